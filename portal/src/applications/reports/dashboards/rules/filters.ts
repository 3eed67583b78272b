import type { Schemas } from '@parvis/api-types/portal'

export type FeesDashboardName = Schemas['FeesDashboardName']
export type DashboardName = Schemas['DashboardName']
export type NoticeKind = Schemas['RegisterNoticeKind']

export const noticeKinds = [
  'creation',
  'sale',
  'modification',
  'removal',
  'proceeding',
  'accounts',
] as const satisfies readonly NoticeKind[]

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

const monthOf = (text: string | null) => (/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '') ? text : null)
const keyOf = (text: string | null) => {
  const key = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return key >= 1 && key <= 2_147_483_647 ? key : undefined
}

/** Reads the filters of an address; what somebody changed by hand and nobody can read is left aside. */
export function filtersOf(search: URLSearchParams): DashboardFilters {
  const from = monthOf(search.get('from'))
  const to = monthOf(search.get('to'))
  const unit = search.get('unit')?.trim().slice(0, 100)
  const partner = search.get('partner')?.trim()
  const client = keyOf(search.get('client'))
  const kind = noticeKinds.find(each => each === search.get('kind'))
  return {
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(unit && { unit }),
    ...(partner && /^[^\s@]+@[^\s@]+$/.test(partner) && partner.length <= 254 && { partner }),
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
