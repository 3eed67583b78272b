import type {
  ReportBookmark,
  ReportField,
  ReportLayout,
  ReportPage,
  ReportVisual,
} from '../../domain/reports/layout.ts'
import {
  type Dimension,
  isForClients,
  knownDimensions,
  knownMeasures,
  type Measure,
} from '../../domain/report-viewer/known-fields.ts'
import { createRandom, type Random } from './random.ts'

type Language = 'fr' | 'en'

/** A visual of a demo page: its kind, its title in both languages, and what it shows. */
interface Drawn {
  kind: string
  title: Record<Language, string>
  by?: Dimension
  of?: Measure
}

/** What a team looks at besides its fees; not for clients. */
const ownCards: readonly Drawn[] = [
  { kind: 'card', title: { fr: 'Honoraires par heure', en: 'Fees per hour' }, of: 'rate' },
  { kind: 'card', title: { fr: 'Reste à facturer', en: 'Left to invoice' }, of: 'unbilled' },
]
/** Visuals that clients may read too: no internal data of the firm. */
const cards: readonly Drawn[] = [
  { kind: 'card', title: { fr: 'Honoraires', en: 'Fees' }, of: 'fees' },
  { kind: 'card', title: { fr: 'Missions avec honoraires', en: 'Engagements with fees' }, of: 'engagements' },
]
const owed: Drawn = {
  kind: 'card',
  title: { fr: 'Reste à encaisser', en: 'Left to collect' },
  of: 'outstanding',
}
const overTime: readonly Drawn[] = [
  { kind: 'columnChart', title: { fr: 'Honoraires par mois', en: 'Fees by month' }, by: 'month', of: 'fees' },
  {
    kind: 'lineChart',
    title: { fr: 'Évolution des honoraires', en: 'Fees over time' },
    by: 'month',
    of: 'fees',
  },
  {
    kind: 'areaChart',
    title: { fr: 'Missions avec honoraires, par mois', en: 'Engagements with fees by month' },
    by: 'month',
    of: 'engagements',
  },
  {
    kind: 'columnChart',
    title: { fr: 'Facturation par mois', en: 'Invoiced by month' },
    by: 'month',
    of: 'invoiced',
  },
]
const byPeople: readonly Drawn[] = [
  {
    kind: 'barChart',
    title: { fr: 'Honoraires par associé', en: 'Fees by partner' },
    by: 'partner',
    of: 'fees',
  },
  {
    kind: 'barChart',
    title: { fr: 'Honoraires par responsable', en: 'Fees by manager' },
    by: 'manager',
    of: 'fees',
  },
  {
    kind: 'donutChart',
    title: { fr: 'Honoraires par statut', en: 'Fees by status' },
    by: 'status',
    of: 'fees',
  },
]
const byBusinessUnit: Drawn = {
  kind: 'barChart',
  title: { fr: 'Reste à facturer par business unit', en: 'Left to invoice by business unit' },
  by: 'businessUnit',
  of: 'unbilled',
}
const table: Drawn = {
  kind: 'tableEx',
  title: { fr: 'Honoraires par mission', en: 'Fees by engagement' },
  by: 'engagement',
  of: 'fees',
}
const slicers: readonly Drawn[] = [
  { kind: 'slicer', title: { fr: 'Période', en: 'Period' }, by: 'month' },
  { kind: 'slicer', title: { fr: 'Statut', en: 'Status' }, by: 'status' },
  { kind: 'slicer', title: { fr: 'Responsable', en: 'Manager' }, by: 'manager' },
]
const pageNames: Record<Language, readonly string[]> = {
  fr: ['Synthèse', 'Équipe', 'Évolution', 'Détail'],
  en: ['Overview', 'Team', 'Over time', 'Details'],
}
const bookmarkNames: Record<Language, readonly string[]> = {
  fr: ['Vue du comité', 'Suivi mensuel', 'Détail des missions'],
  en: ['Committee view', 'Monthly follow-up', 'Engagement details'],
}

const pageWidth = 1280
const pageHeight = 720
const margin = 20
const half = (pageWidth - margin * 3) / 2

function fieldsOf({ by, of }: Drawn, language: Language): ReportField[] {
  const dimensions = knownDimensions.filter(({ dimension }) => dimension === by)
  const measures = knownMeasures.filter(({ measure }) => measure === of)
  return [
    ...dimensions.map(known => ({ table: known[language][0], name: known[language][1], summary: null })),
    ...measures.map(known => ({
      table: known[language][0],
      name: known[language][1],
      summary: known.summary ?? ('measure' as const),
    })),
  ]
}

/** The visuals that the readers of the report may see. */
const safe = (drawn: readonly Drawn[], hasClients: boolean): readonly Drawn[] =>
  hasClients ? drawn.filter(({ by }) => by === undefined || isForClients(by)) : drawn

type Place = Pick<ReportVisual, 'x' | 'y' | 'width' | 'height'>
type Placed = Omit<ReportVisual, 'name' | 'z'>

const place = (drawn: Drawn, language: Language, at: Place): Placed => ({
  kind: drawn.kind,
  title: drawn.title[language],
  fields: fieldsOf(drawn, language),
  isFiltered: false,
  ...at,
})

/**
 * The layout that would be read from the file of a demo report; always the same for the same report. Its pages are made
 * of fields that the services know; every fifth report has one more page whose figures only Power BI can show.
 * @param hasClients whether clients read it, so that it must contain no internal data of the firm
 * @param isSmall one page with little on it: 100,000 full layouts would fill the disk
 */
export function makeLayout(reportId: number, isSmall: boolean, hasClients: boolean): ReportLayout {
  const random = createRandom(20_000 + reportId)
  const language: Language = random.chance(0.65) ? 'fr' : 'en'
  const count = isSmall ? 1 : 1 + random.below(4)
  const pages = Array.from({ length: count }, (_, index) =>
    makePage(random, index, language, { isSmall, hasClients }),
  )
  if (!isSmall && reportId % 5 === 2) pages.push(pageOfPowerBi(pages.length, language))
  const bookmarks = isSmall
    ? []
    : bookmarkNames[language]
        .slice(0, random.below(4))
        .map((name, index) => makeBookmark(random, name, index, pages))
  return { pages, bookmarks }
}

function named(
  visuals: readonly Placed[],
  index: number,
  displayName: string,
  isHidden: boolean,
): ReportPage {
  return {
    name: `ReportSection${index + 1}`,
    displayName,
    isHidden,
    width: pageWidth,
    height: pageHeight,
    visuals: visuals.map((visual, n) => ({ name: `v${index + 1}-${n + 1}`, z: n, ...visual })),
  }
}

interface PageKind {
  isSmall: boolean
  hasClients: boolean
}

function makePage(
  random: Random,
  index: number,
  language: Language,
  { isSmall, hasClients }: PageKind,
): ReportPage {
  const shown = isSmall ? cards.slice(0, 1) : hasClients ? [...cards, owed] : [...cards, ...ownCards]
  const width = (pageWidth - margin * (shown.length + 1)) / shown.length
  const visuals = shown.map((card, n) =>
    place(card, language, { x: margin + n * (width + margin), y: margin, width, height: 110 }),
  )
  const below = { y: 150, height: pageHeight - 170 }
  const left = { x: margin, width: half, ...below }
  const right = { x: half + margin * 2, width: half, ...below }
  const narrow = { x: half + margin * 2, y: 150, width: 300, height: 200 }
  visuals.push(
    place(
      random.pick(safe(index % 2 === 0 ? overTime : [...byPeople, byBusinessUnit], hasClients)),
      language,
      left,
    ),
  )
  visuals.push(
    random.chance(0.6)
      ? place(table, language, right)
      : place(random.pick(safe(slicers, hasClients)), language, narrow),
  )
  const displayName = pageNames[language][index % pageNames[language].length] ?? ''
  return named(visuals, index, displayName, index > 0 && random.chance(0.08))
}

/** A page of columns from the client's own sales, which the services do not have. */
function pageOfPowerBi(index: number, language: Language): ReportPage {
  const words = {
    fr: {
      page: 'Marge',
      sales: 'Ventes',
      region: 'Région',
      margin: 'Marge',
      card: 'Marge brute',
      chart: 'Marge par région',
    },
    en: {
      page: 'Margin',
      sales: 'Sales',
      region: 'Region',
      margin: 'Margin',
      card: 'Gross margin',
      chart: 'Margin by region',
    },
  }[language]
  const margins: ReportField = { table: words.sales, name: words.margin, summary: 'measure' }
  const regions: ReportField = { table: words.sales, name: words.region, summary: null }
  const visuals: Placed[] = [
    {
      kind: 'card',
      title: words.card,
      fields: [margins],
      isFiltered: false,
      x: margin,
      y: margin,
      width: 400,
      height: 110,
    },
    {
      kind: 'columnChart',
      title: words.chart,
      fields: [regions, margins],
      isFiltered: false,
      x: margin,
      y: 150,
      width: half,
      height: pageHeight - 170,
    },
  ]
  return named(visuals, index, words.page, false)
}

function makeBookmark(
  random: Random,
  displayName: string,
  index: number,
  pages: readonly ReportPage[],
): ReportBookmark {
  return { name: `Bookmark${index + 1}`, displayName, pageName: random.pick(pages).name }
}
