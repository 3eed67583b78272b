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

/** An open publication with a report and a document. */
export const draft: Publication = { ...example, documents: [...example.documents] }
/** The same publication before a report is chosen. */
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

/** A person who plans and administers reports. */
const publisher = { scopes: new Set([...storyPerson.scopes, 'Planning.Manage', 'Reports.Manage']) }

/** The portal around every screen of the publications. */
export const portal: PortalStory = {
  texts: { publications: publicationsTexts, reportFiles: reportFilesTexts, reportAccess: reportAccessTexts },
  person: publisher,
}

/** Uploads that were under way before the page was opened. */
export const sentBefore = (...files: readonly ReportFile[]) =>
  answerWith<'listReportFiles'>(listReportFiles, { value: [...files] })

const requests = listPlanningRequests.success.all.value.map(request => ({
  ...request,
  teamContacts: [...request.teamContacts],
  history: [...request.history],
}))

/**
 * Answers successive requests for the list of requests to publish; the last answer is repeated.
 * @param answers open publications by the id of their request
 */
export function openRequests(...answers: readonly Readonly<Record<number, number>>[]) {
  let turn = 0
  return http.get(listPlanningRequests.pattern, () => {
    const open = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    const value = requests.map(request => ({ ...request, openPublicationId: open?.[request.id] ?? null }))
    // Sorted as asked: requests without an open publication first.
    return HttpResponse.json({
      value: value.toSorted((a, b) => (a.openPublicationId ?? 0) - (b.openPublicationId ?? 0)),
    })
  })
}

/** Searches the requests by number; the real services also search other fields. */
export const searchedRequests = http.get(listPlanningRequests.pattern, ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('$search')?.replaceAll('"', '') ?? ''
  return HttpResponse.json({ value: requests.filter(({ number }) => number.includes(wanted)) })
})

/** The people who may read the report, and those who would with each choice. */
export const access = [
  answer(getReportAccess, 'several'),
  answer(getReportAccessChoices, 'some'),
  answer(previewReportAccess, 'some'),
]

/** Nobody would be able to read the report. */
export const nobody = answerWith<'previewReportAccess'>(previewReportAccess, {
  readerCount: 0,
  clientCount: 0,
  readers: [],
})

/** The requests and reports to choose from, with no upload under way. */
export const choices = [
  openRequests({}),
  answer(listReports, 'library'),
  answer(listReportFolders, 'tree'),
  sentBefore(),
  ...access,
]

/** Texts in the language of the story. */
export const textsOf = textsIn(publicationsTexts)

/** Texts of the report access, in the language of the story. */
export const accessTextsOf = textsIn(reportAccessTexts)
