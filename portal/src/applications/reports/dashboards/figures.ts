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

/** Monthly figures do not change by the minute, so results stay fresh for a while. */
const staleTime = 60_000

/** The figures of a fees dashboard. */
export const feesOptions = (
  api: Api,
  dashboard: FeesDashboardName,
  { kind: _ofRegister, ...filters }: DashboardFilters,
) => ({
  ...readOptions(api, getFeesDashboard, { query: { dashboard, ...filters } }),
  placeholderData: keepPreviousData,
  staleTime,
})

/** The announcements in the public register. */
export const registerOptions = (api: Api, filters: DashboardFilters) => ({
  ...readOptions(api, getRegisterDashboard, { query: filters }),
  placeholderData: keepPreviousData,
  staleTime,
})

/** The options of a dashboard's filters. */
export const choicesOptions = (api: Api, dashboard: DashboardName) => ({
  ...readOptions(api, getDashboardChoices, { query: { dashboard } }),
  staleTime: 10 * staleTime,
})

/** Why the figures could not be loaded. */
export const sayNoFigures = explain<'getFeesDashboard' | 'getRegisterDashboard'>({
  'dashboard-period-reversed': 'dashboards:period.reversed',
  'dashboard-period-too-long': 'dashboards:period.tooLong',
})

/** Prefetches what a dashboard needs first. */
export function prefetchDashboard({ api, queryClient, url }: PrefetchContext): void {
  const filters = askedFilters(filtersOf(url.searchParams))
  const dashboard = dashboardAt(url.pathname)
  void queryClient.prefetchQuery(choicesOptions(api, dashboard))
  if (dashboard === 'register') void queryClient.prefetchQuery(registerOptions(api, filters))
  else void queryClient.prefetchQuery(feesOptions(api, dashboard, filters))
}

/**
 * The filters of a dashboard, kept in the address, so that a view can be shared and the back button undoes a choice.
 */
export function useDashboardFilters() {
  const [search, setSearch] = useSearchParams()
  // The address also contains the sorting of the list: keep the same filter objects until a filter changes.
  const written = withFilters(new URLSearchParams(), filtersOf(search)).toString()
  const filters = useMemo(() => filtersOf(new URLSearchParams(written)), [written])
  const asked = useMemo(() => askedFilters(filters), [filters])
  return {
    /** The filters as chosen. */
    filters,
    /** The filters to send, without an invalid period. */
    asked,
    choose: (next: DashboardFilters) =>
      setSearch(before => withFilters(before, next), { preventScrollReset: true }),
  }
}
