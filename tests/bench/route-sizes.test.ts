import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  budgets,
  filesOf,
  meanBudget,
  mostFiles,
  overBudget,
  overMean,
  routeSizes,
  type Manifest,
} from './route-sizes.ts'

const manifest: Manifest = {
  'index.html': { file: 'main.js', name: 'index', isEntry: true, css: ['main.css'] },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  '_page.js': { file: 'page.js', name: 'page', imports: ['_react.js', 'index.html'] },
  '_table.js': { file: 'table.js', css: ['table.css'] },
  'src/i18n/en.ts': { file: 'en.js', isDynamicEntry: true },
  'src/i18n/fr.ts': { file: 'fr.js', isDynamicEntry: true },
  '_inside.js': { file: 'inside.js', name: 'inside', imports: ['_page.js'] },
  'src/app/screens/LandingScreen/LandingScreen.tsx': { file: 'landing.js', isDynamicEntry: true },
  'src/app/screens/OwnScreen/OwnScreen.tsx': { file: 'own.js', isDynamicEntry: true },
  'src/app/screens/OwnScreen/i18n/fr.ts': { file: 'own-fr.js', isDynamicEntry: true },
  'src/applications/x/i18n/en.ts': { file: 'x-en.js', isDynamicEntry: true },
  'src/applications/x/i18n/fr.ts': { file: 'x-fr.js', isDynamicEntry: true },
  'src/applications/x/ListScreen.tsx': { file: 'list.js', isDynamicEntry: true, imports: ['_table.js'] },
  'src/applications/x/EntryForm.tsx': { file: 'form.js', isDynamicEntry: true, imports: ['_react.js'] },
}
const folder = mkdtempSync(join(tmpdir(), 'parvis-sizes-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const write = (name: string, gzip: number) => {
  writeFileSync(join(folder, name), 'x'.repeat(gzip * 3))
  writeFileSync(join(folder, `${name}.gz`), 'x'.repeat(gzip))
  writeFileSync(join(folder, `${name}.br`), 'x'.repeat(gzip - 1))
}
for (const [name, size] of Object.entries({
  main: 10,
  react: 20,
  page: 100,
  table: 5,
  en: 3,
  fr: 4,
  'x-en': 1000,
  'x-fr': 999,
  inside: 50_000,
  landing: 6,
  own: 2,
  'own-fr': 100_000,
  list: 8,
  form: 9,
})) {
  write(`${name}.js`, size)
}
write('main.css', 6)
write('table.css', 2)

describe('sizes per screen', () => {
  test('static imports are included, cycles end', () => {
    expect([...filesOf(manifest, ['_page.js'])]).toEqual(['page.js', 'react.js', 'main.js', 'main.css'])
  })
  test('a screen is counted with the start and the larger language', () => {
    const sizes = routeSizes(folder, manifest).map(({ name, script, style, beyond, files }) => [
      name,
      script.gzip,
      style.gzip,
      [beyond.script, beyond.style],
      files,
    ])
    expect(sizes).toEqual([
      ['start', 134, 6, [134, 6], 5],
      ['inside', 50_134, 6, [50_134, 6], 6],
      // Includes the screen that it belongs to.
      ['EntryForm', 51_156, 8, [1022, 2], 11],
      // Before the gate: the shell is not needed there.
      ['LandingScreen', 140, 6, [6, 0], 6],
      ['ListScreen', 51_147, 8, [1013, 2], 10],
      ['OwnScreen', 150_136, 6, [100_002, 0], 8],
    ])
  })
  test.each(['page', 'inside'])('a build without the chunk "%s" is an error, not a smaller page', name => {
    const others = Object.entries(manifest).filter(([, chunk]) => chunk.name !== name)
    expect(() => routeSizes(folder, Object.fromEntries(others))).toThrow(`no chunk "${name}"`)
  })
  test('a missing compressed file is an error, not a zero', () => {
    const broken = { ...manifest, 'src/y/NewScreen.tsx': { file: 'new.js', isDynamicEntry: true } }
    expect(() => routeSizes(folder, broken)).toThrow('new.js is missing')
  })
  test('reports what is over its budget', () => {
    const weight = { plain: 200_000, gzip: 200_000, brotli: 200_000 }
    const { script = 0 } = budgets['screen'] ?? {}
    const beyond = { script: script + 1, style: 1 }
    const screen = { name: 'NewScreen', script: weight, style: weight, beyond, files: mostFiles }
    expect(overBudget([screen])).toEqual([
      `NewScreen: ${script + 1} bytes of script (gzip), the budget is ${script}`,
    ])
    const within = { ...screen, beyond: { ...beyond, script } }
    expect(overBudget([within])).toEqual([])
    expect(overBudget([{ ...within, files: mostFiles + 1 }])).toEqual([
      `NewScreen: ${mostFiles + 1} files, the limit is ${mostFiles}`,
    ])
  })
  test('reports when screens are over their budget on average, whatever the start loads', () => {
    const weight = { plain: 200_000, gzip: 200_000, brotli: 200_000 }
    const size = (name: string, script: number) => ({
      name,
      script: weight,
      style: weight,
      beyond: { script, style: 1 },
      files: 9,
    })
    const sizes = [
      size('start', 900_000),
      size('AScreen', meanBudget - 1000),
      size('BScreen', meanBudget + 1000),
    ]
    expect(overMean(sizes)).toEqual([])
    expect(overMean([...sizes, size('CScreen', meanBudget + 3)])).toEqual([
      `screens: ${meanBudget + 1} bytes of script (gzip) on average, the budget is ${meanBudget}`,
    ])
  })
})
