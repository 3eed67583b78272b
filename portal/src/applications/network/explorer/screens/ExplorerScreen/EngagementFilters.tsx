import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { choicesOptions } from '../../network.ts'
import type { EngagementFilters as Filters } from '../../rules/place.ts'
import { scaleOf } from '../../rules/year-range.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'
import { FeesFilter } from './FeesFilter.tsx'
import { YearsFilter } from './YearsFilter.tsx'

export interface EngagementFiltersProps {
  filters: Filters
  /** Omitted filters stay unchanged. Resolves to whether the filters changed. */
  onChange: (filters: Partial<Filters>) => Promise<boolean>
  /** Other controls of the picture. */
  children: ReactNode
}

/** Filters the engagements shown by year, status and fees. */
export function EngagementFilters({ filters, onChange, children }: EngagementFiltersProps) {
  const { t } = useTranslation('network')
  const { years, statuses } = filters
  const { status } = useNetworkWords()
  const choices = useQuery(choicesOptions(useApi()))
  const scale = scaleOf(choices.data?.years ?? [], years)
  const statusOf = (id: string) => ({ id, label: status(id) })
  return (
    <Stack gap={3}>
      {choices.isLoadingError && (
        <Banner
          kind="warning"
          title={t('explore.choicesFailed')}
          actions={
            <Button size="small" isPending={choices.isFetching} onPress={() => void choices.refetch()}>
              {t('explore.retry')}
            </Button>
          }
        />
      )}
      <Grid columnWidth="16rem">
        {choices.isPending ? (
          <Skeleton shape="block" height="5.5rem" />
        ) : (
          scale && (
            <YearsFilter
              known={choices.data?.years ?? []}
              scale={scale}
              years={years}
              onChange={chosen => onChange({ years: chosen })}
            />
          )
        )}
        {!choices.isLoadingError && (
          <MultiSelect
            label={t('explore.statuses')}
            options={(choices.data?.statuses ?? []).map(statusOf)}
            value={statuses.map(statusOf)}
            onChange={chosen => void onChange({ statuses: chosen.map(({ id }) => id) })}
          />
        )}
        {children}
      </Grid>
      <FeesFilter filters={filters} onChange={onChange} />
    </Stack>
  )
}
