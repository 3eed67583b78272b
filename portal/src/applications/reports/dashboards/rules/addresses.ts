import { GetDashboardChoicesQuery } from '@parvis/api-types/limits/dashboards'
import { dashboards } from '../application.ts'
import { type DashboardFilters, type DashboardName, type FeesDashboardName, withFilters } from './filters.ts'

/** The dashboard at a path. */
export function dashboardAt(pathname: string): DashboardName {
  const names = GetDashboardChoicesQuery.dashboard.values
  return names.find(name => dashboards.paths[name] === pathname) ?? 'indicators'
}

/** The fees dashboard at a path. */
export function feesDashboardAt(pathname: string): FeesDashboardName {
  const name = dashboardAt(pathname)
  return name === 'register' ? 'indicators' : name
}

/** The address of a dashboard with filters. */
export function addressOf(dashboard: DashboardName, filters: DashboardFilters): string {
  const path = dashboards.address(dashboard)
  const search = withFilters(new URLSearchParams(), filters).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The kind of a dashboard's rows. */
export type Level = 'unit' | 'partner' | 'client' | 'engagement'

/** The filters that show what is below a row; undefined if there is nothing below it. */
export function filtersBehind(
  level: Level,
  key: string,
  filters: DashboardFilters,
): DashboardFilters | undefined {
  if (key === '' || level === 'engagement') return undefined
  if (level === 'client') return { ...filters, client: Number(key) }
  return { ...filters, [level]: key }
}

/** The filters of each level down to the current choice, outermost first. */
export function stepsOf({ unit, partner, client, ...rest }: DashboardFilters) {
  const steps: { id: Exclude<Level, 'engagement'> | 'all'; filters: DashboardFilters }[] = [
    { id: 'all', filters: rest },
  ]
  let filters: DashboardFilters = rest
  if (unit !== undefined) steps.push({ id: 'unit', filters: (filters = { ...filters, unit }) })
  if (partner !== undefined) steps.push({ id: 'partner', filters: (filters = { ...filters, partner }) })
  if (client !== undefined) steps.push({ id: 'client', filters: (filters = { ...filters, client }) })
  return steps
}
