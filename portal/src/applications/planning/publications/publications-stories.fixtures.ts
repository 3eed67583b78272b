import {
  getPublication,
  getReportAccess,
  getReportAccessChoices,
  listPlanningRequests,
  listReportFiles,
  listReportFolders,
  listReports,
  previewReportAccess,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse } from 'msw'
import { reportAccessTexts } from '../../../reports/access/i18n/texts.ts'
import { reportFilesTexts } from '../../../reports/files/i18n/texts.ts'
import type { ReportFile } from '../../../reports/files/report-file.ts'
import { answer, answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { publicationsTexts } from './i18n/texts.ts'
import type { Publication } from './publication.ts'

const example = getPublication.success.draft

/** A publication with a report and a document, that nobody has validated yet. */
export const draft: Publication = { ...example, documents: [...example.documents] }
/** The same before there is a report. */
export const begun: Publication = {
  ...draft,
  '@odata.etag': '"1"',
  reportId: null,
  reportName: null,
  folderPath: null,
  documents: [],
}
export const validated: Publication = {
  ...draft,
  id: 3,
  '@odata.etag': '"4"',
  status: 'validated',
  closedBy: 'manager@parvis.example',
  closedByName: 'Samuel Okafor',
  closedDate: '2026-11-21T11:00:00.000Z',
}

/** Who plans and administers reports. */
const publisher = { scopes: new Set([...storyPerson.scopes, 'Planning.Manage', 'Reports.Manage']) }

/** What every screen of the publications stands in. */
export const portal: PortalStory = {
  texts: { publications: publicationsTexts, reportFiles: reportFilesTexts, reportAccess: reportAccessTexts },
  person: publisher,
}

/** Files that the reader was sending before the page was opened. */
export const sentBefore = (...files: readonly ReportFile[]) =>
  answerWith<'listReportFiles'>(listReportFiles, { value: [...files] })

const requests = listPlanningRequests.success.all.value.map(request => ({
  ...request,
  teamContacts: [...request.teamContacts],
  history: [...request.history],
}))

/**
 * The requests that are to be published, as the services answer them at each question; the last answer again and again.
 * @param answers the publications that are open, by the keys of their requests
 */
export function openRequests(...answers: readonly Readonly<Record<number, number>>[]) {
  let turn = 0
  return http.get(listPlanningRequests.pattern, () => {
    const open = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    const value = requests.map(request => ({ ...request, openPublicationId: open?.[request.id] ?? null }))
    // As they are asked for: those first that nobody is publishing.
    return HttpResponse.json({
      value: value.toSorted((a, b) => (a.openPublicationId ?? 0) - (b.openPublicationId ?? 0)),
    })
  })
}

/** The same as they are searched: by their numbers, as the services do beside other words. */
export const searchedRequests = http.get(listPlanningRequests.pattern, ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('$search')?.replaceAll('"', '') ?? ''
  return HttpResponse.json({ value: requests.filter(({ number }) => number.includes(wanted)) })
})

/** Who may read the report, and who would by each choice. */
export const access = [
  answer(getReportAccess, 'several'),
  answer(getReportAccessChoices, 'some'),
  answer(previewReportAccess, 'some'),
]

/** Nobody would read it. */
export const nobody = answerWith<'previewReportAccess'>(previewReportAccess, {
  readerCount: 0,
  clientCount: 0,
  readers: [],
})

/** The requests and reports that there are to choose from; nothing is being sent. */
export const choices = [
  openRequests({}),
  answer(listReports, 'library'),
  answer(listReportFolders, 'tree'),
  sentBefore(),
  ...access,
]

/** The texts that the story is shown in. */
export const textsOf = textsIn(publicationsTexts)

/** Those of the access to reports. */
export const accessTextsOf = textsIn(reportAccessTexts)
