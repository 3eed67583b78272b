import { readOptions } from '@parvis/api-types/calls'
import { getPlanningLoad } from '@parvis/api-types/calls/planning'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { Grid } from '@parvis/design-system/Grid'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latestDay } from '../../request-form.ts'
import { countWorkingDays } from '../../rules/working-days.ts'
import type { KnownDaysOff } from '../../useDaysOff.ts'
import type { StepProps } from './EngagementStep.tsx'

export interface DatesStepProps extends StepProps {
  known: KnownDaysOff
  /** The first day that may be wished for, 'YYYY-MM-DD'. */
  earliest: string
  /** Of the request that is changed; undefined for a new one. */
  requestId: number | undefined
}

/** When the work is wanted to begin and the report to be there, in French working days. */
export function DatesStep({ form, known, earliest, requestId }: DatesStepProps) {
  const { t } = useTranslation('planning')
  const { control } = form
  const [startDate, deliveryDate] = useWatch({ control, name: ['startDate', 'deliveryDate'] })
  const { daysOff, unavailable } = known
  const isPeriod = startDate !== '' && deliveryDate > startDate && deliveryDate <= latestDay
  const period = { from: startDate, to: deliveryDate }
  const load = useQuery({
    ...readOptions(useApi(), getPlanningLoad, {
      query: { ...period, ...(requestId !== undefined && { exceptId: requestId }) },
    }),
    // The last figures stay while others are asked for.
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
                minimum={earliest}
                maximum={latestDay}
                unavailable={unavailable}
                value={value === '' ? null : value}
                onChange={chosen => onChange(chosen ?? '')}
              />
            )}
          </FormField>
        ))}
      </Grid>
      <div role="status">
        {isPeriod && (
          <p>{t('dates.workingDays', { count: countWorkingDays(startDate, deliveryDate, daysOff) })}</p>
        )}
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
