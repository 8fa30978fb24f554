// Checks the client's catalogues: the same keys and the same values in every language, and every key that the code
// names. Prints what is wrong and fails; a key nobody uses is wrong too.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const LANGS = ['en', 'nl', 'zh']
// Keys made at run time, by their beginning.
const MADE = ['act.', 'error.', 'status.', 'pace.', 'origin.']
const all = Object.fromEntries(LANGS.map((lang) => [lang, JSON.parse(readFileSync(`${root}strings/${lang}.json`, 'utf-8'))]))
const wrong = []

const forms = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry))
const blanks = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]).sort().join()

for (const lang of LANGS) {
  for (const key of Object.keys(all.en)) {
    const entry = all[lang][key]
    if (entry === undefined) wrong.push(`${lang}: ${key} is missing`)
    else if (forms(entry).some((form) => !form.trim())) wrong.push(`${lang}: ${key} is empty`)
    else {
      const wanted = new Set(forms(all.en[key]).flatMap((form) => blanks(form).split(',')))
      for (const blank of forms(entry).flatMap((form) => blanks(form).split(',')))
        if (blank && !wanted.has(blank)) wrong.push(`${lang}: ${key} speaks of {${blank}}, which nobody fills`)
    }
    if (typeof entry === 'object' && entry.other === undefined) wrong.push(`${lang}: ${key} has no form "other"`)
  }
  for (const key of Object.keys(all[lang])) if (!(key in all.en)) wrong.push(`${lang}: ${key} is not in en`)
}

const code = readdirSync(root, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(root + name, 'utf-8'))
  .join('\n')
const used = new Set([...code.matchAll(/['"`]([a-z][\w]*\.[\w.]+|guest)['"`]/gi)].map((found) => found[1]))
for (const found of code.matchAll(/\bt\(\s*'([^']+)'/g)) if (!(found[1] in all.en)) wrong.push(`the code names ${found[1]}, which is in no catalogue`)
for (const key of Object.keys(all.en)) if (!used.has(key) && !MADE.some((start) => key.startsWith(start))) wrong.push(`${key} is used nowhere`)

// Every kind of action that a title knows has a name here; the list is given as arguments.
for (const type of process.argv.slice(2)) if (!(`act.${type}` in all.en)) wrong.push(`act.${type} is missing`)

if (wrong.length) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
console.log(`${Object.keys(all.en).length} keys in ${LANGS.join(', ')}`)
