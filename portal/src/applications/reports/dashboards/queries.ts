import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { feesDashboardAt, paths } from './rules/addresses.ts'
import {
  askedFilters,
  type DashboardFilters,
  type DashboardName,
  type FeesDashboardName,
  filtersOf,
} from './rules/filters.ts'

/** What was computed stays good for a while: figures of months do not change by the minute. */
const staleTime = 60_000

/** The figures of a dashboard of fees. */
export const feesDashboardOptions = (
  api: Api,
  dashboard: FeesDashboardName,
  { kind: _ofRegister, ...filters }: DashboardFilters,
) =>
  queryOptions({
    queryKey: ['getFeesDashboard', dashboard, filters],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/FeesDashboard', { signal, query: { dashboard, ...filters } })).data,
    placeholderData: keepPreviousData,
    staleTime,
  })

/** What the public register announced. */
export const registerDashboardOptions = (api: Api, filters: DashboardFilters) =>
  queryOptions({
    queryKey: ['getRegisterDashboard', filters],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/RegisterDashboard', { signal, query: filters })).data,
    placeholderData: keepPreviousData,
    staleTime,
  })

/** What a dashboard can be narrowed by. */
export const dashboardChoicesOptions = (api: Api, dashboard: DashboardName) =>
  queryOptions({
    queryKey: ['getDashboardChoices', dashboard],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/DashboardChoices', { signal, query: { dashboard } })).data,
    staleTime: 10 * staleTime,
  })

/** Asks for what a dashboard opens with. */
export function prefetchDashboard({ api, queryClient, url }: PrefetchContext): void {
  const filters = askedFilters(filtersOf(url.searchParams))
  const dashboard = url.pathname === paths.register ? 'register' : feesDashboardAt(url.pathname)
  void queryClient.prefetchQuery(dashboardChoicesOptions(api, dashboard))
  if (dashboard === 'register') void queryClient.prefetchQuery(registerDashboardOptions(api, filters))
  else void queryClient.prefetchQuery(feesDashboardOptions(api, dashboard, filters))
}
