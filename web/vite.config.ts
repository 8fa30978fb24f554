import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Lays a compressed twin beside every text file, so that the server need not compress. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf-8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue
        writeFileSync(`${dir}/${name}.gz`, gzipSync(readFileSync(`${dir}/${name}`), { level: 9 }))
      }
    },
  }
}

// The built client lies in the Python package, so that the server (and the wheel) ship it.
export default defineConfig({
  plugins: [svelte(), packed()],
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
