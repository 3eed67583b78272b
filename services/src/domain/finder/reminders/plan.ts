/** What sheets wait in, in the order in which they go through it. */
export const reminderStates = [
  'submitted',
  'validatedByCommercial',
  'rejectedByCommercial',
  'rejectedByManager',
] as const
export type ReminderState = (typeof reminderStates)[number]

/** Days on which reminders can go out, from Monday. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type Weekday = (typeof weekdays)[number]

export type Language = 'fr' | 'en'

/** When reminders go out for sheets in one state. */
export interface Timing {
  isOn: boolean
  /** Working days, each more than the one before it. */
  ranges: readonly number[]
  /** Working days between two reminders after the last range; null: none follows. */
  repeatEvery: number | null
  /** Of the day, in France. */
  hour: number
  weekdays: readonly Weekday[]
}

/** Why somebody gets none. */
export type Skip = 'nobody' | 'left' | 'address' | 'client'

/** Somebody whom a reminder is for. */
export interface Recipient {
  /** In lower case; null where nobody is known. */
  email: string | null
  name: string | null
  language: Language
  skip: Skip | null
  /** Of a substitute, the days on which they stand in, and for whom; null: on every day. */
  standsIn: { for: string; periods: readonly Period[] } | null
}

/** From the first day to the last, YYYY-MM-DD. */
export interface Period {
  from: string
  until: string
}

const nobody: Recipient = { email: null, name: null, language: 'fr', skip: 'nobody', standsIn: null }

/** Whom a sheet reminds on a day. */
function recipientsOn(day: string, { recipients }: WaitingSheet): readonly Recipient[] {
  const there = recipients.filter(
    ({ standsIn }) =>
      standsIn === null || standsIn.periods.some(({ from, until }) => day >= from && day <= until),
  )
  return there.length === 0 ? [nobody] : there
}

/** A sheet that waits. */
export interface WaitingSheet {
  id: number
  state: ReminderState
  /** The day in France on which it came into its state, YYYY-MM-DD. */
  since: string
  recipients: readonly Recipient[]
  /** What went out since then, as `sentKey` has it. */
  sent: ReadonlySet<string>
}

/** A reminder that goes out, or would if its recipient could be reached. */
export interface Planned<Sheet extends WaitingSheet = WaitingSheet> {
  day: string
  hour: number
  sheet: Sheet
  recipient: Recipient
  /** The working days that the sheet has waited when it is due. */
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

/** What tells apart what went out about one sheet. */
export const sentKey = (rangeDay: number, email: string): string => `${rangeDay} ${email}`

/**
 * Who gets what about which sheet, when. What is sent and what is foretold both follow it: nothing is sent that it does not say.
 * A range that is due on a day that is not chosen waits for the next one that is; of several that meet there the last one goes.
 * @param isWorkingDay whether France works on a day, YYYY-MM-DD
 * @param from the first hour that is not over; what was due earlier that day goes out in it, what was due on days before does not
 * @param to the last day
 * @returns in the order in which it goes out
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
  // The day on which it came does not count: someone who got it in the evening has had no day for it.
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

/** The hour that it is in France. */
export function hourInFrance(moment: Date): HourOfDay {
  const [day = '', time = ''] = franceHour.format(moment).split(' ')
  return { day, hour: Number(time.slice(0, 2)) }
}

/** The first hour that begins from a moment on; the one that has begun is over for people who ask later. */
export function nextHour(moment: Date): HourOfDay {
  const msPerHour = 3_600_000
  return hourInFrance(new Date(Math.ceil(moment.getTime() / msPerHour) * msPerHour))
}

/** The day that is some days after another. */
export const daysAfter = (day: string, days: number): string => printDay(Date.parse(day) + days * msPerDay)
