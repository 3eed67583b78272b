import type { ReportVisual } from '../reports/layout.ts'

/*
 * Which figures stand for a visual. The columns that it shows are in the data model of its file, which only Power BI can
 * read; its kind and its title are known. The answer names what was chosen, and the page says it to the reader.
 */

export type Measure = 'fees' | 'hours' | 'engagements' | 'rate'
export type Dimension = 'month' | 'engagement' | 'type' | 'status' | 'manager' | 'partner'

/** What is asked of the database for a visual. */
export interface FigurePlan {
  /** Of the visual. */
  name: string
  shape: 'value' | 'categories' | 'choice' | 'none'
  measure: Measure
  dimension: Dimension | null
}

const shapes: readonly (readonly [FigurePlan['shape'], RegExp])[] = [
  ['none', /^(textbox|image|basicshape|shape|actionbutton|button|pagenavigator|bookmarknavigator)$/],
  ['choice', /slicer/],
  ['value', /card|kpi|gauge/],
]

/** Words of titles in both languages, without accents; the first that is found decides. */
const measures: readonly (readonly [Measure, RegExp])[] = [
  ['rate', /\b(taux|rate|par heure|per hour)\b/],
  ['hours', /\b(heures?|hours?|temps|time|effectifs?|headcount|staff)\b/],
  ['engagements', /\b(missions|engagements|dossiers|nombre|number|count)\b/],
]
const dimensions: readonly (readonly [Dimension, RegExp])[] = [
  ['month', /\b(mois|months?|monthly|mensuel\w*|periodes?|periods?|annees?|years?|evolution|trend)\b/],
  ['status', /\b(statuts?|status|etats?|state)\b/],
  ['partner', /\b(associes?|partners?)\b/],
  ['manager', /\b(managers?|responsables?|commercia(?:l|ux)|sales)\b/],
  ['type', /\b(types?|natures?|regions?|sites?|entites?|entity|entities)\b/],
  ['engagement', /\b(clients?|familles?|lines?|missions?|engagements?|detail\w*|top)\b/],
]

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a visual shows when its title does not say it. */
function usualDimension(kind: string): Dimension {
  if (/line|area|waterfall|ribbon/.test(kind)) return 'month'
  if (/pie|donut|treemap|funnel/.test(kind)) return 'type'
  if (/table|matrix/.test(kind)) return 'engagement'
  return /slicer/.test(kind) ? 'status' : 'manager'
}

/** What stands for a visual. */
export function planOf({ name, kind, title }: Pick<ReportVisual, 'name' | 'kind' | 'title'>): FigurePlan {
  const shown = kind.toLowerCase()
  const said = fold(title ?? '')
  const shape = shapes.find(([, pattern]) => pattern.test(shown))?.[0] ?? 'categories'
  const measure = measures.find(([, words]) => words.test(said))?.[0] ?? 'fees'
  const named = dimensions.find(([, words]) => words.test(said))?.[0] ?? usualDimension(shown)
  return { name, shape, measure, dimension: shape === 'value' || shape === 'none' ? null : named }
}
