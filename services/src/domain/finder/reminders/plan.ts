/** The states in which a sheet waits, in the order of its workflow. */
export const reminderStates = [
  'submitted',
  'validatedByCommercial',
  'rejectedByCommercial',
  'rejectedByManager',
] as const
export type ReminderState = (typeof reminderStates)[number]

/** Weekdays on which reminders can go out, from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Weekday = (typeof weekdays)[number]

export type Language = 'fr' | 'en'

/** When reminders go out for sheets in one state. */
export interface Timing {
  isOn: boolean
  /** Working days, in ascending order. */
  ranges: readonly number[]
  /** Working days between reminders after the last range; null: no repetition. */
  repeatEvery: number | null
  /** Hour of the day in France. */
  hour: number
  weekdays: readonly Weekday[]
}

/** Why a person gets no reminder. */
export type Skip = 'nobody' | 'left' | 'address' | 'client'

/** The recipient of a reminder. */
export interface Recipient {
  /** In lower case; null if nobody is known. */
  email: string | null
  name: string | null
  language: Language
  skip: Skip | null
  /** For a substitute, the days on which they stand in, and for whom; null: every day. */
  standsIn: { for: string; periods: readonly Period[] } | null
}

/** From the first to the last day, YYYY-MM-DD. */
export interface Period {
  from: string
  until: string
}

const nobody: Recipient = { email: null, name: null, language: 'fr', skip: 'nobody', standsIn: null }

/** The people reminded of a sheet on a given day. */
function recipientsOn(day: string, { recipients }: WaitingSheet): readonly Recipient[] {
  const there = recipients.filter(
    ({ standsIn }) =>
      standsIn === null || standsIn.periods.some(({ from, until }) => day >= from && day <= until),
  )
  return there.length === 0 ? [nobody] : there
}

/** A sheet that waits for someone. */
export interface WaitingSheet {
  id: number
  state: ReminderState
  /** The day in France on which it entered its state, YYYY-MM-DD. */
  since: string
  recipients: readonly Recipient[]
  /** The reminders sent since then, as `sentKey` values. */
  sent: ReadonlySet<string>
}

/** A reminder to send, unless its recipient cannot be reached. */
export interface Planned<Sheet extends WaitingSheet = WaitingSheet> {
  day: string
  hour: number
  sheet: Sheet
  recipient: Recipient
  /** Working days that the sheet has waited when the reminder is due. */
  rangeDay: number
}

/** An hour of a day in France. */
export interface HourOfDay {
  /** YYYY-MM-DD. */
  day: string
  hour: number
}

const msPerDay = 86_400_000
const printDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Identifies a reminder about one sheet. */
export const sentKey = (rangeDay: number, email: string): string => `${rangeDay} ${email}`

/**
 * Plans who gets which reminder about which sheet, and when. Both sending and the forecast use it, so nothing is sent
 * that was not forecast. A range due on a day that is not chosen waits for the next chosen one; of several that meet
 * there, only the last is sent.
 * @param isWorkingDay whether a day (YYYY-MM-DD) is a working day in France
 * @param from the first hour that is not over: it also takes what was due earlier that day, but not on days before
 * @param to the last day
 * @returns the reminders in the order in which they go out
 */
export function plan<Sheet extends WaitingSheet>(
  timings: Readonly<Partial<Record<ReminderState, Timing>>>,
  sheets: readonly Sheet[],
  isWorkingDay: (day: string) => boolean,
  from: HourOfDay,
  to: string,
): Planned<Sheet>[] {
  const known = new Map<string, readonly Due[]>()
  const planned: Planned<Sheet>[] = []
  for (const sheet of sheets) {
    const timing = timings[sheet.state]
    if (!timing?.isOn) continue
    const key = `${sheet.state} ${sheet.since}`
    const due = known.get(key) ?? dueDays(timing, sheet.since, isWorkingDay, from.day, to)
    known.set(key, due)
    for (const { day, rangeDay } of due) {
      const hour = day === from.day ? Math.max(timing.hour, from.hour) : timing.hour
      if (hour > 23) continue
      for (const recipient of recipientsOn(day, sheet)) {
        if (recipient.email !== null && sheet.sent.has(sentKey(rangeDay, recipient.email))) continue
        planned.push({ day, hour, sheet, recipient, rangeDay })
      }
    }
  }
  return planned.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      one.hour - other.hour ||
      one.sheet.id - other.sheet.id ||
      (one.recipient.email ?? '').localeCompare(other.recipient.email ?? ''),
  )
}

interface Due {
  day: string
  rangeDay: number
}

function dueDays(
  { ranges, repeatEvery, weekdays: chosen }: Timing,
  since: string,
  isWorkingDay: (day: string) => boolean,
  from: string,
  to: string,
): Due[] {
  const last = ranges.at(-1) ?? 0
  const isRange = (waited: number) =>
    ranges.includes(waited) || (repeatEvery !== null && waited > last && (waited - last) % repeatEvery === 0)
  const found: Due[] = []
  let waited = 0
  let waiting: number | undefined
  // The day on which it arrived does not count: a sheet that arrives in the evening leaves no time that day.
  for (let time = Date.parse(since) + msPerDay; time <= Date.parse(to); time += msPerDay) {
    const day = printDay(time)
    if (!isWorkingDay(day)) continue
    waited += 1
    if (isRange(waited)) waiting = waited
    const weekday = weekdays[new Date(time).getUTCDay() - 1]
    if (waiting === undefined || weekday === undefined || !chosen.includes(weekday)) continue
    if (day >= from) found.push({ day, rangeDay: waiting })
    waiting = undefined
  }
  return found
}

const franceHour = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The current hour in France. */
export function hourInFrance(moment: Date): HourOfDay {
  const [day = '', time = ''] = franceHour.format(moment).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

/** The first full hour at or after a moment; the current hour counts as over. */
export function nextHour(moment: Date): HourOfDay {
  const msPerHour = 3_600_000
  return hourInFrance(new Date(Math.ceil(moment.getTime() / msPerHour) * msPerHour))
}

/** The day that is `days` after another. */
export const daysAfter = (day: string, days: number): string => printDay(Date.parse(day) + days * msPerDay)
