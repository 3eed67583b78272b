import { assignInlineVars } from '@vanilla-extract/dynamic'
import { CalendarDays, CalendarRange, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { formatDate, formatDay, formatDays, localDay, readMoment, regions } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import type { Locale } from '../../i18n/messages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { usePrinting } from '../../internal/media/usePrinting.ts'
import { ViewSwitch } from '../../internal/viewSwitch/ViewSwitch.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './MonthCalendar.css.ts'
import { messages } from './MonthCalendar.messages.ts'
import {
  barsOf,
  daysOf,
  mondayOf,
  shiftDay,
  shiftMonth,
  weekdayOf,
  weekOf,
  weeksOf,
  type Bar,
} from './monthDays.ts'

/** An entry that lasts one or more days. */
export interface MonthCalendarEntry {
  id: string
  /** First day, as 'YYYY-MM-DD'. */
  from: string
  /** Last day, as 'YYYY-MM-DD'. Equal to `from` for a single day. */
  to: string
  /** Text of the entry: "R-000014, Fonderie Humbert, Suivi de trésorerie". */
  title: string
  /** Link to the details of the entry. */
  href: string
  /** Status of the entry, with its text. */
  status?: { kind: StatusBadgeKind; text: string }
}

export const monthCalendarLevels = [2, 3] as const
export const monthCalendarSpans = ['month', 'week'] as const
export type MonthCalendarSpan = (typeof monthCalendarSpans)[number]

export interface MonthCalendarProps extends ElementProps<HTMLDivElement> {
  /** Whether a month or one week is shown. @default 'month' */
  span?: MonthCalendarSpan
  /** Any day of the month or week to show, as 'YYYY-MM-DD'. */
  date: string
  /** Called when the reader navigates: with the first day of a month or the Monday of a week. */
  onChange: (span: MonthCalendarSpan, date: string) => void
  /** Entries to show. Those outside the period are left out. Array order breaks ties between equal periods. */
  entries: readonly MonthCalendarEntry[]
  /** Names of the days off by date. Weekends are not needed. */
  daysOff?: ReadonlyMap<string, string>
  /** Text that replaces the days of a narrow calendar if the month or week has no entries. */
  emptyText: string
  /** The day marked as today. @default the reader's own */
  today?: string
  /** Level of the heading that names the month or week. @default 2 */
  level?: (typeof monthCalendarLevels)[number]
}

/** Shows the entries of a month or week as bars across days, or as a list of days where space is narrow. */
export function MonthCalendar({
  span = 'month',
  date,
  onChange,
  entries,
  daysOff,
  emptyText,
  today: given,
  level = 2,
  ...element
}: MonthCalendarProps) {
  const [readersDay] = useState(() => localDay(new Date()))
  const today = given ?? readersDay
  const t = useMessages(messages)
  const locale = useLocale()
  const isPrinting = usePrinting()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const id = useId()
  const month = date.slice(0, 7)
  const days = span === 'month' ? daysOf(month) : weekOf(date)
  const weeks = placedWeeks(entries, days, monday => isPrinting || span === 'week' || opened.has(monday))
  const go = (count: number) =>
    onChange(span, span === 'month' ? `${shiftMonth(month, count)}-01` : shiftDay(mondayOf(date), 7 * count))
  const firstOf = (of: MonthCalendarSpan, day: string) =>
    of === 'month' ? `${day.slice(0, 7)}-01` : mondayOf(day)
  const toggle = (monday: string) =>
    setOpened(before => {
      const after = new Set(before)
      if (!after.delete(monday)) after.add(monday)
      return after
    })
  const Heading = `h${level}` as const
  return (
    <div {...elementProps(element)} className={styles.frame}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title} aria-live="polite">
          {span === 'month' ? monthName(locale, month) : weekName(locale, days)}
        </Heading>
        <div className={styles.pages}>
          <ViewSwitch
            label={t('span')}
            size="small"
            views={[
              { name: 'month', label: t('month'), icon: CalendarDays },
              { name: 'week', label: t('week'), icon: CalendarRange },
            ]}
            view={span}
            // Go to the current week if today is in view, otherwise to the first one.
            onChange={next => onChange(next, firstOf(next, days.includes(today) ? today : (days[0] ?? date)))}
          />
          <IconButton
            label={t(span === 'month' ? 'previousMonth' : 'previousWeek')}
            icon={<ChevronLeft aria-hidden size={18} />}
            onPress={() => go(-1)}
          />
          <Button
            variant="quiet"
            size="small"
            isDisabled={days.includes(today)}
            onPress={() => onChange(span, firstOf(span, today))}
          >
            {t('today')}
          </Button>
          <IconButton
            label={t(span === 'month' ? 'nextMonth' : 'nextWeek')}
            icon={<ChevronRight aria-hidden size={18} />}
            onPress={() => go(1)}
          />
        </div>
      </div>
      <div aria-hidden className={styles.weekdays}>
        {weekdayNames(locale).map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol
        aria-labelledby={id}
        className={styles.days}
        style={assignInlineVars({ [styles.rows]: weeks.map(({ rows }) => rows).join(' ') })}
      >
        {weeks.flatMap(week =>
          week.days.map(day => (
            <Day
              key={day}
              day={day}
              week={week}
              isToday={day === today}
              off={daysOff?.get(day)}
              isOpened={!isPrinting && opened.has(week.monday)}
              onToggle={() => toggle(week.monday)}
            />
          )),
        )}
      </ol>
      {weeks.every(({ bars, hidden }) => bars.length + hidden.length === 0) && (
        <p className={styles.empty}>{emptyText}</p>
      )}
    </div>
  )
}

type EntryBar = Bar<MonthCalendarEntry>

interface PlacedWeek {
  monday: string
  days: readonly string[]
  bars: readonly EntryBar[]
  /** Bars that are hidden until the reader expands the week. */
  hidden: readonly EntryBar[]
  /** Whether the collapsed week hides some bars. */
  isLong: boolean
  /** First row of the week among the rows of all weeks, from 1. */
  row: number
  /** Number of rows that its bars take. */
  lanes: number
  /** Heights of its rows. */
  rows: string
}

/** Maximum number of stacked bars; further ones are hidden until the reader expands the week. */
const mostLanes = 4

/** Lays out each week with its rows: one for the dates, one for each lane, and one for the "more" buttons. */
function placedWeeks(
  entries: readonly MonthCalendarEntry[],
  days: readonly string[],
  isWhole: (monday: string) => boolean,
): PlacedWeek[] {
  let row = 1
  return weeksOf(days).map(week => {
    const monday = mondayOf(week[0] ?? '')
    const bars = barsOf(entries, week)
    const lanesOf = (of: readonly EntryBar[]) => of.reduce((most, { lane }) => Math.max(most, lane + 1), 0)
    const isLong = lanesOf(bars) > mostLanes
    const isShort = isLong && !isWhole(monday)
    // The button takes the room of one bar, so a week with exactly `mostLanes` lanes shows all of them.
    const shown = isShort ? bars.filter(({ lane }) => lane < mostLanes - 1) : bars
    const lanes = lanesOf(shown)
    // A week with few bars is as high as one with two.
    const rest = `minmax(${String(Math.max(0.5, 5 - 2.5 * lanes))}rem, auto)`
    const placed = {
      monday,
      days: week,
      bars: shown,
      hidden: bars.filter(bar => !shown.includes(bar)),
      isLong,
      row,
      lanes,
      rows: `auto ${lanes > 0 ? `repeat(${String(lanes)}, auto) ` : ''}${rest}`,
    }
    row += lanes + 2
    return placed
  })
}

interface DayProps {
  day: string
  week: PlacedWeek
  isToday: boolean
  off: string | undefined
  isOpened: boolean
  onToggle: () => void
}

function covers({ day: first, span }: EntryBar, day: string): boolean {
  return first <= day && day < shiftDay(first, span)
}

function Day({ day, week, isToday, off, isOpened, onToggle }: DayProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const moment = readMoment(day)
  const name = moment ? formatDay(locale, moment) : day
  const bars = week.bars.filter(bar => bar.day === day)
  const hidden = week.hidden.filter(bar => covers(bar, day)).length
  // In an expanded week, the collapse button is on days that had hidden bars.
  const isShortened =
    week.isLong && isOpened && week.bars.some(bar => bar.lane >= mostLanes - 1 && covers(bar, day))
  const isOff = off !== undefined || weekdayOf(day) > 5
  const column = String(weekdayOf(day))
  return (
    <li
      className={styles.day}
      data-off={isOff ? '' : undefined}
      data-today={isToday ? '' : undefined}
      // In the list of days, an entry that began in an earlier week is shown only there.
      data-empty={bars.some(isFirst(week)) || hidden > 0 || isShortened ? undefined : ''}
      style={assignInlineVars({
        [styles.column]: column,
        [styles.row]: String(week.row),
        [styles.height]: String(week.lanes + 2),
      })}
    >
      <span aria-hidden className={styles.ground} />
      <div className={styles.top}>
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
      </div>
      {bars.length > 0 && (
        <ul className={styles.entries}>
          {bars.map(bar => (
            <BarItem
              key={bar.entry.id}
              bar={bar}
              row={week.row + 1 + bar.lane}
              isFirst={isFirst(week)(bar)}
            />
          ))}
        </ul>
      )}
      {(hidden > 0 || isShortened) && (
        <AriaButton
          className={styles.more}
          style={assignInlineVars({ [styles.row]: String(week.row + week.lanes + 1) })}
          aria-expanded={isShortened}
          aria-label={isShortened ? t('lessOn', { day: name }) : t('moreOn', { count: hidden, day: name })}
          onPress={onToggle}
        >
          {isShortened ? t('less') : t('more', { count: hidden })}
        </AriaButton>
      )}
    </li>
  )
}

/** Whether a bar is the first one of its entry in the calendar. */
const isFirst = (week: PlacedWeek) => (bar: EntryBar) => bar.isStart || week.row === 1

function BarItem({ bar, row, isFirst: isFirstBar }: { bar: EntryBar; row: number; isFirst: boolean }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { entry, span, isStart, isEnd } = bar
  const { from, to, title, href, status } = entry
  return (
    <li
      className={styles.entry}
      data-from={isStart ? '' : undefined}
      data-to={isEnd ? '' : undefined}
      data-again={isFirstBar ? undefined : ''}
      style={assignInlineVars({ [styles.row]: String(row), [styles.length]: String(span) })}
    >
      <Link href={href} className={styles.link}>
        {title}
        {!isFirstBar && <span className={styles.hidden}>, {t('goesOn')}</span>}
      </Link>
      {to > from && (
        <span className={styles.period}>
          {t('period', { from: formatDate(locale, from), to: formatDate(locale, to) })}
        </span>
      )}
      {status && <StatusBadge kind={status.kind}>{status.text}</StatusBadge>}
    </li>
  )
}

function monthName(locale: Locale, month: string): string {
  return new Intl.DateTimeFormat(regions[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}

function weekName(locale: Locale, days: readonly string[]): string {
  const [first, last] = [readMoment(days[0] ?? ''), readMoment(days.at(-1) ?? '')]
  return first && last ? formatDays(locale, first, last) : ''
}

/** Short names of the weekdays, from Monday to Sunday. */
function weekdayNames(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(regions[locale], { weekday: 'short', timeZone: 'UTC' })
  // January 5, 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2026, 0, 5 + index))))
}
