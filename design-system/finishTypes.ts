/**
 * Last step of the build: makes the type declarations work with any compiler. Side-effect imports (styles, fonts)
 * contain no types and would need declarations of their own, and module specifiers end in `.js` after the build.
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
// Lets compilers without a bundler resolve the import of the style sheet.
writeFileSync(`${dist}style.d.ts`, 'export {}\n')
