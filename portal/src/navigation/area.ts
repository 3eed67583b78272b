const namedAreas = ['confirm', 'rapports', 'onboarding', 'security', 'notif', 'inventoryapp'] as const

/** Application area, as the specification names it: the body has its class. */
export type Area = (typeof namedAreas)[number] | 'default'

/** Pages of an application that the specification gives an address of their own. */
const ownAddresses: Readonly<Record<string, Area>> = {
  rapport: 'rapports',
  bookmark: 'rapports',
  dynamicreports: 'rapports',
}

/**
 * The application area of a path: decides the body's class.
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
