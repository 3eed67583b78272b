import { addressOf } from '../../../routing/route.ts'

export const applicationsPath = '/app/security/applications'
export const newApplicationPath = `${applicationsPath}/new` as const
export const applicationPath = `${applicationsPath}/:applicationId` as const

/** The page of one application. */
export function addressOfApplication(id: number): string {
  return addressOf(applicationPath, { applicationId: String(id) })
}

/** What is shown of an application, one at a time. */
export const applicationTabs = ['details', 'parts', 'scopes'] as const
export type ApplicationTab = (typeof applicationTabs)[number]

/** The tab that the address asks for. */
export function tabIn(search: URLSearchParams): ApplicationTab {
  return applicationTabs.find(tab => tab === search.get('tab')) ?? 'details'
}

export function addressOfTab(id: number, tab: ApplicationTab): string {
  return tab === 'details' ? addressOfApplication(id) : `${addressOfApplication(id)}?tab=${tab}`
}
