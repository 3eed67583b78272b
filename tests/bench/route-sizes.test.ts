import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filesOf, overBudget, routeSizes, type Manifest } from './route-sizes.ts'

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  '_table.js': { file: 'table.js', css: ['table.css'] },
  'src/i18n/en.ts': { file: 'en.js', isDynamicEntry: true },
  'src/i18n/fr.ts': { file: 'fr.js', isDynamicEntry: true },
  'src/app/screens/HomeScreen/HomeScreen.tsx': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['_react.js'],
  },
  'src/x/ListScreen.tsx': { file: 'list.js', isDynamicEntry: true, imports: ['_table.js'] },
  'src/x/EntryForm.tsx': { file: 'form.js', isDynamicEntry: true, imports: ['_react.js'] },
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
  table: 5,
  en: 3,
  fr: 4,
  home: 7,
  list: 8,
  form: 9,
})) {
  write(`${name}.js`, size)
}
write('main.css', 6)
write('table.css', 2)

describe('sizes per screen', () => {
  test('static imports come along, circles end', () => {
    expect([...filesOf(manifest, ['index.html'])]).toEqual(['main.js', 'main.css', 'react.js'])
  })
  test('a screen is counted with the start and the bigger language', () => {
    const sizes = routeSizes(folder, manifest).map(({ name, script, style }) => [
      name,
      script.gzip,
      style.gzip,
    ])
    expect(sizes).toEqual([
      ['start', 34, 6],
      // With the screen that it belongs to.
      ['EntryForm', 56, 8],
      ['HomeScreen', 41, 6],
      ['ListScreen', 47, 8],
    ])
  })
  test('a missing compressed file is an error, not a zero', () => {
    const broken = { ...manifest, 'src/y/NewScreen.tsx': { file: 'new.js', isDynamicEntry: true } }
    expect(() => routeSizes(folder, broken)).toThrow('new.js is missing')
  })
  test('says what is over its budget', () => {
    const weight = (gzip: number) => ({ plain: gzip, gzip, brotli: gzip })
    const screen = { name: 'NewScreen', script: weight(190_001), style: weight(1) }
    expect(overBudget([screen])).toEqual(['NewScreen: 190001 bytes of script (gzip), the budget is 190000'])
    expect(overBudget([{ ...screen, script: weight(190_000) }])).toEqual([])
  })
})
