import { describe, expect, test } from 'vitest'
import { afterKeys, isClearing, KeysAhead, typedCharacter } from './typedKeys.ts'

const pressed = (key: string, modifiers: readonly string[] = [], isComposing = false) => ({
  key,
  ctrlKey: modifiers.includes('Control'),
  altKey: modifiers.includes('Alt'),
  metaKey: modifiers.includes('Meta'),
  shiftKey: modifiers.includes('Shift'),
  getModifierState: (name: string) => modifiers.includes(name),
  nativeEvent: { isComposing },
})

describe('a key', () => {
  test.each(['a', 'É', '5', '-', ',', '.', '👍'])('writes %s', key => {
    expect(typedCharacter(pressed(key), false)).toBe(key)
    expect(typedCharacter(pressed(key, ['Shift']), false)).toBe(key)
  })
  test.each(['@', '#', '€', '{'])('with AltGr writes %s, also where that is Ctrl with Alt', key => {
    expect(typedCharacter(pressed(key, ['AltGraph']), false)).toBe(key)
    expect(typedCharacter(pressed(key, ['AltGraph', 'Control', 'Alt']), false)).toBe(key)
  })
  test('with Option writes on a Mac alone', () => {
    expect(typedCharacter(pressed('€', ['Alt']), true)).toBe('€')
    expect(typedCharacter(pressed('e', ['Alt']), false)).toBeUndefined()
  })
  test.each([['Control'], ['Meta'], ['Control', 'Alt'], ['Meta', 'AltGraph']])(
    'with %s is a shortcut',
    (...of) => {
      expect(typedCharacter(pressed('v', of), false)).toBeUndefined()
    },
  )
  test.each(['Dead', 'Process', 'Unidentified', 'Enter', 'F2', 'ArrowDown', 'Delete'])(
    'that is %s writes nothing',
    key => {
      expect(typedCharacter(pressed(key), false)).toBeUndefined()
    },
  )
  test('of an input method writes nothing yet', () => {
    expect(typedCharacter(pressed('ひ', [], true), false)).toBeUndefined()
  })
  test('empties a cell, unless it is a shortcut', () => {
    expect([isClearing(pressed('Delete')), isClearing(pressed('Backspace'))]).toEqual([true, true])
    expect([isClearing(pressed('Delete', ['Shift'])), isClearing(pressed('Backspace', ['Control']))]).toEqual(
      [false, false],
    )
  })
})

describe('keys before the field is there', () => {
  const cell = {} as HTMLElement
  test('are written in their order, corrected, and ended', () => {
    const ahead = new KeysAhead()
    ahead.begin(cell)
    for (const key of ['2', '3', 'Backspace', ' ', '4', 'Tab', '5'])
      expect(ahead.add(pressed(key), cell)).toBe(true)
    expect(afterKeys('1', ahead.take())).toEqual({ text: '12 4', end: { key: 'Tab', shiftKey: false } })
  })
  test('are those of its cell, and none once it is there', () => {
    const ahead = new KeysAhead()
    ahead.begin(cell)
    expect(ahead.add(pressed('2'), {} as HTMLElement)).toBe(false)
    expect(ahead.add(pressed('ArrowDown'), cell)).toBe(false)
    expect(ahead.add(pressed('z', ['Control']), cell)).toBe(false)
    expect(ahead.take()).toEqual([])
    expect(ahead.add(pressed('3'), cell)).toBe(false)
  })
})
