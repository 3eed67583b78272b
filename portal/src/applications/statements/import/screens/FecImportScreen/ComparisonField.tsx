import { readOptions } from '@parvis/api-types/calls'
import { listStatementRequests } from '@parvis/api-types/calls/statements'
import { Button } from '@parvis/design-system/Button'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { ChosenClient } from '../../../../../organisation/chosen-client.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { besideDay } from '../../rules/suggested-settings.ts'
import { noComparison, type SettingsValues } from '../../settings-form.ts'
import { useFecFormats } from '../../useFecFormats.ts'

const sayNotFound = explain<'listStatementRequests'>({})

/** The most statements offered for comparison: the latest ones of the year. */
const mostOffered = 5

/** The client's statements for the year that ends on the day before this one starts. */
export function usePriorStatements(client: ChosenClient | null, periodStart: string) {
  return useQuery({
    ...readOptions(useApi(), listStatementRequests, {
      query: {
        filter: {
          and: [
            ['accountId', 'eq', Number(client?.id ?? 0)],
            ['status', 'eq', 'finished'],
            ['periodEnd', 'eq', { date: periodStart === '' ? latestOfNone : besideDay(periodStart, -1) }],
          ],
        },
        select: ['id', 'fileName', 'periodStart', 'periodEnd'],
        orderby: ['finishedDate desc', 'id desc'],
        top: mostOffered,
      },
    }),
    enabled: client !== null && periodStart !== '',
    staleTime: 10_000,
  })
}
/** A day on which no statements end. */
const latestOfNone = '1900-01-01'

export interface ComparisonFieldProps {
  form: UseFormReturn<SettingsValues>
  found: ReturnType<typeof usePriorStatements>
}

/** Chooses what the statements are compared with: those of the year before, or nothing. */
export function ComparisonField({ form, found }: ComparisonFieldProps) {
  const { t } = useTranslation('statementImport')
  const { day } = useFecFormats()
  const { control } = form
  const offered = found.data?.value
  // Suggest the latest statements, whatever was chosen for another year or client.
  const suggestion = offered
    ? String(offered[0]?.id ?? noComparison)
    : found.isError
      ? noComparison
      : undefined
  const keys = offered?.map(({ id }) => id).join(' ')
  const suggest = useEffectEvent((known: string | undefined, to: string | undefined) => {
    const { prior } = form.getValues()
    // Keep the reader's choice while it is still available.
    const isKept =
      form.formState.dirtyFields.prior === true &&
      (prior === noComparison || known?.split(' ').includes(prior) === true)
    if (to !== undefined && !isKept) form.resetField('prior', { defaultValue: to })
  })
  useEffect(() => suggest(keys, suggestion), [keys, suggestion])
  return (
    <>
      {found.isError && (
        <ProblemBanner
          title={t('comparison.failed')}
          problem={sayNotFound(found.error)}
          actions={
            <Button size="small" isPending={found.isFetching} onPress={() => void found.refetch()}>
              {t('mapping.askAgain')}
            </Button>
          }
        />
      )}
      {found.isLoading && (
        <SkeletonGroup label={t('comparison.loading')}>
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
      <FormField name="prior" control={control} label={t('field.prior')}>
        {({ value, ...field }) => (
          <RadioGroup
            {...field}
            isRequired
            value={value === '' ? null : value}
            description={t(offered?.length === 0 ? 'hint.noPrior' : 'hint.prior')}
            options={[
              ...(offered ?? []).map(({ id, fileName, periodStart: from, periodEnd: to }) => ({
                id: String(id),
                label: t('comparison.of', { from: day(from), to: day(to) }),
                description: fileName,
              })),
              { id: noComparison, label: t('comparison.none') },
            ]}
          />
        )}
      </FormField>
    </>
  )
}
