import { MenuForm } from '@parvis/api-types/limits/menu-administration'
import { menuRoutes } from '@parvis/api-types/menu-routes'
import { isOfFrameOrigin } from '../../../../settings/frame-origins.ts'

/** Why a menu cannot lead to a link. */
export type LinkFault = 'malformed' | 'unknown-route' | 'foreign-origin'

/**
 * The contract's pattern of a link: a root-relative path or an https address without blanks, backslashes or control
 * characters.
 */
const linkForm = new RegExp(MenuForm.menuLink.pattern, 'u')

function matchesRoute(segments: readonly string[], route: string): boolean {
  const parts = route.split('/')
  const isOpen = parts.at(-1) === '**'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  if (isOpen ? segments.length <= fixed.length : segments.length !== fixed.length) return false
  return (
    fixed.every((part, index) => (part === '*' ? segments[index] !== '' : part === segments[index])) &&
    (!isOpen || segments.slice(fixed.length).join('/') !== '')
  )
}

/**
 * Why a menu cannot lead to a link; undefined if it can. Allowed are screens of the portal with any query string, and
 * addresses whose origin may be shown in the embedded application frame. The services apply the same rule to the same
 * list of the contract, and have the final say (`menu-link-unknown`).
 * @param frameOrigins from the settings: the origins that may be embedded
 */
export function linkFault(link: string, frameOrigins: readonly string[]): LinkFault | undefined {
  if (!linkForm.test(link)) return 'malformed'
  if (!link.startsWith('/')) {
    if (!URL.canParse(link)) return 'malformed'
    return isOfFrameOrigin(link, frameOrigins) ? undefined : 'foreign-origin'
  }
  const segments = (link.split(/[?#]/)[0] ?? '').split('/')
  if (segments.includes('..')) return 'unknown-route'
  return menuRoutes.some(route => matchesRoute(segments, route)) ? undefined : 'unknown-route'
}
