import type { Area } from '@parvis/design-system/tokens/palette'

const namedAreas = [
  'confirm',
  'rapports',
  'onboarding',
  'security',
  'notif',
  'inventoryapp',
] as const satisfies readonly Area[]

/** Pages of an application that the specification gives an address of their own. */
const ownAddresses: Readonly<Record<string, Area>> = {
  rapport: 'rapports',
  bookmark: 'rapports',
  dynamicreports: 'rapports',
}

/**
 * The application area of a path: decides the page's accent and the body's class.
 * `/app/rapportsprojets/new` belongs to `rapports`; a word in the query does not count.
 */
export function areaOf(pathname: string): Area {
  const segments = pathname.toLowerCase().split('/')
  return (
    namedAreas.find(area => segments.some(segment => segment.startsWith(area))) ??
    ownAddresses[segments[1] ?? ''] ??
    'default'
  )
}
