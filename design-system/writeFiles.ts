/** A step of the build: writes the files of the package besides its modules and its style sheet. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { llmsText, specFiles } from './readingFiles.ts'
import { designTokenFiles, variablesCss } from './tokenFiles.ts'

const dist = fileURLToPath(new URL('dist/', import.meta.url))

writeFileSync(`${dist}variables.css`, variablesCss())
mkdirSync(`${dist}design-tokens`, { recursive: true })
for (const [name, tokens] of designTokenFiles())
  writeFileSync(`${dist}design-tokens/${name}`, `${JSON.stringify(tokens, null, 2)}\n`)

mkdirSync(`${dist}specs`, { recursive: true })
for (const [name, text] of specFiles()) writeFileSync(`${dist}specs/${name}.md`, text)
// Beside README.md, where tools look for it.
writeFileSync(fileURLToPath(new URL('llms.txt', import.meta.url)), llmsText())
