import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { luminance, parseColor, type Rgb } from '../../tokens/contrast.ts'
import { palettes, themeNames } from '../../tokens/palette.ts'
import { strongestTint } from '../../tokens/tint.ts'
import { dayMonthsAway, daysOfYear, planCalendar, weeksOfYear, type CalendarBlocks } from './calendarDays.ts'
import { calendarBlocks, calendarLayout, cornerOf, dayAt } from './calendarLayout.ts'
import { calendarLegend } from './calendarLegend.ts'
import { calendarSteps, niceStep, shadeOf, stepCount, stepOf, stepStrength } from './calendarSteps.ts'
import { calendarModel } from './chartModel.ts'
import { chartNumbers } from './chartNumbers.ts'

const years = fc.integer({ min: 1900, max: 2200 })
const blocks = fc.constantFrom<CalendarBlocks>(1, 2, 4)

describe('the days of a year', () => {
  test('are all there, also on leap days and where clocks change', () => {
    expect(daysOfYear(2024)).toHaveLength(366)
    expect(daysOfYear(2026)).toHaveLength(365)
    expect(daysOfYear(2026).slice(86, 89)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(daysOfYear(1900)).toHaveLength(365)
  })

  test('stand in weeks that begin on Monday, each day at a place of its own', () => {
    fc.assert(
      fc.property(years, blocks, (year, count) => {
        const { days, columns } = planCalendar(year, count)
        const all = daysOfYear(year)
        expect(days).toHaveLength(all.length)
        expect(new Set(days.map(place => JSON.stringify(place))).size).toBe(all.length)
        for (const [at, day] of all.entries()) {
          const place = days[at]
          expect(place?.weekday).toBe((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7)
          expect(place?.block).toBe(Math.floor((Number(day.slice(5, 7)) - 1) / (12 / count)))
        }
        expect(columns).toBeLessThanOrEqual({ 1: 54, 2: 28, 4: 15 }[count])
      }),
      { numRuns: 60 },
    )
  })

  test('make weeks without a gap', () => {
    fc.assert(
      fc.property(years, year => {
        const numbers = weeksOfYear(year).flatMap(({ days }) => days.filter(day => day !== undefined))
        expect(numbers).toEqual(daysOfYear(year).map((_, at) => at))
      }),
      { numRuns: 60 },
    )
    expect(weeksOfYear(2026)[0]).toEqual({
      monday: '2025-12-29',
      days: [undefined, undefined, undefined, 0, 1, 2, 3],
    })
  })

  test('the same day of another month stays in the year, and in the month', () => {
    const away = (day: string, months: number) =>
      daysOfYear(2026)[dayMonthsAway(2026, daysOfYear(2026).indexOf(day), months)]
    expect(away('2026-03-31', -1)).toBe('2026-02-28')
    expect(away('2026-01-31', 1)).toBe('2026-02-28')
    expect(away('2026-11-15', 1)).toBe('2026-12-15')
    expect(away('2026-12-15', 1)).toBe('2026-12-31')
    expect(away('2026-01-15', -1)).toBe('2026-01-01')
  })
})

describe('the drawing of a year', () => {
  test('breaks at the widths of the style sheet', () => {
    expect([300, 416, 799, 800].map(width => calendarBlocks(width, 16))).toEqual([4, 2, 2, 1])
    expect(calendarBlocks(900, 32)).toBe(2)
  })

  test('finds the day under the pointer, and none beside the year', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 260, max: 1400 }), fc.nat({ max: 364 }), (year, width, day) => {
        const spacing = { letter: 0 }
        const layout = calendarLayout(year, { width, height: 400, fontSize: 13, rem: 16, spacing })
        const corner = cornerOf(layout, day)
        expect(corner).not.toBeNull()
        const { x, y } = corner ?? { x: Number.NaN, y: Number.NaN }
        expect(x + layout.step).toBeLessThanOrEqual(width + 1)
        expect(dayAt(layout, x + layout.step / 2, y + layout.step / 2)).toBe(day)
        expect(dayAt(layout, 1, y)).toBeNull()
      }),
    )
    const layout = calendarLayout(2026, {
      width: 800,
      height: 200,
      fontSize: 13,
      rem: 16,
      spacing: { letter: 0 },
    })
    expect(cornerOf(layout, 365)).toBeNull()
  })
})

describe('the steps of colour', () => {
  test('round numbers', () => {
    expect([0.9, 1, 5.6, 7, 23, 101].map(least => niceStep(least, true))).toEqual([1, 1, 6, 8, 30, 200])
    expect(niceStep(0.023, false)).toBeCloseTo(0.03)
    expect(niceStep(0.3, true)).toBe(1)
  })

  const values = fc.array(
    fc.option(
      fc.oneof(
        fc.integer({ min: -1000, max: 100_000 }),
        fc.integer({ min: -5000, max: 5000 }).map(hundredths => hundredths / 100),
      ),
    ),
    { maxLength: 60 },
  )
  test('hold every value, are few, and follow each other', () => {
    fc.assert(
      fc.property(values, all => {
        const steps = calendarSteps(all)
        expect(steps.length).toBeLessThanOrEqual(stepCount)
        for (const [at, step] of steps.entries()) {
          expect(step.to).toBeGreaterThan(step.from)
          expect(step.from).toBe(at > 0 ? steps[at - 1]?.to : step.from)
        }
        const holds = (value: number | null) => {
          const step = stepOf(steps, value)
          if (value === null || step === null) return value === step
          const { from, to } = steps[step] ?? { from: 0, to: 0 }
          return from <= value && value <= to
        }
        expect(all.filter(value => !holds(value))).toEqual([])
      }),
    )
  })

  test('nothing is a step of its own among values from zero, and not among others', () => {
    const steps = calendarSteps([0, 3, 28])
    expect(steps.map(({ to }) => to)).toEqual([6, 12, 18, 24, 30])
    expect([0, 1, 6, 7, 30, null].map(value => stepOf(steps, value))).toEqual([-1, 0, 0, 1, 4, null])
    const around = calendarSteps([-7.5, 0.5, 12.25])
    expect(stepOf(around, 0)).toBe(around.findIndex(({ to }) => to >= 0))
    expect(calendarSteps([0, null, 0])).toEqual([])
  })

  test('the strongest step has the strongest colour', () => {
    const two = calendarSteps([1, 2])
    expect(two.map((_, at) => shadeOf(at, two))).toEqual([0, 4])
    expect(shadeOf(0, calendarSteps([1]))).toBe(4)
  })

  const hues = Array.from({ length: 12 }, (_, at) => at * 30)
  const tints = themeNames.flatMap(theme => hues.map(hue => [theme, hue] as const))
  test.each(tints)('are told apart, and from nothing, in the %s theme at a hue of %i', (theme, hue) => {
    const { neutrals, accentOf } = palettes[theme]
    const { accent } = accentOf({ hue, chroma: strongestTint })
    const [over, under, nothing] = [accent, neutrals.surface, neutrals.hover].map(parseColor)
    if (!over || !under || !nothing) throw new Error('There are no colours')
    const mixed = (step: number): Rgb => {
      const share = stepStrength(step) / 100
      const channel = (name: keyof Rgb) => over[name] * share + under[name] * (1 - share)
      return { r: channel('r'), g: channel('g'), b: channel('b') }
    }
    const lights = [under, ...Array.from({ length: stepCount }, (_, step) => mixed(step))].map(luminance)
    for (const [at, light] of lights.slice(1).entries()) {
      const before = lights[at] ?? Number.NaN
      const ratio = (Math.max(light, before) + 0.05) / (Math.min(light, before) + 0.05)
      expect(ratio, `step ${at}`).toBeGreaterThan(1.3)
    }
    const first = mixed(0)
    expect(Math.hypot(first.r - nothing.r, first.g - nothing.g, first.b - nothing.b)).toBeGreaterThan(0.15)
  })

  test('their words begin after the last whole number of the step before', () => {
    const words = { nothing: '0', unknown: '?', range: (from: string, to: string) => `${from}–${to}` }
    const legend = (given: (number | null)[]) => {
      const days = given.map((value, at) => ({ day: `2026-01-${String(at + 10)}`, value }))
      const numbers = chartNumbers('en', { largest: 0 })
      return calendarLegend(calendarModel('en', 2026, days, 'x'), numbers, words).map(({ text }) => text)
    }
    expect(legend([0, 3, 28])).toEqual(['0', '1–6', '7–12', '13–18', '19–24', '25–30', '?'])
    expect(legend([1, 2])).toEqual(['0', '1', '2', '?'])
    expect(legend([0.5, 1.5])).toEqual(['0', '0–0.3', '0.3–0.6', '0.6–0.9', '0.9–1.2', '1.2–1.5', '?'])
    expect(legend([-4, 4])).toEqual(['-4–-2', '-1–0', '1–2', '3–4', '?'])
  })
})
