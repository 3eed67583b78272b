import type { SeriesColour } from './seriesColours.js';
import { type StatusName } from './statuses.js';
import { type Tint } from './tint.js';
/**
 * Raw colours, in OKLCH. Private to the token files: everything else speaks of roles (`vars.color.…`).
 * `palette.contrast.test.ts` holds every pair that may meet on a screen to WCAG 2.2 (text 4.5:1, controls 3:1;
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
    /** The accent of a page: that of its menu's colour, and of the product where there is none. */
    accentOf: (tint: Tint<number | string>) => Accent;
    status: Record<StatusName, Status>;
    chart: Record<SeriesColour, string>;
}
/** The product's own accent: of its mark, the landing page, and whatever belongs to no menu. */
export declare const brandAccent: (name: ThemeName) => Accent;
/** Every theme's colours, by role. */
export declare const palettes: Record<ThemeName, Palette>;
/** Where the values of a theme stand: on the document's root element, and for light themes on what belongs to paper. */
export declare function themeRoots(name: ThemeName): string;
export {};
