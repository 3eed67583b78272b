import type { ColorRole } from './graphColors.ts'
import type { NetworkTone } from './networkTypes.ts'

/** Fill and border of the nodes of a kind. The border always stands out from the page; the fill need not. */
export const toneRoles = {
  accent: { ground: 'accent', edge: 'accent' },
  accentSoft: { ground: 'accentSoft', edge: 'accent' },
  ink: { ground: 'ink', edge: 'ink' },
  muted: { ground: 'control', edge: 'control' },
  paper: { ground: 'surface', edge: 'ink' },
} as const satisfies Record<NetworkTone, { ground: ColorRole; edge: ColorRole }>
