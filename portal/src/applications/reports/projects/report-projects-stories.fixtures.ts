import { listEngagements } from '@parvis/api-types/generated/examples/organisation'
import {
  getReportProject,
  listReportClients,
  listReportProjects,
  listReports,
} from '@parvis/api-types/generated/examples/portal'
import type { HttpHandler } from 'msw'
import { answerInTurn, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { reportProjectsTexts } from './i18n/texts.ts'
import { reportProjects } from './application.ts'
import type { Project } from './project.ts'

const { closing } = getReportProject.success

/** The project in most stories, from the contract's example, with a draft that only managers see. */
export const project: Project = {
  ...closing,
  reportCount: 3,
  reports: [
    ...closing.reports,
    {
      reportKey: 43,
      name: 'Cash forecast',
      folderPath: 'Trésorerie',
      reportUrl: '/rapport?id=43',
      publicationStatus: 'draft',
      modificationDate: '2026-10-20T08:00:00.000Z',
    },
  ],
}

/** The projects of the list: the example, and one with long words and without reports. */
export const projects: readonly Project[] = [
  project,
  {
    ...project,
    id: 8,
    name: 'Tableau de bord mensuel de la direction financière et de ses filiales',
    accountId: 2,
    accountName: 'Ateliers mécaniques Brandt, Kowalczyk et Associés de la Vallée',
    engagementCode: 'E2025-000002',
    engagementDescription: 'Consolidation 2025',
    reportCount: 0,
    reports: [],
    modifiedDate: '2026-10-02T08:00:00.000Z',
  },
]

/** Answers with the list. */
export const listed = (rows: readonly Project[]) =>
  answerWith<'listReportProjects'>(listReportProjects, { value: [...rows], '@odata.count': rows.length })

/** Answers with these versions of the project in turn, and then with the last one again and again. */
export const foundInTurn = (...versions: readonly Project[]) => answerInTurn(getReportProject, ...versions)

/** The addresses of the screens. */
export const atList = (search = '') => at(reportProjects, 'list', {}, search)
export const atProject = at(reportProjects, 'record', { project: 7 })
export const atForm = at(reportProjects, 'edit', {}, '?project=7')
export const atNew = at(reportProjects, 'create')

const [example] = listReports.success.library.value
const reportOf = (id: number, name: string, folderPath: string, more: object = {}) => ({
  ...example,
  id,
  name,
  folderPath,
  pages: [],
  bookmarks: [],
  engagementId: null,
  engagementCode: null,
  ...more,
})

/** The choices for a project: the clients of the library, one client's engagements, and its reports. */
export const choices: readonly HttpHandler[] = [
  answerWith<'listReportClients'>(listReportClients, {
    value: [
      {
        id: 1,
        accountNumber: '100001',
        accountLegalName: 'Fontaine & Filles – Maison de thé SAS',
        reportCount: 4,
      },
    ],
  }),
  answerWith<'listEngagements'>(listEngagements, {
    value: [
      { id: 1, engagementCode: 'E2024-000001', engagementDescription: 'Commissariat aux comptes 2024' },
      { id: 12, engagementCode: 'E2026-000012', engagementDescription: 'Paie et social 2026' },
    ],
  }),
  answerWith<'listReports'>(listReports, {
    value: [
      reportOf(41, 'Marge mois', 'Gestion/Ventes 2026', { engagementId: 1 }),
      reportOf(42, 'Suivi budget', 'Gestion'),
      reportOf(43, 'Cash forecast', 'Trésorerie', { publicationStatus: 'draft' }),
      reportOf(44, 'Balance âgée', 'Trésorerie'),
      reportOf(45, 'Effectifs', 'Paie', { engagementId: 12, engagementCode: 'E2026-000012' }),
    ],
  }),
]

/** A reader and a manager of projects. */
export const reader = { scopes: new Set([...storyPerson.scopes, 'Reports.Read']) }
export const publisher = {
  scopes: new Set([...reader.scopes, 'Reports.Manage', 'Accounts.Read', 'Engagements.Read']),
}

/** The portal for the screens of the projects. */
export const portal: PortalStory = { texts: { reportProjects: reportProjectsTexts }, person: publisher }

/** The texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? reportProjectsTexts.fr : reportProjectsTexts.en
