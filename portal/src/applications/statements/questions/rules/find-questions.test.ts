import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const questions = [
  { title: 'Arrondi', answer: 'Au centime.', englishTitle: 'Rounding', englishAnswer: 'To the cent.' },
  {
    title: 'Comment télécharger ?',
    answer: 'En Excel.',
    englishTitle: 'How to download?',
    englishAnswer: 'As Excel, to the cent.',
  },
  {
    title: 'Pourquoi un refus ?',
    answer: 'Une écriture télétransmise.',
    englishTitle: 'Why rejected?',
    englishAnswer: 'An entry.',
  },
]
const found = (query: string, language: 'fr' | 'en') =>
  findQuestions(query, questions, language).map(({ question, isInOther }) => [question.title, isInOther])

test('accents and case are ignored, and titles rank above answers', () => {
  expect(found('TELE', 'fr')).toEqual([
    ['Comment télécharger ?', false],
    ['Pourquoi un refus ?', false],
  ])
})

test('matches found only in the other language come last and are marked', () => {
  expect(found('cent', 'fr')).toEqual([
    ['Arrondi', false],
    ['Comment télécharger ?', true],
  ])
  expect(found('refus', 'en')).toEqual([['Pourquoi un refus ?', true]])
})

test('all words must match in the same language', () => {
  expect(found('download centime', 'en')).toEqual([])
  expect(found('excel cent', 'en')).toEqual([['Comment télécharger ?', false]])
})

test('an empty search finds every question, in order', () => {
  expect(found('  ', 'fr').map(([title]) => title)).toEqual(questions.map(({ title }) => title))
})
