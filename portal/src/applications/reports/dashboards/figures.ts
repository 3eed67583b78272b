import { readOptions } from '@parvis/api-types/calls'
import {
  getDashboardChoices,
  getFeesDashboard,
  getRegisterDashboard,
} from '@parvis/api-types/calls/dashboards'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { dashboardAt } from './rules/addresses.ts'
import {
  askedFilters,
  filtersOf,
  withFilters,
  type DashboardFilters,
  type DashboardName,
  type FeesDashboardName,
} from './rules/filters.ts'

/** What was computed stays good for a while: figures of months do not change by the minute. */
const staleTime = 60_000

/** The figures of a dashboard of fees. */
export const feesOptions = (
  api: Api,
  dashboard: FeesDashboardName,
  { kind: _ofRegister, ...filters }: DashboardFilters,
) => ({
  ...readOptions(api, getFeesDashboard, { query: { dashboard, ...filters } }),
  placeholderData: keepPreviousData,
  staleTime,
})

/** What the public register announced. */
export const registerOptions = (api: Api, filters: DashboardFilters) => ({
  ...readOptions(api, getRegisterDashboard, { query: filters }),
  placeholderData: keepPreviousData,
  staleTime,
})

/** What a dashboard can be narrowed by. */
export const choicesOptions = (api: Api, dashboard: DashboardName) => ({
  ...readOptions(api, getDashboardChoices, { query: { dashboard } }),
  staleTime: 10 * staleTime,
})

/** Why there are no figures. */
export const sayNoFigures = explain<'getFeesDashboard' | 'getRegisterDashboard'>({
  'dashboard-period-reversed': 'dashboards:period.reversed',
  'dashboard-period-too-long': 'dashboards:period.tooLong',
})

/** Asks for what a dashboard opens with. */
export function prefetchDashboard({ api, queryClient, url }: PrefetchContext): void {
  const filters = askedFilters(filtersOf(url.searchParams))
  const dashboard = dashboardAt(url.pathname)
  void queryClient.prefetchQuery(choicesOptions(api, dashboard))
  if (dashboard === 'register') void queryClient.prefetchQuery(registerOptions(api, filters))
  else void queryClient.prefetchQuery(feesOptions(api, dashboard, filters))
}

/** What a dashboard is narrowed by, kept in the address: a view can be shared, and the back button undoes a choice. */
export function useDashboardFilters() {
  const [search, setSearch] = useSearchParams()
  // The address also holds how the list is sorted: the filters are the same objects until one of them changes.
  const written = withFilters(new URLSearchParams(), filtersOf(search)).toString()
  const filters = useMemo(() => filtersOf(new URLSearchParams(written)), [written])
  const asked = useMemo(() => askedFilters(filters), [filters])
  return {
    /** As they were chosen. */
    filters,
    /** As they are asked for. */
    asked,
    choose: (next: DashboardFilters) =>
      setSearch(before => withFilters(before, next), { preventScrollReset: true }),
  }
}
