import type { SeriesColour } from './seriesColours.ts'
import { statuses, type StatusName } from './statuses.ts'
import { brandTint, type Tint } from './tint.ts'

/**
 * Raw colours, in OKLCH. Private to the token files: everything else uses roles (`vars.color.…`).
 * `palette.contrast.test.ts` checks every pair that may meet on a screen against WCAG 2.2 (text 4.5:1, controls 3:1;
 * with more contrast 7:1 and 4.5:1).
 */
export const themeNames = ['light', 'dark', 'lightMore', 'darkMore'] as const
/** The four colour themes: light and dark, each in normal and in high contrast. */
export type ThemeName = (typeof themeNames)[number]

interface Neutrals {
  paper: string
  surface: string
  raised: string
  sunken: string
  hover: string
  ink: string
  muted: string
  hairline: string
  control: string
  disabledText: string
  scrim: string
  shadow: string
}
/** The colours of an accent, by role. */
export interface Accent {
  accent: string
  accentHover: string
  onAccent: string
  accentSoft: string
  accentText: string
}
interface Status {
  text: string
  surface: string
  border: string
  solid: string
  onSolid: string
}
export interface Palette {
  neutrals: Neutrals
  /** The accent of a page: from its menu's colour, or the product's own. */
  accentOf: (tint: Tint<number | string>) => Accent
  status: Record<StatusName, Status>
  chart: Record<SeriesColour, string>
}

const statusHues: Record<StatusName, { hue: number; chroma: number }> = {
  info: { hue: 250, chroma: 0.09 },
  success: { hue: 150, chroma: 0.09 },
  warning: { hue: 70, chroma: 0.09 },
  danger: { hue: 25, chroma: 0.15 },
}

const oklch = (l: number, c: number, h: number, alpha?: number) =>
  alpha === undefined ? `oklch(${l} ${c} ${h})` : `oklch(${l} ${c} ${h} / ${alpha})`

/** A colour of the accent. If the tint is in custom properties, the browser computes it. */
const tinted = (l: number, { hue, chroma }: Tint<number | string>, share = 1) =>
  typeof chroma === 'number'
    ? `oklch(${l} ${chroma * share} ${hue})`
    : `oklch(${l} calc(${chroma} * ${share}) ${hue})`

const eachStatus = (make: (hue: number, chroma: number) => Status) =>
  Object.fromEntries(
    statuses.map(status => [status, make(statusHues[status].hue, statusHues[status].chroma)]),
  ) as Record<StatusName, Status>

const light: Palette = {
  neutrals: {
    paper: oklch(0.976, 0.009, 85),
    surface: oklch(0.995, 0.003, 85),
    raised: oklch(1, 0, 0),
    sunken: oklch(0.952, 0.012, 85),
    hover: oklch(0.938, 0.014, 85),
    ink: oklch(0.245, 0.018, 65),
    muted: oklch(0.455, 0.02, 70),
    hairline: oklch(0.885, 0.014, 82),
    control: oklch(0.575, 0.022, 75),
    disabledText: oklch(0.52, 0.015, 75),
    scrim: oklch(0.22, 0.02, 255, 0.48),
    shadow: oklch(0.3, 0.04, 70, 0.16),
  },
  accentOf: tint => ({
    accent: tinted(0.43, tint),
    accentHover: tinted(0.365, tint, 0.95),
    onAccent: oklch(0.995, 0.003, 85),
    accentSoft: tinted(0.94, tint, 0.28),
    accentText: tinted(0.4, tint),
  }),
  status: eachStatus((h, c) => ({
    text: oklch(0.42, c, h),
    surface: oklch(0.962, c * 0.2, h),
    border: oklch(0.6, c, h),
    solid: oklch(0.47, c, h),
    onSolid: oklch(0.995, 0.003, 85),
  })),
  chart: {
    series1: oklch(0.463, 0.116, 253),
    series2: oklch(0.609, 0.129, 67),
    series3: oklch(0.602, 0.086, 177),
    series4: oklch(0.449, 0.14, 357),
    series5: oklch(0.321, 0.067, 110),
    series6: oklch(0.653, 0.13, 297),
  },
}

const dark: Palette = {
  neutrals: {
    paper: oklch(0.232, 0.022, 252),
    surface: oklch(0.268, 0.024, 252),
    raised: oklch(0.305, 0.026, 252),
    sunken: oklch(0.205, 0.02, 252),
    hover: oklch(0.335, 0.027, 252),
    ink: oklch(0.945, 0.013, 85),
    muted: oklch(0.785, 0.016, 85),
    hairline: oklch(0.365, 0.024, 252),
    control: oklch(0.66, 0.02, 252),
    disabledText: oklch(0.71, 0.015, 252),
    scrim: oklch(0.12, 0.02, 252, 0.62),
    shadow: oklch(0.08, 0.02, 252, 0.5),
  },
  accentOf: tint => ({
    accent: tinted(0.8, tint, 0.85),
    accentHover: tinted(0.86, tint, 0.7),
    onAccent: oklch(0.2, 0.025, 252),
    accentSoft: tinted(0.345, tint, 0.5),
    accentText: tinted(0.84, tint, 0.8),
  }),
  status: eachStatus((h, c) => ({
    text: oklch(0.86, c * 0.75, h),
    surface: oklch(0.3, c * 0.3, h),
    border: oklch(0.68, c * 0.9, h),
    solid: oklch(0.79, c * 0.9, h),
    onSolid: oklch(0.2, 0.025, 252),
  })),
  chart: {
    series1: oklch(0.706, 0.109, 248),
    series2: oklch(0.795, 0.103, 63),
    series3: oklch(0.813, 0.088, 186),
    series4: oklch(0.683, 0.087, 359),
    series5: oklch(0.919, 0.093, 115),
    series6: oklch(0.583, 0.118, 293),
  },
}

const lightMore: Palette = {
  neutrals: {
    ...light.neutrals,
    paper: oklch(1, 0, 0),
    surface: oklch(1, 0, 0),
    sunken: oklch(0.97, 0.006, 85),
    hover: oklch(0.93, 0.01, 85),
    ink: oklch(0.15, 0.01, 65),
    muted: oklch(0.3, 0.015, 70),
    hairline: oklch(0.5, 0.015, 75),
    control: oklch(0.36, 0.02, 75),
    disabledText: oklch(0.4, 0.015, 75),
  },
  accentOf: tint => ({
    accent: tinted(0.33, tint, 0.9),
    accentHover: tinted(0.27, tint, 0.8),
    onAccent: oklch(1, 0, 0),
    accentSoft: tinted(0.95, tint, 0.2),
    accentText: tinted(0.31, tint, 0.9),
  }),
  status: eachStatus((h, c) => ({
    text: oklch(0.32, c * 0.85, h),
    surface: oklch(0.98, c * 0.1, h),
    border: oklch(0.42, c, h),
    solid: oklch(0.36, c * 0.9, h),
    onSolid: oklch(1, 0, 0),
  })),
  chart: {
    series1: oklch(0.364, 0.119, 256),
    series2: oklch(0.466, 0.109, 61),
    series3: oklch(0.526, 0.084, 181),
    series4: oklch(0.348, 0.147, 352),
    series5: oklch(0.221, 0.051, 119),
    series6: oklch(0.512, 0.148, 302),
  },
}

const darkMore: Palette = {
  neutrals: {
    ...dark.neutrals,
    paper: oklch(0.16, 0.018, 252),
    surface: oklch(0.185, 0.02, 252),
    raised: oklch(0.21, 0.022, 252),
    sunken: oklch(0.14, 0.016, 252),
    hover: oklch(0.26, 0.026, 252),
    ink: oklch(0.99, 0.005, 85),
    muted: oklch(0.9, 0.01, 85),
    hairline: oklch(0.68, 0.02, 252),
    control: oklch(0.82, 0.015, 252),
    disabledText: oklch(0.8, 0.012, 252),
  },
  accentOf: tint => ({
    accent: tinted(0.88, tint, 0.65),
    accentHover: tinted(0.93, tint, 0.4),
    onAccent: oklch(0.14, 0.016, 252),
    accentSoft: tinted(0.28, tint, 0.45),
    accentText: tinted(0.91, tint, 0.55),
  }),
  status: eachStatus((h, c) => ({
    text: oklch(0.91, c * 0.5, h),
    surface: oklch(0.22, c * 0.3, h),
    border: oklch(0.8, c * 0.8, h),
    solid: oklch(0.88, c * 0.65, h),
    onSolid: oklch(0.14, 0.016, 252),
  })),
  chart: {
    series1: oklch(0.793, 0.098, 255),
    series2: oklch(0.834, 0.084, 74),
    series3: oklch(0.893, 0.088, 183),
    series4: oklch(0.746, 0.115, 358),
    series5: oklch(0.959, 0.12, 111),
    series6: oklch(0.641, 0.115, 307),
  },
}

/** The product's own accent: for its logo, the landing page, and everything that belongs to no menu. */
export const brandAccent = (name: ThemeName): Accent => palettes[name].accentOf(brandTint)

/** Every theme's colours, by role. */
export const palettes: Record<ThemeName, Palette> = { light, dark, lightMore, darkMore }

const roots: Record<ThemeName, readonly string[]> = {
  light: [':root', ':root[data-theme="light"]'],
  dark: [':root[data-theme="dark"]'],
  lightMore: [':root[data-contrast="more"]'],
  darkMore: [':root[data-theme="dark"][data-contrast="more"]'],
}
/** Within a page of any theme, elements that represent white paper: a drawing that is read before it is printed. */
const onPaper = '[data-on-paper]'

/**
 * The selectors on which a theme's values are set: the document's root element and, for light themes, everything on
 * paper.
 */
export function themeRoots(name: ThemeName): string {
  const own = roots[name]
  return [...own, ...(name.startsWith('dark') ? [] : own.map(root => `${root} ${onPaper}`))].join(', ')
}
