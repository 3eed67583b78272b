import {
  getPublication,
  listPlanningRequests,
  listPublications,
  listReportFiles,
  listReports,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse } from 'msw'
import { configure } from 'storybook/test'
import { reportFilesTexts } from '../../../reports/files/i18n/texts.ts'
import type { ReportFile } from '../../../reports/files/report-file.ts'
import { answer, answerInTurn, answerWith } from '../../../stories/answers.ts'
import { storyRoutes } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { publicationsTexts } from './i18n/texts.ts'
import { publications } from './application.ts'
import type { Publication } from './rules/publication-steps.ts'

// A whole screen with its grid takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 6000 })

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
  texts: { publications: publicationsTexts, reportFiles: reportFilesTexts },
  person: publisher,
}

/** The row of the route table with a path. */
export const routeAt = (path: string) => {
  const route = storyRoutes(publications).find(each => each.path === path)
  return route ? { route } : {}
}

/** A page of the list, with the number of all that match. */
export const listed = (...rows: readonly Publication[]) =>
  answerWith<'listPublications'>(listPublications, { value: [...rows], '@odata.count': rows.length })

/** As the services answer it at each question; the last version again and again. */
export const foundInTurn = (...versions: readonly Publication[]) => answerInTurn(getPublication, ...versions)

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

/** The requests and reports that there are to choose from; nothing is being sent. */
export const choices = [openRequests({}), answer(listReports, 'library'), sentBefore()]

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? publicationsTexts.fr : publicationsTexts.en
