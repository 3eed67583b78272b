import { describe, expect, it } from 'vitest'
import { countWorkingDays, isWorkingDay } from '../../planning/working-days.ts'
import {
  daysAfter,
  hourInFrance,
  nextHour,
  plan,
  type Recipient,
  sentKey,
  type Timing,
  type WaitingSheet,
  type Weekday,
  weekdays,
} from './plan.ts'

const everyDay: Timing = { isOn: true, ranges: [3, 7, 14], repeatEvery: null, hour: 9, weekdays }
const someone: Recipient = {
  email: 'a@parvis.example',
  name: 'A',
  language: 'fr',
  skip: null,
  standsIn: null,
}
const sheet = (more: Partial<WaitingSheet> = {}): WaitingSheet => ({
  id: 1,
  state: 'submitted',
  since: '2026-11-02',
  recipients: [someone],
  sent: new Set(),
  ...more,
})
const days = (
  timing: Timing,
  sheets: readonly WaitingSheet[] = [sheet()],
  from = { day: '2026-11-02', hour: 0 },
  to = '2027-01-31',
) =>
  plan({ submitted: timing }, sheets, isWorkingDay, from, to).map(({ day, rangeDay }) => `${day} ${rangeDay}`)

describe('when reminders go out', () => {
  it('counts working days from the day after the sheet arrived, skipping Armistice Day', () => {
    expect(days(everyDay)).toEqual(['2026-11-05 3', '2026-11-12 7', '2026-11-23 14'])
  })
  it('repeats after the last range if configured', () => {
    expect(days({ ...everyDay, ranges: [3], repeatEvery: 10 }, undefined, undefined, '2026-12-10')).toEqual([
      '2026-11-05 3',
      '2026-11-20 13',
      '2026-12-04 23',
    ])
  })
  it('waits for the next chosen weekday, and merges several ranges due on it', () => {
    expect(days({ ...everyDay, ranges: [1, 2, 3, 5], weekdays: ['friday'] })).toEqual([
      '2026-11-06 3',
      '2026-11-13 5',
    ])
  })
  it('catches up on earlier hours of the same day, but not on earlier days', () => {
    const at = (day: string, hour: number) =>
      plan({ submitted: everyDay }, [sheet()], isWorkingDay, { day, hour }, day).map(each => each.hour)
    expect(at('2026-11-05', 8)).toEqual([9])
    expect(at('2026-11-05', 15)).toEqual([15])
    expect(at('2026-11-06', 9)).toEqual([])
    expect(at('2026-11-05', 24)).toEqual([])
  })
  it('goes to a substitute on the days they stand in, and to nobody if there is none', () => {
    const periods = [{ from: '2026-11-05', until: '2026-11-11' }]
    const substitute = { ...someone, email: 'b@parvis.example', standsIn: { for: 'A', periods } }
    const to = (recipients: Recipient[]) =>
      plan(
        { submitted: everyDay },
        [sheet({ recipients })],
        isWorkingDay,
        { day: '2026-11-02', hour: 0 },
        '2026-11-30',
      ).map(({ day, recipient: { email, skip } }) => [day, email ?? skip])
    expect(to([someone, substitute])).toEqual([
      ['2026-11-05', 'a@parvis.example'],
      ['2026-11-05', 'b@parvis.example'],
      ['2026-11-12', 'a@parvis.example'],
      ['2026-11-23', 'a@parvis.example'],
    ])
    expect(to([substitute])).toEqual([
      ['2026-11-05', 'b@parvis.example'],
      ['2026-11-12', 'nobody'],
      ['2026-11-23', 'nobody'],
    ])
  })
  it('sends nothing if the rule is off or missing, and nothing twice', () => {
    expect(days({ ...everyDay, isOn: false })).toEqual([])
    expect(days(everyDay, [sheet({ state: 'rejectedByManager' })])).toEqual([])
    expect(days(everyDay, [sheet({ sent: new Set([sentKey(3, 'a@parvis.example')]) })])).toHaveLength(2)
  })
})

/** A repeatable sequence of numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

it('holds for any rule: on chosen working days, once a day per person, never before its range, and the same hour by hour', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = numbers(seed)
    const upTo = (limit: number) => Math.floor((random.next().value as number) * limit)
    const chosen = weekdays.filter(() => upTo(2) === 1)
    const ranges = [...new Set(Array.from({ length: 1 + upTo(6) }, () => 1 + upTo(20)))].toSorted(
      (a, b) => a - b,
    )
    const timing: Timing = {
      isOn: true,
      ranges,
      repeatEvery: upTo(2) === 1 ? 1 + upTo(9) : null,
      hour: upTo(24),
      weekdays: chosen.length > 0 ? chosen : ['wednesday'],
    }
    const from = { day: daysAfter('2026-04-20', upTo(60)), hour: upTo(24) }
    const to = daysAfter(from.day, 29)
    const recipients = ['a', 'b']
      .slice(0, 1 + upTo(2))
      .map(name => ({ ...someone, email: `${name}@parvis.example` }))
    const sheets = [1, 2].map(id => sheet({ id, since: daysAfter(from.day, -upTo(40)), recipients }))
    const whole = plan({ submitted: timing }, sheets, isWorkingDay, from, to)
    for (const { day, rangeDay, sheet: of } of whole) {
      expect(isWorkingDay(day)).toBe(true)
      expect(timing.weekdays).toContain(weekdays[new Date(day).getUTCDay() - 1] as Weekday)
      expect(countWorkingDays(daysAfter(of.since, 1), day)).toBeGreaterThanOrEqual(rangeDay)
    }
    const once = whole.map(({ day, sheet: { id }, recipient }) => `${day} ${id} ${recipient.email}`)
    expect(new Set(once).size).toBe(once.length)
    // Simulates a job that runs every hour and sends what is due in it.
    const sent = new Map(sheets.map(({ id }) => [id, new Set<string>()]))
    const step: typeof whole = []
    for (let day = from.day; day <= to; day = daysAfter(day, 1))
      for (let hour = day === from.day ? from.hour : 0; hour < 24; hour += 1) {
        const now = sheets.map(each => ({ ...each, sent: sent.get(each.id) ?? new Set<string>() }))
        for (const each of plan({ submitted: timing }, now, isWorkingDay, { day, hour }, day))
          if (each.hour === hour) {
            step.push(each)
            sent.get(each.sheet.id)?.add(sentKey(each.rangeDay, each.recipient.email ?? ''))
          }
      }
    const plain = (some: typeof whole) =>
      some.map(({ day, hour, sheet: { id }, recipient, rangeDay }) => [
        day,
        hour,
        id,
        recipient.email,
        rangeDay,
      ])
    expect(plain(step)).toEqual(plain(whole))
  }
})

describe('French time', () => {
  it('reads hours in winter and summer', () => {
    expect(hourInFrance(new Date('2026-11-25T23:30:00Z'))).toEqual({ day: '2026-11-26', hour: 0 })
    expect(hourInFrance(new Date('2026-07-01T08:00:00Z'))).toEqual({ day: '2026-07-01', hour: 10 })
  })
  it('finds the next full hour, also past midnight', () => {
    expect(nextHour(new Date('2026-11-25T08:00:00Z'))).toEqual({ day: '2026-11-25', hour: 9 })
    expect(nextHour(new Date('2026-11-25T22:01:00Z'))).toEqual({ day: '2026-11-26', hour: 0 })
  })
})
