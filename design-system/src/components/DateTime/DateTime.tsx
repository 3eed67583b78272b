import {
  formatDate,
  formatDay,
  formatDeadline,
  formatMoment,
  localDay,
  readMoment,
} from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { useLocale } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './DateTime.css.ts'

export const dateTimeForms = ['moment', 'date', 'day', 'deadline'] as const
/** 18-07-2026 14:05:33 · 18-07-2026 · samedi 18 juillet 2026 · 18 juil. 2026. */
export type DateTimeForm = (typeof dateTimeForms)[number]

export interface DateTimeProps extends ElementProps {
  /** As the services write it: ISO 8601 in UTC, or a day alone as 'YYYY-MM-DD'. */
  value: string
  /** Display form. A value that is only a day never shows a time. @default 'moment' */
  form?: DateTimeForm
}

function write(locale: Locale, moment: Date, form: DateTimeForm): string {
  switch (form) {
    case 'moment':
      return formatMoment(locale, moment)
    case 'date':
      return formatDate(locale, localDay(moment))
    case 'day':
      return formatDay(locale, moment)
    case 'deadline':
      return formatDeadline(locale, moment)
  }
}

/** A date or moment in the display format of the reader's language and in the reader's own time zone. */
export function DateTime({ value, form = 'moment', ...element }: DateTimeProps) {
  const locale = useLocale()
  const moment = readMoment(value)
  // What is no moment is shown as it came: hiding it would hide the mistake.
  if (!moment) return <span {...elementProps(element)}>{value}</span>
  const isDay = value.length === 10
  return (
    <time
      {...elementProps(element)}
      dateTime={isDay ? value : moment.toISOString()}
      className={form === 'day' ? undefined : styles.figures}
    >
      {write(locale, moment, isDay && form === 'moment' ? 'date' : form)}
    </time>
  )
}
