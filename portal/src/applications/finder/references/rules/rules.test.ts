import { ApiProblem } from '@parvis/api-types/problems'
import {
  decideReferenceSheet,
  getReferenceSheet,
  searchEngagements,
} from '@parvis/api-types/generated/examples/organisation'
import { ReferenceSheet } from '@parvis/api-types/limits/finder'
import { expect, test } from 'vitest'
import { titleIn, type Sheet } from '../sheet.ts'
import { citableOf, type FoundEngagement } from './citing.ts'
import { isRejected, moveOf, moves, statusAfter, waitingFor, wantedMost } from './moves.ts'
import { missingIn, raceIn } from './races.ts'

const sheet = getReferenceSheet.success.submitted as unknown as Sheet
const allowing = (...statuses: Sheet['status'][]) => statuses.map(status => ({ status, needsReason: false }))

test('each decision leads to a different status, and only allowed ones are offered', () => {
  expect(new Set(Object.values(statusAfter)).size).toBe(moves.length)
  expect(moves.filter(move => moveOf(sheet, move))).toEqual(['validate', 'rejectByCommercial'])
  expect(moveOf(sheet, 'rejectByCommercial')?.needsReason).toBe(true)
})

test('the primary action moves on, but corrects before submitting again and never withdraws', () => {
  expect(wantedMost(sheet)).toBe('validate')
  const rejected: Sheet = {
    ...sheet,
    status: 'rejectedByManager',
    mayChange: true,
    allowedTransitions: allowing('submitted'),
  }
  expect(wantedMost(rejected)).toBe('change')
  const difference: Sheet['difference'] = [{ field: 'year', before: 2024, after: 2025 }]
  expect(wantedMost({ ...rejected, difference })).toBe('submit')
  expect(
    wantedMost({ ...sheet, status: 'published', allowedTransitions: allowing('withdrawn') }),
  ).toBeUndefined()
  expect(wantedMost({ ...sheet, allowedTransitions: [], mayChange: true })).toBe('change')
})

test('a sheet waits for somebody who can act, or for nobody', () => {
  const names = Object.fromEntries(
    ReferenceSheet.status.values.map(status => {
      const waits = waitingFor({ ...sheet, status })
      return [status, waits?.kind === 'person' ? waits.name : waits?.kind]
    }),
  )
  expect(names).toEqual({
    draft: 'Théo Lefèvre',
    submitted: 'commercial',
    validatedByCommercial: 'Samuel Okafor',
    rejectedByCommercial: 'Théo Lefèvre',
    published: undefined,
    rejectedByManager: 'Théo Lefèvre',
    withdrawn: undefined,
  })
  const noManager = {
    ...sheet,
    status: 'validatedByCommercial',
    managerName: null,
    managerEmail: null,
  } as const
  expect(waitingFor(noManager)).toEqual({ kind: 'person', name: 'Hélène Marchand' })
  expect(ReferenceSheet.status.values.filter(isRejected)).toHaveLength(2)
})

const problemOf = (code: keyof typeof decideReferenceSheet.problem) => {
  const content = decideReferenceSheet.problem[code]
  return new ApiProblem(content)
}

test('a lost race names who was first; other refusals do not', () => {
  const race = { status: 'rejectedByCommercial', name: 'Inès Barbier', at: '2026-11-04T14:30:00.000Z' }
  expect(raceIn(problemOf('precondition-failed'))).toEqual(race)
  expect(raceIn(problemOf('reference-sheet-transition-refused'))).toEqual(race)
  expect(raceIn(problemOf('reference-sheet-incomplete'))).toBeUndefined()
  expect(raceIn(new ApiProblem({ code: 'precondition-failed', status: 412, title: '' }))).toBeUndefined()
  expect(raceIn(new Error('no'))).toBeUndefined()
})

test('missing fields are named in the order of the form', () => {
  expect(missingIn(problemOf('reference-sheet-incomplete'))).toEqual(['englishTitle', 'services'])
  expect(missingIn(problemOf('precondition-failed'))).toEqual([])
})

test('internal sheets are not cited, and engagements without a sheet are counted', () => {
  const [withSheet, without] = searchEngagements.success.found.value as unknown as FoundEngagement[]
  const internal = {
    sheet: withSheet?.sheet ? { ...withSheet.sheet, confidentiality: 'internal' as const } : null,
  }
  const citable = citableOf([withSheet, without, internal].flatMap(each => (each ? [each] : [])))
  expect(citable.sheets.map(({ id }) => id)).toEqual([7])
  expect(citable.internal).toHaveLength(1)
  expect(citable.withoutSheet).toBe(1)
})

test('a sheet is named by its title in the language, else the other title, else its engagement', () => {
  const names = { title: 'Audit', englishTitle: 'Statutory audit', engagementDescription: 'Mission' }
  expect(titleIn('fr', names)).toBe('Audit')
  expect(titleIn('en', names)).toBe('Statutory audit')
  expect(titleIn('en', { ...names, englishTitle: ' ' })).toBe('Audit')
  expect(titleIn('fr', { ...names, title: '', englishTitle: '' })).toBe('Mission')
})
