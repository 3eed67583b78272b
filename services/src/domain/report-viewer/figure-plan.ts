import type { ReportVisual } from '../reports/layout.ts'
import { type Dimension, dimensionOf, isForClients, type Measure, measureOf } from './known-fields.ts'

/** Why a visual is drawn without figures: ReportVisualFigures of the contract. */
export type LayoutReason = 'unknownFields' | 'staffOnly' | 'filtered' | 'notDrawn'

/** What to query for a visual. */
export interface FigurePlan {
  /** Name of the visual. */
  name: string
  shape: 'value' | 'categories' | 'choice' | 'none' | 'layout'
  measure: Measure | null
  dimension: Dimension | null
  reason: LayoutReason | null
}

/** Kinds of visuals without data. */
const still = /^(textbox|image|basicshape|shape|actionbutton|button|pagenavigator|bookmarknavigator|group)$/
const choices = /slicer/
const values = /card|kpi|gauge/

type Asked = Pick<ReportVisual, 'name' | 'kind' | 'fields' | 'isFiltered'>

/** The reader, and the filters on their figures. */
export interface Asker {
  isStaff: boolean
  /** The fields of the active filters. */
  filteredBy: readonly Dimension[]
}

/**
 * Decides how to draw a visual. It gets figures only if the services know every field it uses, its author set no filter
 * on it, and the reader may see its data; otherwise only its layout is shown.
 */
export function planOf(visual: Asked, { isStaff, filteredBy }: Asker): FigurePlan {
  const { name, kind, fields } = visual
  const shown = kind.toLowerCase()
  const plan = { name, measure: null, dimension: null, reason: null }
  if (still.test(shown)) return { ...plan, shape: 'none' }
  const layout = (reason: LayoutReason): FigurePlan => ({ ...plan, shape: 'layout', reason })
  const dimensions = fields.flatMap(field => dimensionOf(field) ?? [])
  const measures = fields.flatMap(field => measureOf(field) ?? [])
  if (fields.length === 0 || dimensions.length + measures.length < fields.length)
    return layout('unknownFields')
  const used = [...dimensions, ...measures]
  // A total filtered by internal data would reveal it as well.
  const isOwn = used.some(known => !known.isForClients) || filteredBy.some(each => !isForClients(each))
  if (!isStaff && isOwn) return layout('staffOnly')
  if (visual.isFiltered) return layout('filtered')
  const dimension = dimensions[0]?.dimension
  const [measure] = measures
  if (dimensions.length > 1 || measures.length > 1) return layout('notDrawn')
  if (choices.test(shown))
    return dimension && !measure ? { ...plan, shape: 'choice', dimension } : layout('notDrawn')
  if (!measure) return layout('notDrawn')
  if (values.test(shown))
    return dimension ? layout('notDrawn') : { ...plan, shape: 'value', measure: measure.measure }
  return dimension
    ? { ...plan, shape: 'categories', measure: measure.measure, dimension }
    : { ...plan, shape: 'value', measure: measure.measure }
}
