import {
  askReportFigures,
  getReport,
  getReportByPath,
  getReportEmbed,
  getReportLayout,
  getSavedBookmark,
  listReportDocuments,
  listSavedBookmarks,
  openReport,
} from '@parvis/api-types/generated/examples/portal'
import type { Schemas } from '@parvis/api-types/portal'
import { waitFor } from 'storybook/test'
import { connectEmbed, type EmbedConnection } from '../../../reports/page/protocol/connection.ts'
import { ReportSession } from '../../../reports/page/protocol/report-session.ts'
import type { ReportLayout } from '../../../reports/page/protocol/report-state.ts'
import { createEmbedRouter } from '../../../reports/page/protocol/router.ts'
import { reportRoutes } from '../../../reports/page/protocol/routes.ts'
import { answer, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import type { PortalStory } from '../../../stories/withPortal.tsx'
import { reportDocumentsTexts } from '../../../reports/documents/i18n/texts.ts'
import { reportViewerTexts } from './i18n/texts.ts'
import { reportViewer } from './application.ts'

/**
 * The report in the frame of a story: two visible pages, a hidden one and no visuals, with the same protocol as the
 * real one.
 */
export const plainLayout: ReportLayout = {
  pages: ['Synthèse', 'Par région', 'Détail par client'].map((displayName, index) => ({
    name: `ReportSection${index + 1}`,
    displayName,
    isHidden: index === 2,
    width: 1280,
    height: 720,
    visuals: [],
  })),
  bookmarks: [],
}

/** A report whose author saved bookmarks: one that can be shown here, and one with filters in a group. */
export const layoutWithBookmarks: ReportLayout = {
  ...plainLayout,
  bookmarks: [
    { name: 'detail', displayName: 'Vue détaillée', pageName: 'ReportSection2' },
    {
      name: 'year',
      displayName: '2025 seulement',
      pageName: 'ReportSection1',
      groupName: 'Années',
      isFiltered: true,
    },
  ],
}

// Any page of this origin works, because the story acts as the report inside.
const embedUrl = `${location.origin}/mockServiceWorker.js?reportId=41`

/** Replaces the text of that page with a drawing. */
function draw(frame: HTMLIFrameElement): void {
  const inside = frame.contentDocument
  if (!inside) throw new Error('The frame has no document')
  const title = inside.createElement('h1')
  title.textContent = 'Marge mois'
  inside.documentElement.lang = 'fr'
  inside.title = 'Marge mois'
  inside.body.replaceChildren(title)
}

/**
 * Acts as the reports in the frames of a story. It starts listening when a frame has loaded, which is when the client
 * sends its first message.
 * @param read returns the contents of their files
 * @returns the sessions, one per frame, and a function that ends them
 */
export function scriptReports(read = () => plainLayout): { sessions: ReportSession[]; end: () => void } {
  const sessions: ReportSession[] = []
  const connections: EmbedConnection[] = []
  const known = new Set<HTMLIFrameElement>()
  const speakFor = (frame: HTMLIFrameElement) => {
    const { contentWindow } = frame
    if (!contentWindow) return
    let uid = ''
    const session = new ReportSession({
      readLayout: () => Promise.resolve(read()),
      tell: (name, value) => connection.tell(uid, name, value),
      print: () => undefined,
      language: 'en',
    })
    const answerTo = createEmbedRouter(reportRoutes(session))
    const connection = connectEmbed(contentWindow, location.origin, async request => {
      uid = request.uid ?? uid
      return answerTo(request)
    })
    sessions.push(session)
    connections.push(connection)
    draw(frame)
  }
  const observer = new MutationObserver(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="reportId="]')) {
      if (known.has(frame)) continue
      known.add(frame)
      frame.addEventListener('load', () => speakFor(frame))
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return {
    sessions,
    end: () => {
      observer.disconnect()
      for (const connection of connections) connection.close()
    },
  }
}

const slicer = (name: string, title: string) => ({
  name,
  kind: 'slicer',
  title,
  fields: [{ table: 'T', name: title, summary: null }],
  isFiltered: false,
  x: 0,
  y: 0,
  z: 0,
  width: 300,
  height: 100,
})
/** A report of a Power BI workspace. */
export const ofPowerBi = answerWith<'getReportEmbed'>(getReportEmbed, {
  ...getReportEmbed.success.own,
  source: 'powerBi',
  embedUrl,
})

/** The slicers of the report: two fields that the services know, and one that only Power BI knows. */
export const slicersOfReport: ReportLayout = {
  ...plainLayout,
  pages: plainLayout.pages.slice(0, 1).map(page => ({
    ...page,
    visuals: [slicer('months', 'Période'), slicer('status', 'Statut'), slicer('region', 'Région')],
  })),
}
const offered = (name: string, dimension: 'month' | 'status' | null, keys: readonly string[]) => ({
  name,
  shape: dimension ? ('choice' as const) : ('layout' as const),
  measure: null,
  dimension,
  reason: dimension ? null : ('unknownFields' as const),
  total: null,
  rows: keys.map((key, index) => ({ key, label: key, value: 900 - index })),
  isCut: false,
})

/** The values of those slicers. */
export const figuresOfSlicers: Schemas['ReportFigures'] = {
  visuals: [
    offered('months', 'month', ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06']),
    offered('status', 'status', ['Actif', 'dormant', 'Clos']),
    offered('region', null, []),
  ],
  isOwnOnly: false,
  mayManage: false,
  firstMonth: '2026-01',
  lastMonth: '2026-06',
}

/** Answers for an existing report with its bookmarks. */
export const reportIsThere = [
  answer(getReportByPath, 'published'),
  answerWith<'getReport'>(getReport, getReportByPath.success.published),
  answerWith<'getReportEmbed'>(getReportEmbed, { ...getReportEmbed.success.own, embedUrl }),
  answerWith<'getReportLayout'>(getReportLayout, slicersOfReport),
  answerWith<'askReportFigures'>(askReportFigures, figuresOfSlicers),
  answer(listSavedBookmarks, 'mine'),
  answer(getSavedBookmark, 'mine'),
  answer(openReport, 'opened'),
  answer(listReportDocuments, 'some'),
]

/** The portal for the viewer. */
export const viewerAt = (place: keyof typeof reportViewer.places, search = ''): PortalStory => ({
  ...at(reportViewer, place, {}, search),
  texts: { reportViewer: reportViewerTexts, reportDocuments: reportDocumentsTexts },
})

/** The texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? reportViewerTexts.fr : reportViewerTexts.en

/** The session of the frame, once the client has loaded its report. */
export async function loadedSession(sessions: readonly ReportSession[]): Promise<ReportSession> {
  return waitFor(() => {
    const session = sessions.find(each => each.snapshot().phase === 'shown')
    if (!session) throw new Error('The report is not loaded yet')
    return session
  })
}
