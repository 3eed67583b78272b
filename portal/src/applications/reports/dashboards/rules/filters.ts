import { GetRegisterDashboardQuery } from '@parvis/api-types/limits/dashboards'
import type { Schemas } from '@parvis/api-types/portal'
import { keyOf } from '../../../../routing/address-key.ts'

export type FeesDashboardName = Schemas['FeesDashboardName']
export type DashboardName = Schemas['DashboardName']
export type NoticeKind = Schemas['RegisterNoticeKind']

const limits = GetRegisterDashboardQuery

/** As the register divides its announcements. */
export const noticeKinds: readonly NoticeKind[] = limits.kind.values

/** What a dashboard is narrowed by; what is left out narrows nothing. */
export interface DashboardFilters {
  /** `YYYY-MM` */
  from?: string
  to?: string
  unit?: string
  /** E-mail. */
  partner?: string
  client?: number
  /** Of the public register. */
  kind?: NoticeKind
}

/** Months that the services answer at most. */
const longest = 36

const names = ['from', 'to', 'unit', 'partner', 'client', 'kind'] as const

const isMonth = new RegExp(limits.from.pattern)
const monthOf = (text: string | null) => (isMonth.test(text ?? '') ? text : null)

/** Reads the filters of an address; what somebody changed by hand and nobody can read is left aside. */
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

/** The query of an address with these filters; what else stands in it stays. */
export function withFilters(before: URLSearchParams, filters: DashboardFilters): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const name of names) {
    const value = filters[name]
    if (value === undefined) search.delete(name)
    else search.set(name, String(value))
  }
  // Another choice has other rows.
  search.delete('page')
  return search
}

/** The filters without some of them. */
export function without(
  filters: DashboardFilters,
  ...left: readonly (keyof DashboardFilters)[]
): DashboardFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !left.some(each => each === name)))
}

/** How many choices these are: a period, with both of its ends, is one. */
export const choicesIn = ({ from, to, ...others }: DashboardFilters): number =>
  Number(from !== undefined || to !== undefined) + Object.keys(others).length

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** What is wrong with a period that was chosen. */
export function periodFault({ from, to }: DashboardFilters): 'reversed' | 'tooLong' | undefined {
  if (from === undefined || to === undefined) return undefined
  const length = numberOf(to) - numberOf(from) + 1
  if (length < 1) return 'reversed'
  return length > longest ? 'tooLong' : undefined
}

/** What is asked for: a period that cannot be is no filter yet. */
export function askedFilters(filters: DashboardFilters): DashboardFilters {
  return periodFault(filters) === undefined ? filters : without(filters, 'from', 'to')
}
