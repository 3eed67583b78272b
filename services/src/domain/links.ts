import { menuRoutes } from '@parvis/openapi/document'

/** The list of roles that a person manages; a menu that links there is shown to people who manage one. */
export const managedRolesLink = '/app/security/roles?list=mine'

/** The root of the pages for test data. */
export const testDataLink = '/app/datasetapp'

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
