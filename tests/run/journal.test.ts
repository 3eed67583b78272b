import { expect, test } from 'vitest'
import { readJournal, type JournalEntry } from './journal.ts'

const a = { project: 'unit', file: 'a.test.ts' }
const b = { project: 'unit', file: 'b.test.ts' }
const journal = (...entries: JournalEntry[]) =>
  readJournal(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

test('a completed run is reported test by test', () => {
  const outcome = journal(
    { kind: 'run', files: [a] },
    { kind: 'file', ...a },
    { kind: 'test', ...a, test: ' adds' },
    { kind: 'result', ...a, test: ' adds', state: 'passed' },
    { kind: 'test', ...a, test: ' subtracts' },
    { kind: 'result', ...a, test: ' subtracts', state: 'failed', message: 'expected 1 to be 2' },
    { kind: 'end of file', ...a, errors: ['no such module'], milliseconds: 40 },
    { kind: 'end', errors: ['rejected'] },
  )
  expect(outcome).toEqual({
    passed: new Set(['unit a.test.ts > adds']),
    failed: new Map([['unit a.test.ts > subtracts', 'a.test.ts']]),
    reasons: new Map([['unit a.test.ts > subtracts', 'expected 1 to be 2']]),
    errors: ['unit a.test.ts: no such module', 'rejected'],
    open: [],
    running: [],
    steps: new Map(),
    isBegun: false,
    progress: [1, 1],
    times: new Map([['unit a.test.ts', 40]]),
    isComplete: true,
  })
})

test('an obsolete snapshot of a failed test is not a separate error', () => {
  const obsolete = 'Obsolete snapshots found when no snapshot update is expected.\n· Permutations 1'
  const ended = (state: 'passed' | 'failed') =>
    journal(
      { kind: 'run', files: [a] },
      { kind: 'result', ...a, test: ' adds', state },
      { kind: 'end of file', ...a, errors: [obsolete], milliseconds: 40 },
    )
  expect(ended('failed').errors).toEqual([])
  expect(ended('passed').errors).toEqual([`unit a.test.ts: ${obsolete}`])
})

test('a killed run shows what it was doing and what it had not started', () => {
  const outcome = journal(
    { kind: 'run', files: [a, b] },
    { kind: 'file', ...a },
    { kind: 'test', ...a, test: ' hangs' },
  )
  expect(outcome).toMatchObject({
    open: [a, b],
    running: ['unit a.test.ts > hangs'],
    progress: [0, 2],
    isComplete: false,
  })
})

test('a file that hangs while loading counts as running', () => {
  expect(journal({ kind: 'run', files: [a] }, { kind: 'file', ...a }).running).toEqual(['unit a.test.ts'])
})

test('a truncated line is ignored', () => {
  const line = JSON.stringify({ kind: 'run', files: [a] })
  expect(readJournal(`${line}\n{"kind":"file","proj`).open).toEqual([a])
})

test('a file shows its current step and since when: its imports, a hook, a test', () => {
  const begun: JournalEntry[] = [
    { kind: 'run', files: [a, b], at: 1 },
    { kind: 'file', ...a, at: 2 },
  ]
  const stepOf = (...entries: JournalEntry[]) => {
    const { isBegun, steps } = journal(...begun, ...entries)
    return [isBegun, steps.get('unit a.test.ts')]
  }
  expect(stepOf()).toEqual([false, { at: 2, doing: 'unit a.test.ts is loaded' }])
  const hook: JournalEntry = { kind: 'step', ...a, step: 'beforeAll begins', at: 3 }
  expect(stepOf(hook)).toEqual([true, { at: 3, doing: 'unit a.test.ts beforeAll begins' }])
  const begins: JournalEntry = { kind: 'test', ...a, test: 'adds', at: 4 }
  expect(stepOf(hook, begins)).toEqual([true, { at: 4, doing: 'unit a.test.ts > adds' }])
  expect(stepOf(hook, { ...begins, timeout: 9 })).toEqual([
    true,
    { at: 4, doing: 'unit a.test.ts > adds', timeout: 9 },
  ])
  const result: JournalEntry = { kind: 'result', ...a, test: 'adds', state: 'passed', at: 5 }
  expect(stepOf(hook, begins, result)).toEqual([true, { at: 5, doing: 'what follows unit a.test.ts > adds' }])
  const end: JournalEntry = { kind: 'end of file', ...a, errors: [], milliseconds: 3, at: 6 }
  expect(stepOf(hook, begins, result, end)).toEqual([true, undefined])
})
