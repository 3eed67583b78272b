import { Banner } from '@parvis/design-system/Banner'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { gridStatus } from '../../../../../api/grid-status.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { DashboardHeader } from '../../DashboardHeader.tsx'
import { FilterFields } from '../../FilterFields.tsx'
import { feesOptions, sayNoFigures, useDashboardFilters } from '../../figures.ts'
import { feesDashboardAt } from '../../rules/addresses.ts'
import { plans } from '../../rules/plans.ts'
import { FeeCharts } from './FeeCharts.tsx'
import { FeeFigures } from './FeeFigures.tsx'
import { FeesGrid } from './FeesGrid.tsx'

/** The fees dashboards: the reader's own indicators, the follow-up and originating fees, depending on the address. */
export function FeesDashboardScreen() {
  const { t } = useTranslation('dashboards')
  const dashboard = feesDashboardAt(useLocation().pathname)
  const { filters, asked, choose } = useDashboardFilters()
  const figures = useQuery(feesOptions(useApi(), dashboard, asked))
  const { data } = figures
  const plan = plans[dashboard]
  const retry = () => void figures.refetch()
  const isEmpty = data?.rows.length === 0
  return (
    <Page width="full">
      <DashboardHeader dashboard={dashboard} filters={filters} shown={data} />
      <Stack gap={6}>
        <FilterFields
          dashboard={dashboard}
          filters={filters}
          period={data?.period}
          client={data?.client}
          onChange={choose}
        />
        {figures.isLoadingError ? (
          <ProblemState
            title={t('failed')}
            problem={sayNoFigures(figures.error)}
            onRetry={retry}
            isRetrying={figures.isFetching}
          />
        ) : isEmpty ? (
          <EmptyState title={t(`${dashboard}.emptyTitle`)}>{t(`${dashboard}.empty`)}</EmptyState>
        ) : (
          <>
            <FeeFigures plan={plan} data={data} />
            <FeeCharts
              plan={plan}
              data={data}
              onMonth={month => choose({ ...filters, from: month, to: month })}
            />
            {data?.isCut === true && <Banner kind="info" title={t('rows.isCut')} />}
            <FeesGrid
              dashboard={dashboard}
              plan={plan}
              data={data}
              filters={filters}
              status={gridStatus(figures)}
              onRetry={retry}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}
