/**
 * The paths of the portal that a menu may lead to: the routes of the specification's section 2, without those that are
 * no place of their own (/sso, access denied). `*` stands for one segment, `**` for any rest.
 */
export const portalRoutes = [
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

const patterns = portalRoutes.map(route => {
  const literal = route.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`)
})

/**
 * Whether a menu may lead there: a screen of the portal, with any query, or an address whose origin the embedded
 * application frame may show.
 */
export function isKnownLink(link: string, frameOrigins: readonly string[]): boolean {
  if (!link.startsWith('/')) return URL.canParse(link) && frameOrigins.includes(new URL(link).origin)
  const path = link.split(/[?#]/)[0] ?? ''
  return !path.split('/').includes('..') && patterns.some(pattern => pattern.test(path))
}
