import type { SeriesColour } from './seriesColours.js';
import { type StatusName } from './statuses.js';
/**
 * Raw colours, in OKLCH. Private to the token files: everything else speaks of roles (`vars.color.…`).
 * `palette.contrast.test.ts` holds every pair that may meet on a screen to WCAG 2.2 (text 4.5:1, controls 3:1;
 * with more contrast 7:1 and 4.5:1).
 */
export declare const areas: readonly ['default', 'confirm', 'rapports', 'onboarding', 'security', 'notif', 'inventoryapp'];
/** Application area: decides the one accent of a page. */
export type Area = (typeof areas)[number];
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
interface Accent {
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
    accents: Record<Area, Accent>;
    status: Record<StatusName, Status>;
    chart: Record<SeriesColour, string>;
}
/** Every theme's colours, by role. */
export declare const palettes: Record<ThemeName, Palette>;
/**
 * Where the values of a theme stand: on the document's root element, and for light themes on what belongs to paper.
 * @param area of which its accent is; without it everything
 */
export declare function themeRoots(name: ThemeName, area?: Area): string;
export {};
