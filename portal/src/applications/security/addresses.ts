import { addressOf } from '../../routing/route.ts'

export const applicationsPath = '/app/security/applications'
export const newApplicationPath = `${applicationsPath}/new` as const
export const applicationPath = `${applicationsPath}/:applicationId` as const

/** The page of one application. */
export function addressOfApplication(id: number): string {
  return addressOf(applicationPath, { applicationId: String(id) })
}
