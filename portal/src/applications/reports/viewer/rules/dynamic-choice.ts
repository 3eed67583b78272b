import { ReportFiguresQuestion } from '@parvis/api-types/limits/report-viewer'
import { Report } from '@parvis/api-types/limits/reports'
import type { Schemas } from '@parvis/api-types/portal'
import {
  basicFilter,
  columnOf,
  monthFilter,
  type FigureField,
  type ReportFilter,
} from '../../../../reports/page/protocol/filters.ts'
import { keyOf } from '../../../../routing/address-key.ts'

type Layout = Schemas['ReportLayout']
type Visual = Layout['pages'][number]['visuals'][number]
type VisualFigures = Schemas['ReportVisualFigures']

/** A report with filters chosen by the reader. */
export interface DynamicChoice {
  /** The key of the report. */
  report: number | undefined
  /** `YYYY-MM`; null for no limit. */
  from: string | null
  to: string | null
  /** The chosen values by field. A field without values does not filter. */
  values: Partial<Record<FigureField, readonly string[]>>
}

/** The fields for filtering a report, besides its months, as named in addresses. */
export const choiceFields = Object.keys(columnOf) as readonly FigureField[]

const isMonth = new RegExp(ReportFiguresQuestion.from.pattern)
const monthOf = (text: string | null) => (isMonth.test(text ?? '') ? text : null)
const mostValues = 200
const longestValue = 200

/** A value may contain a comma. What was truncated is ignored. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Reads a choice from an address. Invalid values are ignored. */
export function choiceOf(search: URLSearchParams): DynamicChoice {
  const values: DynamicChoice['values'] = {}
  for (const field of choiceFields) {
    const told = (search.get(field) ?? '')
      .split(',')
      .map(decode)
      .filter(each => each !== '' && each.length <= longestValue)
    if (told.length > 0) values[field] = [...new Set(told)].slice(0, mostValues)
  }
  return {
    report: keyOf(search.get('report'), Report.id),
    from: monthOf(search.get('from')),
    to: monthOf(search.get('to')),
    values,
  }
}

/** Writes a choice as a query string. */
export function searchOf({ report, from, to, values }: DynamicChoice): URLSearchParams {
  const search = new URLSearchParams()
  if (report !== undefined) search.set('report', String(report))
  if (from !== null) search.set('from', from)
  if (to !== null) search.set('to', to)
  for (const field of choiceFields) {
    const chosen = values[field] ?? []
    if (chosen.length > 0) search.set(field, chosen.map(encodeURIComponent).join(','))
  }
  return search
}

/**
 * The filters of a choice in the form that the embed takes. Fields that the report does not offer are left out, so that
 * every filter is visible.
 */
export function filtersOf(
  { from, to, values }: DynamicChoice,
  offered: readonly { dimension: Offer['dimension'] }[],
): ReportFilter[] {
  const has = (dimension: Offer['dimension']) => offered.some(offer => offer.dimension === dimension)
  const months = has('month') ? monthFilter(from, to) : undefined
  return [
    ...(months ? [months] : []),
    ...choiceFields.flatMap(field => {
      const chosen = values[field] ?? []
      return chosen.length > 0 && has(field) ? [basicFilter(field, chosen)] : []
    }),
  ]
}

/** Whether a period ends before it starts. */
export function isPeriodWrong({ from, to }: Pick<DynamicChoice, 'from' | 'to'>): boolean {
  return from !== null && to !== null && to < from
}

/** A slicer of the report and the values that it offers. */
export interface Offer {
  visual: Visual
  figures: VisualFigures
  dimension: NonNullable<VisualFigures['dimension']>
}

/** The slicers of a report: one per field with known values, and the names of the others. */
export interface OfferedSlicers {
  offers: Offer[]
  /** Slicers that only Power BI knows, by the author's titles or the names of their fields. */
  unknown: string[]
  /** Slicers that only staff may use, with or without a connection to Power BI. */
  staffOnly: string[]
}

const isSlicer = ({ kind }: Visual) => /slicer/i.test(kind)

/** The pages that have slicers. */
export const pagesWithSlicers = ({ pages }: Layout): string[] =>
  pages.filter(({ visuals }) => visuals.some(isSlicer)).map(({ name }) => name)

/** The slicers that a report offers, from its layout and the figures of its pages. */
export function offeredSlicers(
  { pages }: Layout,
  figures: ReadonlyMap<string, readonly VisualFigures[]>,
): OfferedSlicers {
  const offers: Offer[] = []
  const unknown = new Set<string>()
  const staffOnly = new Set<string>()
  for (const page of pages)
    for (const visual of page.visuals.filter(isSlicer)) {
      const found = figures.get(page.name)?.find(({ name }) => name === visual.name)
      const dimension = found?.dimension ?? null
      if (found?.shape !== 'choice' || dimension === null)
        (found?.reason === 'staffOnly' ? staffOnly : unknown).add(
          visual.title ?? visual.fields.map(({ name }) => name).join(', '),
        )
      else if (offers.every(offer => offer.dimension !== dimension))
        offers.push({ visual, figures: found, dimension })
    }
  const named = (names: ReadonlySet<string>) => [...names].filter(name => name !== '')
  return { offers, unknown: named(unknown), staffOnly: named(staffOnly) }
}
