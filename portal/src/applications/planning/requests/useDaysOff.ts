import type { DateRules } from '@parvis/design-system/date-rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { listPublicHolidaysOptions } from './queries.ts'
import { isWeekend, type DaysOff } from './rules/working-days.ts'
import { useToday } from './useToday.ts'

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
  const { data } = useQuery(listPublicHolidaysOptions(useApi(), lastYear, years))
  return useMemo(() => {
    const days = data ?? []
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
