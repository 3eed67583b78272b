import type { DayRemark } from '@parvis/design-system/date-rules'
import { readOptions } from '@parvis/api-types/calls'
import { listPublicHolidays } from '@parvis/api-types/calls/planning'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { countWorkingDays, dayInFrance, isWeekend } from './rules/working-days.ts'

/** The day in France when the screen opened, 'YYYY-MM-DD'. */
export function useToday(): string {
  const [today] = useState(() => dayInFrance(new Date()))
  return today
}

const years = 5

export interface KnownDaysOff {
  /**
   * The number of working days from one day to another, both included; undefined until the days off are loaded, and for
   * years they do not cover.
   */
  countWorkingDays: (from: string, to: string) => number | undefined
  /** Names of the days off in the reader's language, by date. */
  names: ReadonlyMap<string, string>
  /** A remark about a chosen day: it is a day off, or it has passed. */
  remark: DayRemark
}

/** The days off in France, starting with last year. */
export function useDaysOff(): KnownDaysOff {
  const { t } = useTranslation('planning')
  const locale = useLanguage()
  const today = useToday()
  const firstYear = Number(today.slice(0, 4)) - 1
  const { data } = useQuery({
    ...readOptions(useApi(), listPublicHolidays, { query: { year: firstYear, years } }),
    staleTime: Infinity,
  })
  return useMemo(() => {
    const days = data?.value ?? []
    const daysOff = new Map(days.map(day => [day.date, day]))
    const isKnown = (date: string) => {
      const year = Number(date.slice(0, 4))
      return data !== undefined && year >= firstYear && year < firstYear + years
    }
    const names = new Map(
      days.map(({ date, name, englishName }) => [date, locale === 'fr' ? name : englishName]),
    )
    return {
      countWorkingDays: (from, to) =>
        isKnown(from) && isKnown(to) ? countWorkingDays(from, to, daysOff) : undefined,
      names,
      remark: date => {
        if (date < today) return t('dates.past')
        const name = names.get(date)
        if (name !== undefined) return t('dates.holiday', { name })
        return isWeekend(date) ? t('dates.weekend') : null
      },
    }
  }, [data, locale, t, today, firstYear])
}
