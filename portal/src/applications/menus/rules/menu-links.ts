/**
 * The addresses of the portal that a menu may lead to: the routes of the specification's section 2 without those that
 * are no place of their own (`/sso`, access denied). `*` stands for one segment, `**` for any rest. The services hold
 * the same rule and have the last word (`menu-link-unknown`).
 */
export const linkableRoutes = [
  '/',
  '/notif/new',
  '/notif/client/new',
  '/notif/allnotif',
  '/app/sign/new',
  '/app/inventoryapp/engagements',
  '/app/inventoryapp/EditeInventaire',
  '/app/inventoryapp/AddInventaire',
  '/app/inventoryapp/EditeInventaireCP',
  '/app/inventoryapp/DetailsInventaire',
  '/app/security/applications',
  '/app/security/roles',
  '/app/security/checkpermissions',
  '/app/security/consommateur',
  '/app/menu/admin',
  '/app/reseau',
  '/app/rapports/myindicators',
  '/app/rapports/suivifees',
  '/app/rapports/originating',
  '/app/rapports/reportingbodacc',
  '/rapport',
  '/bookmark',
  '/DynamicReports',
  '/app/rapports',
  '/app/rapports/publie',
  '/app/rapports/admin',
  '/app/rapportsprojets',
  '/app/rapportsprojets/new',
  '/app/rapportsprojets/edit',
  '/app/egf/validatedByCom',
  '/app/egf/RejectedByCom',
  '/app/egf/RejectedByManager',
  '/app/egf/Published',
  '/app/egf/EngagementFinder',
  '/app/egf/AllPublished',
  '/app/egf/RelanceConfiguration',
  '/app/dshb2/planning',
  '/app/dshb2/Templates',
  '/app/dshb2/requests',
  '/app/dshb2/createpublication',
  '/app/dshb2/publications',
  '/app/eafautomate/dashboard',
  '/app/eafautomate/Aeffaq',
  '/app/eafautomate/dashboard/report/*',
  '/app/aefautomate/import',
  '/app/datasetapp/addTestUser',
  '/app/docs/uploadFiles',
  '/app/confirm/**',
  '/app/fschecker/audit-folders',
] as const

/** Why a menu cannot lead to a link. */
export type LinkFault = 'malformed' | 'unknown-route' | 'foreign-origin'

/** The contract's form of a link: a root-relative path or an https address, no blank, backslash or control character. */
// oxlint-disable-next-line no-control-regex -- control characters are what the contract refuses
const linkForm = /^(\/(?![/\\])|https:\/\/(?=[A-Za-z0-9[]))[^\s\\\u0000-\u001f\u007f]*$/

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
 * Why a menu cannot lead there, or nothing when it can: to a screen of the portal with any query, or to an address
 * whose origin the embedded application frame may show.
 * @param frameOrigins from the settings: the origins that may be embedded
 */
export function linkFault(link: string, frameOrigins: readonly string[]): LinkFault | undefined {
  if (!linkForm.test(link)) return 'malformed'
  if (!link.startsWith('/')) {
    const origin = URL.parse(link)?.origin
    if (origin === undefined) return 'malformed'
    return frameOrigins.includes(origin) ? undefined : 'foreign-origin'
  }
  const segments = (link.split(/[?#]/)[0] ?? '').split('/')
  if (segments.includes('..')) return 'unknown-route'
  return linkableRoutes.some(route => matchesRoute(segments, route)) ? undefined : 'unknown-route'
}
