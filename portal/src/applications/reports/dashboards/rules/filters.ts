import { GetRegisterDashboardQuery } from '@parvis/api-types/limits/dashboards'
import type { Schemas } from '@parvis/api-types/portal'
import { keyOf } from '../../../../routing/address-key.ts'

export type FeesDashboardName = Schemas['FeesDashboardName']
export type DashboardName = Schemas['DashboardName']
export type NoticeKind = Schemas['RegisterNoticeKind']

const limits = GetRegisterDashboardQuery

/** The kinds of announcements in the register. */
export const noticeKinds: readonly NoticeKind[] = limits.kind.values

/** The filters of a dashboard. An absent one does not filter. */
export interface DashboardFilters {
  /** `YYYY-MM` */
  from?: string
  to?: string
  unit?: string
  /** An e-mail address. */
  partner?: string
  client?: number
  /** Only for the public register. */
  kind?: NoticeKind
}

/** The most months that the services return. */
const longest = 36

const names = ['from', 'to', 'unit', 'partner', 'client', 'kind'] as const

const isMonth = new RegExp(limits.from.pattern)
const monthOf = (text: string | null) => (isMonth.test(text ?? '') ? text : null)

/** Reads the filters of an address. Values that were edited into something invalid are ignored. */
export function filtersOf(search: URLSearchParams): DashboardFilters {
  const from = monthOf(search.get('from'))
  const to = monthOf(search.get('to'))
  const unit = search.get('unit')?.trim().slice(0, limits.unit.maxLength)
  const partner = search.get('partner')?.trim()
  const client = keyOf(search.get('client'), limits.client)
  const kind = noticeKinds.find(each => each === search.get('kind'))
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(unit && { unit }),
    ...(partner &&
      /^[^\s@]+@[^\s@]+$/.test(partner) &&
      partner.length <= limits.partner.maxLength && { partner }),
    ...(client !== undefined && { client }),
    ...(kind && { kind }),
  }
}

/** Writes these filters into a query string, and keeps the rest of it. */
export function withFilters(before: URLSearchParams, filters: DashboardFilters): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const name of names) {
    const value = filters[name]
    if (value === undefined) search.delete(name)
    else search.set(name, String(value))
  }
  // Another choice has other rows, so go back to the first page.
  search.delete('page')
  return search
}

/** The filters without the given ones. */
export function without(
  filters: DashboardFilters,
  ...left: readonly (keyof DashboardFilters)[]
): DashboardFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !left.some(each => each === name)))
}

/** The number of choices. A period counts as one, even with both ends. */
export const choicesIn = ({ from, to, ...others }: DashboardFilters): number =>
  Number(from !== undefined || to !== undefined) + Object.keys(others).length

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** What is wrong with the chosen period. */
export function periodFault({ from, to }: DashboardFilters): 'reversed' | 'tooLong' | undefined {
  if (from === undefined || to === undefined) return undefined
  const length = numberOf(to) - numberOf(from) + 1
  if (length < 1) return 'reversed'
  return length > longest ? 'tooLong' : undefined
}

/** The filters to send. An invalid period is left out. */
export function askedFilters(filters: DashboardFilters): DashboardFilters {
  return periodFault(filters) === undefined ? filters : without(filters, 'from', 'to')
}
