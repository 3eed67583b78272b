import type { ReportVisual } from '../reports/layout.ts'
import { type Dimension, dimensionOf, isForClients, type Measure, measureOf } from './known-fields.ts'

/** Why a visual is drawn without figures: ReportVisualFigures of the contract. */
export type LayoutReason = 'unknownFields' | 'staffOnly' | 'filtered' | 'notDrawn'

/** What is asked of the database for a visual. */
export interface FigurePlan {
  /** Of the visual. */
  name: string
  shape: 'value' | 'categories' | 'choice' | 'none' | 'layout'
  measure: Measure | null
  dimension: Dimension | null
  reason: LayoutReason | null
}

/** What shows nothing of the data. */
const still = /^(textbox|image|basicshape|shape|actionbutton|button|pagenavigator|bookmarknavigator|group)$/
const choices = /slicer/
const values = /card|kpi|gauge/

type Asked = Pick<ReportVisual, 'name' | 'kind' | 'fields' | 'isFiltered'>

/** Who asks, and by what the figures are narrowed for them. */
export interface Asker {
  isStaff: boolean
  /** The fields of the filters that hold. */
  filteredBy: readonly Dimension[]
}

/**
 * What stands for a visual. It has figures only where each field that it uses is one that the services know, its author
 * narrows it by no filter of their own, and the reader may see what it shows; else only how it is laid out is shown.
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
  // A total narrowed by what is the firm's own tells it as well.
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
