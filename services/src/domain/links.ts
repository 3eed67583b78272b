import { menuRoutes } from '@parvis/openapi/document'
import { sql } from 'kysely'
import type { Fragment } from '../odata/scope.ts'

/** The list of roles that a person manages; a menu that links there is shown to people who manage one. */
export const managedRolesLink = '/app/security/roles?list=mine'

/** The root of the pages for test data. */
const testDataLink = '/app/datasetapp'

/** Whether a menu leads to the pages for test data. */
export const leadsToTestData = (alias: string): Fragment =>
  sql`${sql.id(alias, 'menu_link')} ~ ${`^${testDataLink}([/?#]|$)`}::text`

const patterns = menuRoutes.enum.map(route => {
  const literal = route.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`)
})

/**
 * Whether a menu or a notification may link to an address: a screen of the portal, with any query, or an origin that
 * the embedded application frame may show.
 */
export function isKnownLink(link: string, frameOrigins: readonly string[]): boolean {
  if (!link.startsWith('/')) return isOfFrameOrigin(link, frameOrigins)
  const path = link.split(/[?#]/)[0] ?? ''
  return !path.split('/').includes('..') && patterns.some(pattern => pattern.test(path))
}

/** Whether an absolute address has an origin that the embedded application frame may show. */
export function isOfFrameOrigin(address: string, frameOrigins: readonly string[]): boolean {
  return frameOrigins.includes(URL.parse(address)?.origin ?? '')
}
