import { describe, expect, test } from 'vitest'
import { entered, shown, stepped, type EntryHistory, type FieldMoment } from './entryHistory.ts'

const none: EntryHistory<string> = { past: [], future: [], run: null }
const moment = (text: string, at = text.length): FieldMoment<string> => ({
  held: text,
  text,
  start: at,
  end: at,
})
/** A field after a sequence of changes. */
const after = (...changes: [kind: string, before: string, left: string][]) =>
  changes.reduce(
    (history, [kind, before, left]) => shown(entered(history, moment(before), kind), moment(left)),
    none,
  )
const undone = (history: EntryHistory<string>, now: string) => stepped(history, 'undo', moment(now))

describe('what one step takes back', () => {
  test('keys that follow each other', () => {
    const history = after(['insertText', '', 'F'], ['insertText', 'F', 'FR'], ['insertText', 'FR', 'FR7'])
    expect(undone(history, 'FR7').to?.text).toBe('')
  })
  test('not what was deleted between', () => {
    const history = after(['insertText', '', 'F'], ['deleteContentBackward', 'F', ''])
    expect(undone(history, '').to?.text).toBe('F')
  })
  test('not keys after the caret was put elsewhere', () => {
    const first = after(['insertText', '', 'FR76'])
    const history = shown(entered(first, moment('FR76', 2), 'insertText'), moment('FR076', 3))
    expect(undone(history, 'FR076').to?.text).toBe('FR76')
  })
  test('each paste alone', () => {
    const history = after(['insertFromPaste', '', 'FR'], ['insertFromPaste', 'FR', 'FR76'])
    expect(undone(history, 'FR76').to?.text).toBe('FR')
  })
  test('nothing that was not to be seen', () => {
    const history = after(['insertText', '', 'F'], ['insertFromPaste', 'F', 'F'])
    expect(undone(history, 'F').to?.text).toBe('')
  })
})

describe('back and forth', () => {
  const history = after(['insertFromPaste', '', 'FR'], ['insertFromPaste', 'FR', 'FR76'])
  test('leads to where it began', () => {
    const first = undone(history, 'FR76')
    const second = undone(first.history, 'FR')
    expect(second.to?.text).toBe('')
    expect(undone(second.history, '').to).toBeUndefined()
    const again = stepped(second.history, 'redo', moment(''))
    expect(again.to?.text).toBe('FR')
    expect(stepped(again.history, 'redo', moment('FR')).to?.text).toBe('FR76')
  })
  test('ends with a new entry', () => {
    const back = undone(history, 'FR76').history
    expect(stepped(entered(back, moment('FR'), 'insertText'), 'redo', moment('FRX')).to).toBeUndefined()
  })
  test('a key after it is a step of its own', () => {
    const typed = after(['insertText', '', 'F'], ['deleteContentBackward', 'F', ''])
    const back = undone(typed, '').history
    expect(undone(entered(back, moment('F'), 'insertText'), 'FR').to?.text).toBe('F')
  })
  test('keeps a hundred steps', () => {
    const many = Array.from({ length: 120 }, (_, at): [string, string, string] => [
      'insertFromPaste',
      `a${at}`,
      `a${at + 1}`,
    ])
    expect(after(...many).past).toHaveLength(100)
  })
})
