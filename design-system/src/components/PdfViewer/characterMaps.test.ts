import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { characterMaps } from './characterMaps.ts'

const pdfjs = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))))

test('every table of characters that pdf.js brings is served, under the name that it asks for', () => {
  const brought = readdirSync(join(pdfjs, 'cmaps')).filter(name => name.endsWith('.bcmap'))
  expect(brought.length).toBeGreaterThan(100)
  expect(Object.keys(characterMaps).toSorted()).toEqual(brought.toSorted())
  for (const [name, address] of Object.entries(characterMaps)) expect(address).toContain(name)
})
