/**
 * Last step of the build: makes the declarations fit for everybody's compiler. Imports for their effect only (styles,
 * fonts) say nothing about types and need declarations of their own; and the modules end in `.js` once they are built.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('dist/', import.meta.url))

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const text = readFileSync(dist + file, 'utf8')
    .replaceAll(/^import '[^']+';\n/gm, '')
    .replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+?)\.tsx?(?=['"])/g, '$1.js')
  writeFileSync(dist + file, text)
}
// So that importing the style sheet is known to compilers that know of no bundler.
writeFileSync(`${dist}style.d.ts`, 'export {}\n')
