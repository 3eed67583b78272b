import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { choicesOptions } from '../../network.ts'
import type { Place } from '../../rules/place.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'

type Filters = Pick<Place, 'years' | 'statuses'>

export interface EngagementFiltersProps {
  place: Filters
  onChange: (filters: Filters) => void
}

/** Which engagements are opened: of which years, in which statuses. */
export function EngagementFilters({ place: { years, statuses }, onChange }: EngagementFiltersProps) {
  const { t } = useTranslation('network')
  const { status } = useNetworkWords()
  const choices = useQuery(choicesOptions(useApi()))
  const yearOf = (year: number) => ({ id: String(year), label: String(year) })
  const statusOf = (id: string) => ({ id, label: status(id) })
  if (choices.isLoadingError)
    return (
      <Banner
        kind="warning"
        title={t('explore.choicesFailed')}
        actions={
          <Button size="small" isPending={choices.isFetching} onPress={() => void choices.refetch()}>
            {t('explore.retry')}
          </Button>
        }
      />
    )
  return (
    <Grid columnWidth="16rem">
      <MultiSelect
        label={t('explore.years')}
        options={(choices.data?.years ?? []).map(yearOf)}
        value={years.map(yearOf)}
        onChange={chosen => onChange({ years: chosen.map(({ id }) => Number(id)), statuses })}
      />
      <MultiSelect
        label={t('explore.statuses')}
        options={(choices.data?.statuses ?? []).map(statusOf)}
        value={statuses.map(statusOf)}
        onChange={chosen => onChange({ years, statuses: chosen.map(({ id }) => id) })}
      />
    </Grid>
  )
}
