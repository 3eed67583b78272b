import { ReportFiguresQuestion } from '@parvis/api-types/limits/report-viewer'
import { Report } from '@parvis/api-types/limits/reports'
import { keyOf } from '../../../../routing/address-key.ts'
import { basicFilter, monthFilter, type ReportFilter } from '../../../../reports/page/protocol/filters.ts'

/** A report with filters that somebody puts together. */
export interface DynamicChoice {
  /** Key of the report. */
  report: number | undefined
  /** `YYYY-MM`; null: without bound. */
  from: string | null
  to: string | null
  statuses: readonly Status[]
  types: readonly EngagementType[]
}

export const statuses = ['Actif', 'dormant', 'Clos'] as const
export type Status = (typeof statuses)[number]
export const engagementTypes = ['real', 'provisional'] as const
export type EngagementType = (typeof engagementTypes)[number]

const isMonth = new RegExp(ReportFiguresQuestion.from.pattern)
const monthOf = (text: string | null) => (isMonth.test(text ?? '') ? text : null)

/** Reads the choice of an address; what nobody can read is left aside. */
export function choiceOf(search: URLSearchParams): DynamicChoice {
  const told = (name: string) => (search.get(name) ?? '').split(',')
  return {
    report: keyOf(search.get('report'), Report.id),
    from: monthOf(search.get('from')),
    to: monthOf(search.get('to')),
    statuses: statuses.filter(each => told('status').includes(each)),
    types: engagementTypes.filter(each => told('type').includes(each)),
  }
}

/** The query of an address for a choice. */
export function searchOf({ report, from, to, statuses: chosen, types }: DynamicChoice): URLSearchParams {
  const search = new URLSearchParams()
  if (report !== undefined) search.set('report', String(report))
  if (from !== null) search.set('from', from)
  if (to !== null) search.set('to', to)
  if (chosen.length > 0) search.set('status', chosen.join(','))
  if (types.length > 0) search.set('type', types.join(','))
  return search
}

/** The filters of a choice, as the embed takes them. */
export function filtersOf({ from, to, statuses: chosen, types }: DynamicChoice): ReportFilter[] {
  const months = monthFilter(from, to)
  return [
    ...(months ? [months] : []),
    ...(chosen.length > 0 ? [basicFilter('status', chosen)] : []),
    ...(types.length > 0 ? [basicFilter('type', types)] : []),
  ]
}

/** The end of a period must not be before its start. */
export function isPeriodWrong({ from, to }: Pick<DynamicChoice, 'from' | 'to'>): boolean {
  return from !== null && to !== null && to < from
}

/** The months that can be chosen: those of three years, the latest first. @param now the moment */
export function recentMonths(now: Date): string[] {
  return Array.from({ length: 36 }, (_, n) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - n, 1))
    return month.toISOString().slice(0, 7)
  })
}
