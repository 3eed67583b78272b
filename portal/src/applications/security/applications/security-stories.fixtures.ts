import {
  getApplication,
  listApplications,
  listScopes,
} from '@parvis/api-types/generated/examples/authorization'
import { answerInTurn, answerWith } from '../../../stories/answers.ts'
import { storyPerson } from '../../../stories/withPortal.tsx'
import type { WholeApplication } from './application-record.ts'
import { securityTexts } from './i18n/texts.ts'
import type { KnownScope } from './rules/scope-graph.ts'
import type { ListedApplication } from './screens/ApplicationsScreen/application-list.ts'

const { applicationModule, applicationFeature, securityScopes, scopesDependencies } =
  getApplication.success.whole

/** The application shown in the stories, taken from the contract's example. */
export const inventory: WholeApplication = {
  ...getApplication.success.whole,
  englishName: null,
  applicationModule: applicationModule.map(part => ({ ...part })),
  applicationFeature: applicationFeature.map(part => ({ ...part })),
  securityScopes: securityScopes.map(scope => ({ ...scope })),
  scopesDependencies: scopesDependencies.map(dependency => ({ ...dependency })),
}
const listedOf = ({ id }: { id: number }) => ({ id, '@odata.etag': '"1"' })

/** The rows of the list: the contract's examples, and one application with few fields filled in. */
export const applications: readonly ListedApplication[] = [
  ...listApplications.success.portal.value.map(row => ({
    ...row,
    englishName: null,
    securityScopes: row.securityScopes.map(listedOf),
  })),
  { ...inventory, securityScopes: inventory.securityScopes.map(listedOf) },
  {
    ...inventory,
    id: 9,
    name: 'Éditique',
    technicalName: 'Printing',
    clientId: null,
    tenantId: null,
    redirectUrl: null,
    redirectUrls: [],
    isInternal: true,
    link: '/app/docs/uploadFiles',
    createdDate: '2026-02-11T14:30:00Z',
    createdBy: 'manager@parvis.example',
    securityScopes: [],
  },
]

/** The scopes of all applications. */
export const knownScopes: readonly KnownScope[] = [
  ...listScopes.success.scopes.value.map(scope => ({ ...scope, '@odata.etag': '"1"' })),
  ...inventory.securityScopes,
]

/** The handler that answers with the list. */
export const listed = (rows: readonly ListedApplication[]) =>
  answerWith<'listApplications'>(listApplications, { value: [...rows] })

/** Answers successive requests with the given versions; the last one is repeated. */
export const foundInTurn = (...versions: readonly WholeApplication[]) =>
  answerInTurn(getApplication, ...versions)

/** A person who administers applications, and one who only reads them. */
export const administrator = {
  scopes: new Set([...storyPerson.scopes, 'Applications.Read', 'Applications.Manage']),
}
export const reader = { scopes: new Set([...storyPerson.scopes, 'Applications.Read']) }

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? securityTexts.fr : securityTexts.en
