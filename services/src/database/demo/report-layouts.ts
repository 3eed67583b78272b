import type { ReportBookmark, ReportLayout, ReportPage, ReportVisual } from '../../domain/reports/layout.ts'
import { createRandom, type Random } from './random.ts'

const measures = [
  'Chiffre d’affaires',
  'Marge brute',
  'Encours clients',
  'Masse salariale',
  'Trésorerie nette',
  'Dettes fournisseurs',
  'Effectif',
  'Headcount',
  'Gross margin',
  'Cash position',
] as const
const axes = ['par mois', 'par région', 'par client', 'par famille', 'by month', 'by business line'] as const
const charts = ['columnChart', 'lineChart', 'barChart', 'donutChart', 'areaChart'] as const
const slicers = ['Période', 'Site', 'Commercial', 'Period', 'Entity'] as const
const pageNames = ['Synthèse', 'Par région', 'Détail', 'Évolution', 'Overview', 'By client'] as const
const bookmarkNames = ['Ouest seul', 'Trimestre en cours', 'Hors groupe', 'Top clients', 'Last year'] as const

const pageWidth = 1280
const pageHeight = 720
const margin = 20

/**
 * What would be read from the file of a demo report, the same for the same report whenever it is made: figures in a row,
 * charts below them, and on most pages a table or a slicer.
 * @param isSmall one page with little on it: 100,000 of them would fill the disk otherwise
 */
export function makeLayout(reportId: number, isSmall: boolean): ReportLayout {
  const random = createRandom(20_000 + reportId)
  const pages = Array.from({ length: isSmall ? 1 : 1 + random.below(4) }, (_, index) =>
    makePage(random, index, isSmall ? 1 : 2 + random.below(2)),
  )
  const first = random.below(bookmarkNames.length)
  const count = isSmall ? 0 : random.below(4)
  const bookmarks = Array.from({ length: count }, (_, n) => makeBookmark(random, n, first + n, pages))
  return { pages, bookmarks }
}

function makePage(random: Random, index: number, cards: number): ReportPage {
  const visuals: Omit<ReportVisual, 'name' | 'z'>[] = []
  const width = (pageWidth - margin * (cards + 1)) / cards
  for (let card = 0; card < cards; card += 1) {
    const title = random.pick(measures)
    visuals.push({ kind: 'card', title, x: margin + card * (width + margin), y: margin, width, height: 110 })
  }
  const below = { y: 150, height: pageHeight - 170 }
  const half = (pageWidth - margin * 3) / 2
  visuals.push({
    kind: random.pick(charts),
    title: `${random.pick(measures)} ${random.pick(axes)}`,
    x: margin,
    width: half,
    ...below,
  })
  if (random.chance(0.6))
    visuals.push({ kind: 'tableEx', title: 'Détail', x: half + margin * 2, width: half, ...below })
  else
    visuals.push({
      kind: 'slicer',
      title: random.pick(slicers),
      x: half + margin * 2,
      width: 240,
      y: 150,
      height: 200,
    })
  return {
    name: `ReportSection${index + 1}`,
    displayName: `${pageNames[(index + random.below(2) * 3) % pageNames.length]}${index > 2 ? ` ${index}` : ''}`,
    isHidden: index > 0 && random.chance(0.08),
    width: pageWidth,
    height: pageHeight,
    visuals: visuals.map((visual, n) => ({ name: `v${index + 1}-${n + 1}`, z: n, ...visual })),
  }
}

function makeBookmark(
  random: Random,
  n: number,
  place: number,
  pages: readonly ReportPage[],
): ReportBookmark {
  const displayName = bookmarkNames[place % bookmarkNames.length] ?? ''
  return { name: `Bookmark${n + 1}`, displayName, pageName: random.pick(pages).name }
}
