import { readOptions, type ReadOf } from '@parvis/api-types/calls'
import { getPlanningLoad } from '@parvis/api-types/calls/planning'
import { Banner } from '@parvis/design-system/Banner'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Grid } from '@parvis/design-system/Grid'
import { formatLongDate, readMoment } from '@parvis/design-system/i18n/dates'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { earliestDay, latestDay } from '../../request-form.ts'
import type { KnownDaysOff } from '../../useDaysOff.ts'
import type { StepProps } from './EngagementStep.tsx'

export interface DatesStepProps extends StepProps {
  known: KnownDaysOff
  /** The request being edited; undefined for a new one. */
  requestId: number | undefined
}

/** The desired start and delivery dates, with the French working days between them. */
export function DatesStep({ form, known, requestId }: DatesStepProps) {
  const { t } = useTranslation('planning')
  const { control } = form
  const [startDate, deliveryDate, manager, team] = useWatch({
    control,
    name: ['startDate', 'deliveryDate', 'manager', 'team'],
  })
  const { countWorkingDays, remark } = known
  const isPeriod = startDate >= earliestDay && deliveryDate > startDate && deliveryDate <= latestDay
  const days = isPeriod ? countWorkingDays(startDate, deliveryDate) : undefined
  const period = { from: startDate, to: deliveryDate }
  const load = useQuery({
    ...readOptions(useApi(), getPlanningLoad, {
      query: {
        ...period,
        ...(requestId !== undefined && { exceptId: requestId }),
        ...(manager && { manager: manager.email }),
        ...(team.length > 0 && { team: team.map(({ id }) => id).join(',') }),
      },
    }),
    // Keep the previous figures while new ones load.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: isPeriod,
  })
  return (
    <FormSection title={t('step.dates')} description={t('stepHint.dates')}>
      <Grid columnWidth="14rem">
        {(['startDate', 'deliveryDate'] as const).map(name => (
          <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
            {({ value, onChange, ...field }) => (
              <DatePicker
                {...field}
                isRequired
                description={t(`hint.${name}`)}
                minimum={earliestDay}
                maximum={latestDay}
                remark={remark}
                value={value === '' ? null : value}
                onChange={chosen => onChange(chosen ?? '')}
              />
            )}
          </FormField>
        ))}
      </Grid>
      <div role="status">
        {days !== undefined && <p>{t('dates.workingDays', { count: days })}</p>}
        {isPeriod && load.data && <Verdict load={load.data} />}
        {isPeriod && load.data && (
          <p>
            {load.data.plannedCount + load.data.submittedCount === 0
              ? t('dates.noLoad')
              : t('dates.load', {
                  planned: load.data.plannedCount,
                  submitted: load.data.submittedCount,
                })}
          </p>
        )}
      </div>
    </FormSection>
  )
}

const verdictLooks = { feasible: 'success', tight: 'warning', overloaded: 'danger' } as const

/** Whether the team has time in these weeks, and why: the busiest week of any member. */
function Verdict({ load: { verdict, team } }: { load: ReadOf<'getPlanningLoad'> }) {
  const { t } = useTranslation('planning')
  const language = useLanguage()
  const [busiest] = team
  if (verdict === null || busiest === undefined) return null
  const { name, week, requestCount: count } = busiest
  const monday = week === null ? null : readMoment(week)
  return (
    <Banner kind={verdictLooks[verdict]} title={t(`verdict.${verdict}`)}>
      {monday === null
        ? t('verdict.free')
        : t('verdict.busy', { name, count, week: formatLongDate(language, monday) })}
    </Banner>
  )
}
