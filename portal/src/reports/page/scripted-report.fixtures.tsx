import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EmbedConfig } from './protocol/embed-config.ts'
import { ReportSession } from './protocol/report-session.ts'
import type { ReportLayout, ReportVisual } from './protocol/report-state.ts'
import type { Figures, ReportApi } from './report-api.ts'
import { ReportPage } from './ReportPage.tsx'
import type { VisualFigures } from './visual-looks.ts'

const visual = (
  name: string,
  kind: string,
  title: string | null,
  [x, y, width, height]: readonly [number, number, number, number],
): ReportVisual => ({ name, kind, title, x, y, z: 0, width, height })

/** Two pages: figures above, a chart, a table and what narrows them below; and one more with other kinds. */
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
        visual('months', 'columnChart', 'Marge brute par mois', [20, 150, 610, 550]),
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
    { name: 'p3', displayName: 'Vide', isHidden: false, width: 1280, height: 720, visuals: [] },
  ],
  bookmarks: [],
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
  ...changes,
})
const engagements = ['E2024-000001', 'E2025-000061', 'E2026-000107']

export const storyFigures: Record<string, Figures> = {
  p1: {
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [
      figure('fees', { shape: 'value', dimension: null }),
      figure('hours', { shape: 'value', dimension: null, measure: 'hours', total: 2230.5 }),
      figure('months', { rows: rows(months) }),
      figure('status', { shape: 'choice', dimension: 'status', rows: rows(['Actif', 'dormant', 'Clos']) }),
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
    firstMonth: '2023-12',
    lastMonth: '2026-11',
    visuals: [
      figure('share', { dimension: 'type', rows: rows(['real', 'provisional']) }),
      figure('period', { shape: 'choice', rows: rows(months) }),
      figure('note', { shape: 'none', total: null }),
    ],
  },
  p3: { firstMonth: null, lastMonth: null, visuals: [] },
}

export interface ScriptedReportProps {
  /** What the page around it says. */
  config?: Partial<EmbedConfig>
  readLayout: ReportApi['readLayout']
  askFigures: ReportApi['askFigures']
  /** Hears what the page around it is told. */
  tell: (name: string, value: unknown) => void
}

/** The report page with the story in the place of the page around it and of the services. */
export function ScriptedReport({ config, readLayout, askFigures, tell }: ScriptedReportProps) {
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
  return <ReportPage session={session} snapshot={snapshot} askFigures={askFigures} />
}
