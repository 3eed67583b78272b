import { expect, test } from 'vitest'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { attendanceForm, noteLimit } from './attendance.ts'
import { sampleForm, takeForm } from './forms.ts'

const take = {
  ...takeForm.start,
  name: 'Stock 2026',
  countDate: '2026-12-31',
  closingDate: '2026-12-31',
}

test('the tolerances of a stock-take and the threshold of a sample may have decimals', () => {
  expect(takeForm.check({ ...take, tolerancePercent: 2.5, toleranceValue: 99.9 })).toEqual(
    takeForm.check(take),
  )
  expect(takeForm.check({ ...take, tolerancePercent: 100.5 })).toMatchObject({
    tolerancePercent: ruleText('maximum', { limit: 100 }),
  })
  const sample = { ...sampleForm.start, threshold: 1500.5 }
  expect(sampleForm.check(sample)).toEqual({})
  expect(sampleForm.check({ ...sample, size: 2.5 })).toEqual({ size: fieldText('problem.value.integer') })
})

test('a note of an attendance report is as long as the contract counts it, whatever is wrong with another', () => {
  const faultWith = (...notes: string[]) => {
    const { answers } = attendanceForm.start
    const noted = answers.map((answer, at) => ({ ...answer, note: notes[at] ?? '' }))
    return attendanceForm.check({ ...attendanceForm.start, answers: noted }).answers
  }
  const tooLong = fieldText('stockTakes:attendance.noteTooLong', { limit: noteLimit })
  expect(faultWith('📦'.repeat(noteLimit))).toBeUndefined()
  expect(faultWith('📦'.repeat(noteLimit), 'a\u200bb')).toBe(ruleText('control-character'))
  expect(faultWith('📦'.repeat(noteLimit + 1), 'a\u200bb')).toBe(tooLong)
})

test('a note of an attendance report is sent without surrounding blanks and with composed accents', () => {
  const { start } = attendanceForm
  const answers = start.answers.map(answer => ({ ...answer, note: ' abîmée '.normalize('NFD') }))
  expect(attendanceForm.bodyOf({ ...start, answers }).answers[0]).toMatchObject({ note: 'abîmée' })
})
