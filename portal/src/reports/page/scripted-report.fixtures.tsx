import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EmbedConfig } from './protocol/embed-config.ts'
import { ReportSession } from './protocol/report-session.ts'
import type { ReportLayout, ReportVisual } from './protocol/report-state.ts'
import type { Figures, Images, ReportApi } from './report-api.ts'
import { ReportPage } from './ReportPage.tsx'
import type { VisualFigures } from './visual-looks.ts'

const visual = (
  name: string,
  kind: string,
  title: string | null,
  [x, y, width, height]: readonly [number, number, number, number],
  fields: ReportVisual['fields'] = [],
): ReportVisual => ({ name, kind, title, fields, isFiltered: false, x, y, z: 0, width, height })

const region = { table: 'Ventes', name: 'Région', summary: null }
const margin = { table: 'Ventes', name: 'Marge', summary: 'measure' } as const
const cost = { table: 'Ventes', name: 'Coût', summary: 'average' } as const

/** Two pages: figures above, and a chart, a table and slicers below; plus one with other kinds. */
export const storyLayout: ReportLayout = {
  pages: [
    {
      name: 'p1',
      displayName: 'Synthèse',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        visual('fees', 'card', 'Honoraires', [20, 20, 610, 110]),
        visual('hours', 'card', 'Heures', [650, 20, 610, 110]),
        visual('months', 'columnChart', 'Suivi mensuel', [20, 150, 610, 550]),
        visual('status', 'slicer', 'Statut', [650, 150, 610, 120]),
        visual('detail', 'tableEx', 'Détail', [650, 290, 610, 410]),
      ],
    },
    {
      name: 'p2',
      displayName: 'Par région',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        visual('share', 'donutChart', null, [20, 20, 610, 680]),
        visual('period', 'slicer', 'Période', [650, 20, 610, 200]),
        visual('note', 'textbox', 'Chiffres non audités', [650, 240, 610, 100]),
      ],
    },
    {
      name: 'p4',
      displayName: 'Marge',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        visual('margin', 'card', 'Marge brute', [20, 20, 400, 180], [margin]),
        visual('fees4', 'card', 'Honoraires', [440, 20, 400, 180]),
        visual(
          'hours4',
          'card',
          'Heures',
          [860, 20, 400, 180],
          [{ table: 'Honoraires', name: 'Heures', summary: 'sum' }],
        ),
        visual(
          'regions',
          'clusteredColumnChart',
          'Marge par région',
          [20, 220, 610, 480],
          [region, margin, cost],
        ),
        visual('where', 'slicer', 'Région', [650, 220, 290, 200], [region]),
        visual(
          'own',
          'lineChart',
          null,
          [960, 220, 300, 200],
          [
            { table: 'Calendrier', name: 'Mois', summary: null },
            { table: 'Honoraires', name: 'Honoraires', summary: 'sum' },
          ],
        ),
        visual(
          'pair',
          'tableEx',
          'Mois et statuts',
          [650, 440, 610, 260],
          [
            { table: 'Calendrier', name: 'Mois', summary: null },
            { table: 'Missions', name: 'Statut', summary: null },
          ],
        ),
      ],
    },
    { name: 'p3', displayName: 'Vide', isHidden: false, width: 1280, height: 720, visuals: [] },
  ],
  bookmarks: [],
}

type Drawing = NonNullable<ReportVisual['drawing']>

const drawn = (
  name: string,
  kind: string,
  place: readonly [number, number, number, number],
  drawing: Drawing,
  z = 10,
): ReportVisual => ({ ...visual(name, kind, null, place), z, drawing })

const button = (name: string, x: number, label: string, action: Drawing['action'], y = 560) =>
  drawn(name, 'actionButton', [x, y, 180, 60], {
    label,
    fill: '#004d61',
    color: '#00363f',
    ...(action && { action }),
  })

/** Everything drawn from the file alone, on a coloured page; a second page that only buttons lead to. */
export const drawnLayout: ReportLayout = {
  pages: [
    {
      name: 'd1',
      displayName: 'Accueil',
      isHidden: false,
      width: 1280,
      height: 720,
      background: { color: '#f3efe6' },
      hidden: ['late'],
      visuals: [
        drawn('band', 'shape', [0, 0, 1280, 120], { shape: 'rectangle', fill: '#004d61' }, 1),
        drawn(
          'heading',
          'textbox',
          [40, 20, 800, 80],
          {
            groups: ['top'],
            paragraphs: [
              { runs: [{ text: 'Comptes annuels', size: 'huge', isBold: true, color: '#003b4a' }] },
            ],
          },
          2,
        ),
        drawn('logo', 'image', [1140, 20, 100, 80], {
          image: 0,
          description: 'Maison Fontaine',
          groups: ['top'],
        }),
        drawn('note', 'textbox', [40, 140, 560, 160], {
          paragraphs: [
            {
              align: 'justify',
              runs: [
                { text: 'Chiffres ' },
                { text: 'non audités', isItalic: true, isUnderlined: true },
                { text: ', méthode ', size: 'small' },
                { text: 'en ligne', href: 'https://example.org/methode' },
              ],
            },
            { runs: [{ text: 'Un texte plus long que sa boîte se déplace dans celle-ci. '.repeat(12) }] },
          ],
        }),
        drawn('arabic', 'textbox', [640, 140, 600, 80], {
          paragraphs: [{ runs: [{ text: 'القوائم المالية السنوية لعام 2026' }] }],
        }),
        drawn('late', 'textbox', [640, 240, 600, 60], {
          paragraphs: [{ runs: [{ text: 'Vue détaillée' }] }],
        }),
        drawn('line', 'shape', [40, 320, 1200, 20], {
          shape: 'line',
          border: '#8a6d1f',
          description: 'Filet',
        }),
        drawn('dot', 'basicShape', [40, 360, 120, 120], { shape: 'ellipse', fill: '#8a6d1f' }),
        drawn('next', 'shape', [180, 360, 160, 120], { shape: 'arrow', fill: '#8a6d1f', label: 'Suite' }),
        drawn('pages', 'pageNavigator', [400, 360, 400, 60], {}),
        drawn('marks', 'bookmarkNavigator', [400, 440, 400, 60], { label: 'Vues' }),
        button('toHidden', 40, 'Méthode', { kind: 'page', target: 'd2' }),
        button('toMark', 240, 'Détail', { kind: 'bookmark', target: 'b1' }),
        button('toSite', 440, 'Ordre', { kind: 'link', target: 'https://example.org/' }),
        button('ask', 640, 'Questions', { kind: 'unsupported', target: null }),
        button('gone', 840, 'Disparue', { kind: 'page', target: 'nowhere' }),
        button('year', 1040, '2025', { kind: 'bookmark', target: 'b3' }, 640),
        button('back', 1040, 'Retour', { kind: 'back', target: null }),
      ],
    },
    {
      name: 'd2',
      displayName: 'Méthode',
      isHidden: true,
      width: 1280,
      height: 720,
      visuals: [
        drawn('home', 'actionButton', [40, 40, 200, 60], {
          label: 'Page d’avant',
          action: { kind: 'back', target: null },
        }),
      ],
    },
    {
      name: 'd3',
      displayName: 'Quarante',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: Array.from({ length: 40 }, (_, at) =>
        drawn(`t${at}`, 'textbox', [(at % 8) * 160, Math.floor(at / 8) * 144, 150, 134], {
          border: '#767676',
          paragraphs: [
            { runs: [{ text: `Bloc ${at + 1} – un texte qui demande plus de place que sa boîte n’en a` }] },
          ],
        }),
      ),
    },
  ],
  bookmarks: [
    {
      name: 'b1',
      displayName: 'Vue détaillée',
      pageName: null,
      groupName: 'Vues',
      display: { pageName: 'd1', hidden: [], targets: ['late'] },
    },
    {
      name: 'b2',
      displayName: 'Vue simple',
      pageName: null,
      groupName: 'Vues',
      display: { pageName: 'd1', hidden: ['late'], targets: ['late'] },
    },
    { name: 'b3', displayName: '2025 seulement', pageName: 'd1', groupName: 'Vues', isFiltered: true },
  ],
}

/** The statements of a client who reads from right to left, with numbers and Latin names in the text. */
export const rightToLeftLayout: ReportLayout = {
  pages: [
    {
      name: 'r1',
      displayName: 'القوائم المالية (2026)',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        drawn('heading', 'textbox', [20, 20, 1240, 80], {
          paragraphs: [
            { runs: [{ text: 'القوائم المالية لشركة Fontaine & Filles!', size: 'huge', isBold: true }] },
          ],
        }),
        drawn('note', 'textbox', [20, 120, 610, 160], {
          paragraphs: [
            { align: 'left', runs: [{ text: 'إلى اليسار: 12,5 مليون.' }] },
            { align: 'right', runs: [{ text: 'إلى اليمين: 45 %.' }] },
            { runs: [{ text: 'From left to right again, with يسار in it.' }] },
          ],
        }),
        drawn('method', 'textbox', [650, 120, 610, 160], {
          paragraphs: [
            {
              runs: [
                { text: 'راجع ' },
                { text: 'المنهجية', href: 'https://example.org/methode' },
                { text: ' قبل القراءة.' },
              ],
            },
            { runs: [{ text: 'نص أطول من مربعه يتحرك داخله. '.repeat(12) }] },
          ],
        }),
        drawn('next', 'shape', [20, 300, 300, 80], {
          shape: 'rounded',
          fill: '#004d61',
          label: 'التالي (2)!',
        }),
        button('detail', 340, 'التفاصيل…', { kind: 'page', target: 'r2' }, 300),
        drawn('pages', 'pageNavigator', [650, 300, 610, 80], {}),
        visual('fees', 'card', 'الأتعاب (€)', [20, 400, 610, 160]),
        visual('months', 'columnChart', 'المتابعة الشهرية', [650, 400, 610, 300]),
      ],
    },
    { name: 'r2', displayName: 'التفاصيل', isHidden: false, width: 1280, height: 720, visuals: [] },
  ],
  bookmarks: [],
}

const pageOf = (name: string) => drawnLayout.pages.filter(page => page.name === name)

/** All of it on one page: the author's drawings, including a rotated shape, and forty boxes below. */
export const wholeLayout: ReportLayout = {
  ...drawnLayout,
  pages: pageOf('d1').map(page => ({
    ...page,
    height: 1480,
    visuals: [
      ...page.visuals.map(each =>
        each.name === 'next' ? { ...each, drawing: { ...each.drawing, rotation: 90 } } : each,
      ),
      ...pageOf('d3').flatMap(({ visuals }) => visuals.map(each => ({ ...each, y: each.y + 740 }))),
    ],
  })),
}

/** A dot. */
export const storyImages: Images = {
  images: [{ mediaType: 'image/gif', content: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' }],
}

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']
const rows = (keys: readonly string[], labels = keys) =>
  keys.map((key, index) => ({ key, label: labels[index] ?? key, value: 48_000 - index * 6150.5 }))
const figure = (name: string, changes: Partial<VisualFigures>): VisualFigures => ({
  name,
  shape: 'categories',
  measure: 'fees',
  dimension: 'month',
  total: 196_250,
  rows: [],
  isCut: false,
  reason: null,
  ...changes,
})
const withoutFigures = (name: string, reason: VisualFigures['reason']) =>
  figure(name, { shape: 'layout', measure: null, dimension: null, total: null, reason })
const engagements = ['E2024-000001', 'E2025-000061', 'E2026-000107']

export const storyFigures: Record<string, Figures> = {
  p1: {
    isOwnOnly: false,
    mayManage: false,
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [
      figure('fees', { shape: 'value', dimension: null }),
      figure('hours', { shape: 'value', dimension: null, measure: 'hours', total: 2230.5 }),
      figure('months', { rows: rows(months) }),
      figure('status', {
        shape: 'choice',
        measure: null,
        total: null,
        dimension: 'status',
        rows: rows(['Actif', 'dormant', 'Clos']),
      }),
      figure('detail', {
        dimension: 'engagement',
        rows: rows(
          engagements,
          engagements.map(code => `${code} – Commissariat aux comptes`),
        ),
      }),
    ],
  },
  p2: {
    isOwnOnly: true,
    mayManage: false,
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [
      figure('share', { dimension: 'type', rows: rows(['real', 'provisional']) }),
      figure('period', { shape: 'choice', measure: null, total: null, rows: rows(months) }),
      figure('note', { shape: 'none', measure: null, dimension: null, total: null }),
    ],
  },
  p4: {
    isOwnOnly: false,
    mayManage: false,
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [
      withoutFigures('margin', 'unknownFields'),
      figure('fees4', { shape: 'value', dimension: null }),
      withoutFigures('hours4', 'staffOnly'),
      withoutFigures('regions', 'unknownFields'),
      withoutFigures('where', 'unknownFields'),
      withoutFigures('own', 'filtered'),
      withoutFigures('pair', 'notDrawn'),
    ],
  },
  r1: {
    isOwnOnly: false,
    mayManage: false,
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [figure('fees', { shape: 'value', dimension: null }), figure('months', { rows: rows(months) })],
  },
  p3: { isOwnOnly: false, mayManage: false, firstMonth: null, lastMonth: null, visuals: [] },
}

const many = Array.from({ length: 100 }, (_, at) => `E2026-${String(at + 1).padStart(6, '0')}`)

/** The first page of a client with more engagements than are returned. */
export const cutFigures: Figures = {
  isOwnOnly: false,
  mayManage: false,
  firstMonth: '2023-12',
  lastMonth: '2026-11',
  visuals: [
    figure('months', { dimension: 'engagement', rows: rows(many), isCut: true }),
    figure('status', {
      shape: 'choice',
      measure: null,
      total: null,
      dimension: 'engagement',
      rows: rows(many),
      isCut: true,
    }),
    figure('detail', { dimension: 'engagement', rows: rows(many), isCut: true }),
  ],
}

export interface ScriptedReportProps {
  /** The configuration from the surrounding page. */
  config?: Partial<EmbedConfig>
  readLayout: ReportApi['readLayout']
  askFigures: ReportApi['askFigures']
  /** @default none */
  readImages?: ReportApi['readImages']
  /** Receives the events for the surrounding page. */
  tell: (name: string, value: unknown) => void
}

/** The report page, with the story playing the parts of the surrounding page and the services. */
const noImages: ReportApi['readImages'] = async () => ({ images: [] })

export function ScriptedReport({
  config,
  readLayout,
  askFigures,
  readImages = noImages,
  tell,
}: ScriptedReportProps) {
  const language = useLocale()
  const [session] = useState(() => new ReportSession({ readLayout, tell, print: () => undefined, language }))
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot)
  useEffect(() => {
    const whole: EmbedConfig = {
      reportId: 41,
      token: 'story',
      language,
      pageName: undefined,
      filters: [],
      pageFilters: [],
      bookmark: undefined,
      hasPageTabs: true,
      zoom: undefined,
      ...config,
    }
    session.load(whole, false).catch(() => undefined)
  }, [session, language, config])
  return <ReportPage session={session} snapshot={snapshot} askFigures={askFigures} readImages={readImages} />
}
