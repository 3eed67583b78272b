import { expect, it } from 'vitest'
import { numberedNames } from './numbered-names.ts'

it('numbers equal names, before their extension', () => {
  expect(numberedNames(['a.pdf', 'a.pdf', 'b.pdf', 'a.pdf', 'Notes', 'Notes'])).toEqual([
    'a.pdf',
    'a (2).pdf',
    'b.pdf',
    'a (3).pdf',
    'Notes',
    'Notes (2)',
  ])
})

it('treats names as equal that are equal on Windows or macOS', () => {
  expect(numberedNames(['Relevé.pdf', 'RELEVÉ.PDF', 'Relevé.pdf'.normalize('NFD')])).toEqual([
    'Relevé.pdf',
    'RELEVÉ (2).PDF',
    `${'Relevé'.normalize('NFD')} (3).pdf`,
  ])
})

it('uses no number that another name already has, and makes room for it', () => {
  expect(numberedNames(['a.pdf', 'a (2).pdf', 'a.pdf'])).toEqual(['a.pdf', 'a (2).pdf', 'a (3).pdf'])
  const long = `${'x'.repeat(251)}.pdf`
  const [, second = ''] = numberedNames([long, long])
  expect(second).toMatch(/ \(2\)\.pdf$/)
  expect(second.length).toBeLessThanOrEqual(255)
})
