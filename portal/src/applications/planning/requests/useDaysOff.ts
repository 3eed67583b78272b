import type { DateRules } from '@parvis/design-system/date-rules'
import { readOptions } from '@parvis/api-types/calls'
import { listPublicHolidays } from '@parvis/api-types/calls/planning'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { dayInFrance, isWeekend, type DaysOff } from './rules/working-days.ts'

/** The day that it was in France when the screen opened, 'YYYY-MM-DD'. */
export function useToday(): string {
  const [today] = useState(() => dayInFrance(new Date()))
  return today
}

const years = 4

export interface KnownDaysOff {
  /** By date; empty until they are known. */
  daysOff: DaysOff
  /** Their names in the reader's language, by date. */
  names: ReadonlyMap<string, string>
  /** Why nobody works on a day, weekends included. */
  unavailable: NonNullable<DateRules['unavailable']>
}

/** The days on which France does not work, from last year on. */
export function useDaysOff(): KnownDaysOff {
  const { t } = useTranslation('planning')
  const locale = useLanguage()
  const lastYear = Number(useToday().slice(0, 4)) - 1
  const { data } = useQuery({
    ...readOptions(useApi(), listPublicHolidays, { query: { year: lastYear, years } }),
    staleTime: Infinity,
  })
  return useMemo(() => {
    const days = data?.value ?? []
    const names = new Map(
      days.map(({ date, name, englishName }) => [date, locale === 'fr' ? name : englishName]),
    )
    return {
      daysOff: new Map(days.map(day => [day.date, day])),
      names,
      unavailable: date => names.get(date) ?? (isWeekend(date) ? t('dates.weekend') : null),
    }
  }, [data, locale, t])
}
