import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built client lies in the Python package, so that the server (and the wheel) ship it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/trunkline/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: process.env.TRUNKLINE_URL ?? 'http://127.0.0.1:1830', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})
