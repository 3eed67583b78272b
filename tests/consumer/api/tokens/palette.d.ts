import type { SeriesColour } from './seriesColours.js';
import { type StatusName } from './statuses.js';
import { type Tint } from './tint.js';
/**
 * Raw colours, in OKLCH. Private to the token files: everything else uses roles (`vars.color.…`).
 * `palette.contrast.test.ts` checks every pair that may meet on a screen against WCAG 2.2 (text 4.5:1, controls 3:1;
 * with more contrast 7:1 and 4.5:1).
 */
export declare const themeNames: readonly ['light', 'dark', 'lightMore', 'darkMore'];
/** The four colour themes: light and dark, each in normal and in high contrast. */
export type ThemeName = (typeof themeNames)[number];
interface Neutrals {
    paper: string;
    surface: string;
    raised: string;
    sunken: string;
    hover: string;
    ink: string;
    muted: string;
    hairline: string;
    control: string;
    disabledText: string;
    scrim: string;
    shadow: string;
}
/** The colours of an accent, by role. */
export interface Accent {
    accent: string;
    accentHover: string;
    onAccent: string;
    accentSoft: string;
    accentText: string;
}
interface Status {
    text: string;
    surface: string;
    border: string;
    solid: string;
    onSolid: string;
}
export interface Palette {
    neutrals: Neutrals;
    /** The accent of a page: from its menu's colour, or the product's own. */
    accentOf: (tint: Tint<number | string>) => Accent;
    status: Record<StatusName, Status>;
    chart: Record<SeriesColour, string>;
}
/** The product's own accent: for its logo, the landing page, and everything that belongs to no menu. */
export declare const brandAccent: (name: ThemeName) => Accent;
/** Every theme's colours, by role. */
export declare const palettes: Record<ThemeName, Palette>;
/**
 * The selectors on which a theme's values are set: the document's root element and, for light themes, everything on
 * paper.
 */
export declare function themeRoots(name: ThemeName): string;
export {};
