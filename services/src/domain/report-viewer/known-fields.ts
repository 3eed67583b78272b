import type { ReportField } from '../reports/layout.ts'

/* The services' own model: the fields that a report can use so that our page draws it with figures, without Power
   BI. A visual is drawn with figures only if every field it uses is listed here; its title is irrelevant. Report
   authors find this list in `.storybook/docs/ReportFields.mdx`; a test compares the two. */

export type Measure =
  | 'fees'
  | 'hours'
  | 'engagements'
  | 'rate'
  | 'invoiced'
  | 'paid'
  | 'outstanding'
  | 'unbilled'
export type Dimension = 'month' | 'engagement' | 'type' | 'status' | 'manager' | 'partner' | 'businessUnit'

/** Table and field, as a report author names them. */
type Name = readonly [table: string, field: string]

interface Named {
  en: Name
  fr: Name
  /** Whether clients may see it. How much each person of the firm works on what is internal. */
  isForClients: boolean
}

export interface KnownDimension extends Named {
  dimension: Dimension
}

export interface KnownMeasure extends Named {
  measure: Measure
  /** How a column of this name is aggregated; a measure of this name is known as well. */
  summary?: 'sum'
}

export const knownDimensions: readonly KnownDimension[] = [
  { dimension: 'month', isForClients: true, en: ['Calendar', 'Month'], fr: ['Calendrier', 'Mois'] },
  { dimension: 'engagement', isForClients: true, en: ['Engagements', 'Code'], fr: ['Missions', 'Code'] },
  { dimension: 'type', isForClients: true, en: ['Engagements', 'Type'], fr: ['Missions', 'Type'] },
  { dimension: 'status', isForClients: true, en: ['Engagements', 'Status'], fr: ['Missions', 'Statut'] },
  {
    dimension: 'manager',
    isForClients: false,
    en: ['Engagements', 'Manager'],
    fr: ['Missions', 'Responsable'],
  },
  { dimension: 'partner', isForClients: false, en: ['Engagements', 'Partner'], fr: ['Missions', 'Associé'] },
  {
    dimension: 'businessUnit',
    isForClients: false,
    en: ['Engagements', 'Business unit'],
    fr: ['Missions', 'Business unit'],
  },
]

export const knownMeasures: readonly KnownMeasure[] = [
  {
    measure: 'fees',
    summary: 'sum',
    isForClients: true,
    en: ['Fees', 'Fees'],
    fr: ['Honoraires', 'Honoraires'],
  },
  {
    measure: 'engagements',
    isForClients: true,
    en: ['Fees', 'Engagements with fees'],
    fr: ['Honoraires', 'Missions avec honoraires'],
  },
  {
    measure: 'hours',
    summary: 'sum',
    isForClients: false,
    en: ['Fees', 'Hours'],
    fr: ['Honoraires', 'Heures'],
  },
  {
    measure: 'rate',
    isForClients: false,
    en: ['Fees', 'Fees per hour'],
    fr: ['Honoraires', 'Honoraires par heure'],
  },
  {
    measure: 'invoiced',
    summary: 'sum',
    isForClients: true,
    en: ['Fees', 'Invoiced'],
    fr: ['Honoraires', 'Facturé'],
  },
  {
    measure: 'paid',
    summary: 'sum',
    isForClients: true,
    en: ['Fees', 'Paid'],
    fr: ['Honoraires', 'Encaissé'],
  },
  {
    measure: 'outstanding',
    isForClients: true,
    en: ['Fees', 'Left to collect'],
    fr: ['Honoraires', 'Reste à encaisser'],
  },
  {
    measure: 'unbilled',
    isForClients: false,
    en: ['Fees', 'Left to invoice'],
    fr: ['Honoraires', 'Reste à facturer'],
  },
]

const isNamed = ({ en, fr }: Named, { table, name }: ReportField) =>
  [en, fr].some(([ownTable, ownName]) => ownTable === table && ownName === name)

/** The dimension that a field stands for; undefined for any other field. */
export function dimensionOf(field: ReportField): KnownDimension | undefined {
  return field.summary === null ? knownDimensions.find(known => isNamed(known, field)) : undefined
}

/** Whether clients may see and filter by a dimension. */
export function isForClients(dimension: Dimension): boolean {
  return knownDimensions.some(known => known.dimension === dimension && known.isForClients)
}

/** The measure that a field stands for; undefined for any other field. */
export function measureOf(field: ReportField): KnownMeasure | undefined {
  return knownMeasures.find(
    known =>
      isNamed(known, field) &&
      (field.summary === 'measure' || (known.summary !== undefined && field.summary === known.summary)),
  )
}
