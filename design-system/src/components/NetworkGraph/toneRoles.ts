import type { ColorRole } from './graphColors.ts'
import type { NetworkTone } from './networkTypes.ts'

/** Ground and edge of the nodes of a kind. The edge is always told from the page, the ground need not be. */
export const toneRoles = {
  accent: { ground: 'accent', edge: 'accent' },
  accentSoft: { ground: 'accentSoft', edge: 'accent' },
  ink: { ground: 'ink', edge: 'ink' },
  muted: { ground: 'control', edge: 'control' },
  paper: { ground: 'surface', edge: 'ink' },
} as const satisfies Record<NetworkTone, { ground: ColorRole; edge: ColorRole }>
