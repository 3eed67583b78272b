import type { Locale } from '@parvis/design-system/i18n/messages'
import { score } from '@parvis/design-system/match'
import type { Question } from '../questions.ts'

/** A question in one language. */
export interface QuestionWords {
  title: string
  answer: string
}

export function wordsIn(
  language: Locale,
  {
    title,
    answer,
    englishTitle,
    englishAnswer,
  }: Pick<Question, 'title' | 'answer' | 'englishTitle' | 'englishAnswer'>,
): QuestionWords {
  return language === 'fr' ? { title, answer } : { title: englishTitle, answer: englishAnswer }
}

export interface FoundQuestion<Of> {
  question: Of
  /** Whether only the text in the other language matches, so that the reader would look for the words in vain. */
  isInOther: boolean
}

/**
 * The questions that contain all words of a query in one language, ignoring accents and case. Matches in the reader's
 * language come first, each group with the best first.
 */
export function findQuestions<Of extends Parameters<typeof wordsIn>[1]>(
  query: string,
  questions: readonly Of[],
  language: Locale,
): FoundQuestion<Of>[] {
  const pointsIn = (question: Of, locale: Locale) => {
    const { title, answer } = wordsIn(locale, question)
    return score(query, { title, keywords: [answer] })
  }
  const other = language === 'fr' ? 'en' : 'fr'
  const best = (locale: Locale, among: readonly Of[]) =>
    among
      .map(question => ({ question, points: pointsIn(question, locale) }))
      .filter(({ points }) => points > 0)
      .toSorted((one, two) => two.points - one.points)
      .map(({ question }) => question)
  const own = best(language, questions)
  const rest = best(
    other,
    questions.filter(question => !own.includes(question)),
  )
  return [
    ...own.map(question => ({ question, isInOther: false })),
    ...rest.map(question => ({ question, isInOther: true })),
  ]
}
