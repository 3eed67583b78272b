import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Zoé Lefèvre', 'ZL'],
  ['Jean-Baptiste de La Salle', 'JS'],
  ['Élodie', 'É'],
  ['  anne   marie  ', 'AM'],
  ['norecord@elsewhere.example', 'NE'],
  ['王 小明', '王小'],
  ['𐐀𐐁 x', '𐐀X'],
  ['— …', ''],
  ['', ''],
])('%j → %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
