import { expect, test } from 'vitest'
import { isApple } from '../../internal/isApple.ts'
import { isPaletteShortcut } from './usePaletteShortcut.ts'

const keys = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }

test('Ctrl K opens the palette, ⌘ K on Apple’s devices', () => {
  expect(isPaletteShortcut({ ...keys, ctrlKey: true }, false)).toBe(true)
  expect(isPaletteShortcut({ ...keys, metaKey: true }, true)).toBe(true)
  expect(isPaletteShortcut({ ...keys, key: 'K', ctrlKey: true }, false)).toBe(true)
})

test.each([
  ['no command key', {}],
  ['the other command key', { metaKey: true }],
  ['with Alt, which writes a letter on some keyboards', { ctrlKey: true, altKey: true }],
  ['with Shift', { ctrlKey: true, shiftKey: true }],
  ['while a letter is being composed', { ctrlKey: true, isComposing: true }],
  ['another letter', { ctrlKey: true, key: 'j' }],
])('%s: nothing', (_reason, change) => {
  expect(isPaletteShortcut({ ...keys, ...change }, false)).toBe(false)
})

test('platforms', () => {
  expect([isApple('MacIntel'), isApple('iPhone'), isApple('Win32'), isApple('Linux x86_64')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
