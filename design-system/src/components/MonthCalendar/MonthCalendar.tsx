import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { formatDay, localDay, readMoment } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { Locale } from '../../i18n/messages.ts'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './MonthCalendar.css.ts'
import { messages } from './MonthCalendar.messages.ts'
import { daysOf, shiftMonth, weekdayOf } from './monthDays.ts'

/** What stands on a day. */
export interface MonthCalendarEntry {
  id: string
  /** The day, 'YYYY-MM-DD'. */
  date: string
  /** What it is: "Livraison E2026-000014". */
  title: string
  /** Where more is said of it. */
  href: string
  /** What has become of it, with its words. */
  status?: { kind: StatusBadgeKind; text: string }
}

export const monthCalendarLevels = [2, 3] as const

export interface MonthCalendarProps {
  /** The month that is shown, 'YYYY-MM'. */
  month: string
  /** Called with the month that the reader goes to. */
  onMonthChange: (month: string) => void
  /** In the order in which they stand on their day; those of other months are left out. */
  entries: readonly MonthCalendarEntry[]
  /** Names of the days off, by date; weekends need none. */
  daysOff?: ReadonlyMap<string, string>
  /** Said instead of the days of a narrow calendar when nothing stands in the month. */
  emptyText: string
  /** The day that is marked. @default the reader's own */
  today?: string
  /** Of the heading, which names the month. @default 2 */
  level?: (typeof monthCalendarLevels)[number]
}

/** What stands on the days of a month: days beside each other by weeks, below each other where it is narrow. */
export function MonthCalendar({
  month,
  onMonthChange,
  entries,
  daysOff,
  emptyText,
  today: given,
  level = 2,
}: MonthCalendarProps) {
  const [readersDay] = useState(() => localDay(new Date()))
  const today = given ?? readersDay
  const t = useMessages(messages)
  const locale = useLocale()
  const isPrinting = usePrinting()
  const id = useId()
  const days = daysOf(month)
  const ofDays = Map.groupBy(entries, ({ date }) => date)
  const isEmpty = !days.some(day => ofDays.has(day))
  const Heading = `h${level}` as const
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title} aria-live="polite">
          {monthName(locale, month)}
        </Heading>
        <div className={styles.pages}>
          <IconButton
            label={t('previous')}
            icon={<ChevronLeft aria-hidden size={18} />}
            onPress={() => onMonthChange(shiftMonth(month, -1))}
          />
          <Button
            variant="quiet"
            size="small"
            isDisabled={today.startsWith(month)}
            onPress={() => onMonthChange(today.slice(0, 7))}
          >
            {t('today')}
          </Button>
          <IconButton
            label={t('next')}
            icon={<ChevronRight aria-hidden size={18} />}
            onPress={() => onMonthChange(shiftMonth(month, 1))}
          />
        </div>
      </div>
      <div aria-hidden className={styles.weekdays}>
        {weekdayNames(locale).map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol aria-labelledby={id} className={styles.days}>
        {days.map((day, index) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            off={daysOff?.get(day)}
            entries={ofDays.get(day) ?? []}
            isWhole={isPrinting}
            {...(index === 0 && { column: weekdayOf(day) })}
          />
        ))}
      </ol>
      {isEmpty && <p className={styles.empty}>{emptyText}</p>}
    </div>
  )
}

interface DayProps {
  day: string
  isToday: boolean
  off: string | undefined
  entries: readonly MonthCalendarEntry[]
  /** Whether all of them are shown, with nothing to press. */
  isWhole: boolean
  /** Where the first day of the month stands. */
  column?: number
}

/** More than these are shown when they are asked for. */
const shownAtFirst = 3

function Day({ day, isToday, off, entries, isWhole, column }: DayProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [isExpanded, setExpanded] = useState(false)
  const moment = readMoment(day)
  const name = moment ? formatDay(locale, moment) : day
  const hidden = entries.length - shownAtFirst
  const isLong = hidden > 1 && !isWhole
  const shown = isLong && !isExpanded ? entries.slice(0, shownAtFirst) : entries
  const isOff = off !== undefined || weekdayOf(day) > 5
  return (
    <li
      className={styles.day}
      data-off={isOff ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-empty={entries.length === 0 ? '' : undefined}
      style={assignInlineVars({ [styles.column]: column === undefined ? 'auto' : String(column) })}
    >
      <time dateTime={day} className={styles.date}>
        <span className={styles.fullDate}>
          {name}
          {isToday && `, ${t('isToday')}`}
        </span>
        <span aria-hidden className={styles.number}>
          {new Intl.NumberFormat(locale).format(Number(day.slice(8)))}
        </span>
      </time>
      {off !== undefined && <span className={styles.off}>{off}</span>}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {shown.map(entry => (
            <li key={entry.id} className={styles.entry}>
              <Link href={entry.href} className={styles.link}>
                {entry.title}
              </Link>
              {entry.status && (
                <StatusBadge kind={entry.status.kind} look="plain">
                  {entry.status.text}
                </StatusBadge>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <AriaButton
          className={styles.more}
          aria-expanded={isExpanded}
          aria-label={isExpanded ? t('lessOn', { day: name }) : t('moreOn', { count: hidden, day: name })}
          onPress={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('less') : t('more', { count: hidden })}
        </AriaButton>
      )}
    </li>
  )
}

function monthName(locale: Locale, month: string): string {
  const region = locale === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}

/** From Monday to Sunday. */
function weekdayNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  })
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2026, 0, 5 + index))))
}
