/**
 * The colours of the pages: the design system's neutral roles, default accent and danger, for light and dark, in normal
 * and increased contrast. The services may not import the design system, so its values are copied here, and a test in
 * `tests/` keeps the two in sync. Keys are the custom properties of the style sheets.
 */
export const colours = {
  light: {
    paper: 'oklch(0.976 0.009 85)',
    surface: 'oklch(0.995 0.003 85)',
    hover: 'oklch(0.938 0.014 85)',
    ink: 'oklch(0.245 0.018 65)',
    muted: 'oklch(0.455 0.02 70)',
    hairline: 'oklch(0.885 0.014 82)',
    control: 'oklch(0.575 0.022 75)',
    accent: 'oklch(0.43 0.085 245)',
    accentHover: 'oklch(0.365 0.08075 245)',
    onAccent: 'oklch(0.995 0.003 85)',
    accentSoft: 'oklch(0.94 0.0238 245)',
    accentText: 'oklch(0.4 0.085 245)',
    dangerText: 'oklch(0.42 0.15 25)',
    dangerSurface: 'oklch(0.962 0.03 25)',
    dangerBorder: 'oklch(0.6 0.15 25)',
  },
  dark: {
    paper: 'oklch(0.232 0.022 252)',
    surface: 'oklch(0.268 0.024 252)',
    hover: 'oklch(0.335 0.027 252)',
    ink: 'oklch(0.945 0.013 85)',
    muted: 'oklch(0.785 0.016 85)',
    hairline: 'oklch(0.365 0.024 252)',
    control: 'oklch(0.66 0.02 252)',
    accent: 'oklch(0.8 0.07225 245)',
    accentHover: 'oklch(0.86 0.0595 245)',
    onAccent: 'oklch(0.2 0.025 252)',
    accentSoft: 'oklch(0.345 0.0425 245)',
    accentText: 'oklch(0.84 0.068 245)',
    dangerText: 'oklch(0.86 0.1125 25)',
    dangerSurface: 'oklch(0.3 0.045 25)',
    dangerBorder: 'oklch(0.68 0.135 25)',
  },
  lightMore: {
    paper: 'oklch(1 0 0)',
    surface: 'oklch(1 0 0)',
    hover: 'oklch(0.93 0.01 85)',
    ink: 'oklch(0.15 0.01 65)',
    muted: 'oklch(0.3 0.015 70)',
    hairline: 'oklch(0.5 0.015 75)',
    control: 'oklch(0.36 0.02 75)',
    accent: 'oklch(0.33 0.0765 245)',
    accentHover: 'oklch(0.27 0.068 245)',
    onAccent: 'oklch(1 0 0)',
    accentSoft: 'oklch(0.95 0.017 245)',
    accentText: 'oklch(0.31 0.0765 245)',
    dangerText: 'oklch(0.32 0.1275 25)',
    dangerSurface: 'oklch(0.98 0.015 25)',
    dangerBorder: 'oklch(0.42 0.15 25)',
  },
  darkMore: {
    paper: 'oklch(0.16 0.018 252)',
    surface: 'oklch(0.185 0.02 252)',
    hover: 'oklch(0.26 0.026 252)',
    ink: 'oklch(0.99 0.005 85)',
    muted: 'oklch(0.9 0.01 85)',
    hairline: 'oklch(0.68 0.02 252)',
    control: 'oklch(0.82 0.015 252)',
    accent: 'oklch(0.88 0.05525 245)',
    accentHover: 'oklch(0.93 0.034 245)',
    onAccent: 'oklch(0.14 0.016 252)',
    accentSoft: 'oklch(0.28 0.03825 245)',
    accentText: 'oklch(0.91 0.04675 245)',
    dangerText: 'oklch(0.91 0.075 25)',
    dangerSurface: 'oklch(0.22 0.045 25)',
    dangerBorder: 'oklch(0.8 0.12 25)',
  },
} as const

/**
 * A chosen theme takes precedence over the system's. Order matters: later rules override earlier ones, so each dark
 * theme overrides the light ones.
 */
const places: Record<keyof typeof colours, readonly (readonly [media: string, root: string])[]> = {
  light: [['all', ':root']],
  lightMore: [['(prefers-contrast: more)', ':root']],
  dark: [
    ['(prefers-color-scheme: dark)', ':root:not([data-theme=light])'],
    ['all', ':root[data-theme=dark]'],
  ],
  darkMore: [
    ['(prefers-color-scheme: dark) and (prefers-contrast: more)', ':root:not([data-theme=light])'],
    ['(prefers-contrast: more)', ':root[data-theme=dark]'],
  ],
}

/** The colours as CSS custom properties, each theme under its conditions. */
export function colourCss(): string {
  return Object.entries(places)
    .flatMap(([theme, where]) => {
      const roles = Object.entries(colours[theme as keyof typeof colours])
      const properties = roles.map(([role, value]) => `--${kebab(role)}:${value}`).join(';')
      return where.map(([media, root]) => `@media ${media}{${root}{${properties}}}`)
    })
    .join('\n')
}

const kebab = (role: string) => role.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
