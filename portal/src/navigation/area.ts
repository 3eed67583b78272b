const namedAreas = ['confirm', 'rapports', 'onboarding', 'security', 'notif', 'inventoryapp'] as const

/** The application area, with the specification's name: the body gets it as its class. */
export type Area = (typeof namedAreas)[number] | 'default'

/** Pages for which the specification defines an address outside their area. */
const ownAddresses: Readonly<Record<string, Area>> = {
  rapport: 'rapports',
  bookmark: 'rapports',
  dynamicreports: 'rapports',
}

/**
 * The application area of a path, which decides the body's class. `/app/rapportsprojets/new` belongs to `rapports`; a
 * word in the query does not count.
 */
export function areaOf(pathname: string): Area {
  const segments = pathname.toLowerCase().split('/')
  return (
    namedAreas.find(area => segments.some(segment => segment.startsWith(area))) ??
    ownAddresses[segments[1] ?? ''] ??
    'default'
  )
}
