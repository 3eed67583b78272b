import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'
import { colorRoles, type ColorRole } from './graphColors.ts'
import { toneRoles } from './toneRoles.ts'
import { networkTones, type NetworkTone } from './networkTypes.ts'

export const shape = style({ flex: 'none', display: 'block' })

const colors: Record<ColorRole, { token: string; forced: string }> = {
  surface: { token: vars.color.surface, forced: 'Canvas' },
  ink: { token: vars.color.ink, forced: 'CanvasText' },
  muted: { token: vars.color.muted, forced: 'CanvasText' },
  control: { token: vars.color.control, forced: 'GrayText' },
  accent: { token: vars.color.accent, forced: 'Highlight' },
  accentSoft: { token: vars.color.accentSoft, forced: 'Canvas' },
}

/** One element per role, from which the canvas reads the colours of the theme. */
export const probe = styleVariants(
  Object.fromEntries(colorRoles.map(role => [role, role])) as Record<ColorRole, ColorRole>,
  role => ({
    color: colors[role].token,
    '@media': { [media.forcedColors]: { color: colors[role].forced, forcedColorAdjust: 'none' as const } },
  }),
)

export const tone = styleVariants(
  Object.fromEntries(networkTones.map(name => [name, name])) as Record<NetworkTone, NetworkTone>,
  name => {
    const { ground, edge } = toneRoles[name]
    return {
      fill: colors[ground].token,
      stroke: colors[edge].token,
      strokeWidth: 1.5,
      strokeLinejoin: 'round' as const,
      '@media': {
        [media.forcedColors]: {
          fill: colors[ground].forced,
          stroke: colors[edge].forced,
          forcedColorAdjust: 'none' as const,
        },
        [media.print]: { printColorAdjust: 'exact' as const },
      },
    }
  },
)
