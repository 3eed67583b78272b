import { formatMoment, readMoment } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/useMessages.ts'
import { DateTime } from '../DateTime/DateTime.tsx'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import { relativeTime } from './relativeTime.ts'

interface RelativeTimeProps {
  value: string
  now: number
  t: NotificationWords
}

/** The relative time, with the exact time as its title. After a week, the exact time is shown. */
export function RelativeTime({ value, now, t }: RelativeTimeProps) {
  const locale = useLocale()
  const moment = readMoment(value)
  const words = moment ? relativeTime(locale, now - moment.getTime(), t('justNow')) : undefined
  if (!moment || words === undefined) return <DateTime value={value} />
  return (
    <time dateTime={moment.toISOString()} title={formatMoment(locale, moment)}>
      {words}
    </time>
  )
}
