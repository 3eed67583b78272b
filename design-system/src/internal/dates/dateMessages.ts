import type { FieldMessage } from '../../components/ValidationMessage/ValidationMessage.tsx'
import { formatDate } from '../../i18n/dates.ts'
import type { Locale, MessageValues } from '../../i18n/messages.ts'
import type { DateProblem } from '../../components/DateField/dateRules.ts'
import type { messages } from './dates.messages.ts'
import type { DateDraft } from './useDateDraft.ts'

type Translate = (key: keyof (typeof messages)['en'], values?: MessageValues) => string

/** A violated rule as a sentence, with dates in the reader's display format. */
export function problemText(t: Translate, locale: Locale, problem: DateProblem): string {
  switch (problem.kind) {
    case 'minimum':
    case 'maximum':
      return t(problem.kind, { bound: formatDate(locale, problem.bound) })
    case 'between':
      return t('between', {
        minimum: formatDate(locale, problem.minimum),
        maximum: formatDate(locale, problem.maximum),
      })
    case 'unavailable':
      return t('unavailable', { date: formatDate(locale, problem.date), reason: problem.reason })
  }
}

/** The message for clipboard text that is not a date; the text is cut to what a message can hold. */
function unreadableText(t: Translate, text: string, example: string): string {
  const short = text.trim().slice(0, 40)
  return t('unreadable', { text: short.length < text.trim().length ? `${short}…` : short, example })
}

/** What the field did, or could not do, with the input; the date itself is not wrong. */
export function entryMessages(
  t: Translate,
  locale: Locale,
  drafts: readonly DateDraft[],
  refused: string | null,
): FieldMessage[] {
  const texts = drafts.flatMap(({ missingDay, told }) =>
    missingDay === null || told === null
      ? []
      : [t('missingDay', { day: missingDay, date: formatDate(locale, told) })],
  )
  if (refused !== null) texts.push(unreadableText(t, refused, formatDate(locale, '2026-12-31')))
  return texts.map(text => ({ kind: 'warning', text }))
}
