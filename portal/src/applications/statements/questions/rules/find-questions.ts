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
  /** Only the text in the other language has the words: the reader would look for them in vain. */
  isInOther: boolean
}

/**
 * The questions that have all words of a query in one language, accents and case aside: those in the reader's language
 * first, the best of each first.
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
