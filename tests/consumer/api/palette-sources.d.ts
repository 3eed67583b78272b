import type { ReactNode } from 'react';
import type { Findable } from './match.js';
/** One thing that the palette can go to or do. */
export interface PaletteItem extends Findable {
    /** Unique within its source. */
    id: string;
    /** Where it is: "Administration › Sécurité". */
    subtitle?: string;
    /** At most 32 px, for instance a `MenuIcon`. */
    icon?: ReactNode;
    /** Goes there. */
    href?: string;
    /** Opens a new tab. @default false */
    isExternal?: boolean;
    /** Does it; also called before an `href` is followed. */
    onAction?: () => void;
    /** Shows a list of its own instead of closing. */
    page?: PalettePage;
    /** Keys that do the same, as they are shown. */
    shortcut?: string;
}
/** What a source found: all of it, or the first of so many. */
export type PaletteFound = readonly PaletteItem[] | {
    readonly items: readonly PaletteItem[];
    readonly total: number;
};
/** Something that can be searched. */
export interface PaletteSource {
    id: string;
    /** Heading of its results: "Menus", "Personnes". */
    label: string;
    /**
     * Answers at once, or later; `signal` is aborted when the answer is not wanted any more.
     * A rejection is shown as "could not be searched", with a retry.
     */
    search: (text: string, signal: AbortSignal) => PaletteFound | Promise<PaletteFound>;
    /**
     * Asks a server: waits until the reader pauses (200 ms), and, for a moment, for the answers of those before it.
     * @default false
     */
    isRemote?: boolean;
    /** Fewer letters are not searched; 0 also shows it before anything is typed. @default 1 */
    minLength?: number;
}
/** A list behind an item. */
export interface PalettePage {
    id: string;
    title: string;
    sources: readonly PaletteSource[];
}
/** Results of one source, in the order in which the answers came. */
export interface PaletteGroup {
    id: string;
    label: string;
    items: readonly PaletteItem[];
    /** How many there are in all, when these are only the first. */
    total?: number;
}
/** What is known about one query. */
export interface PaletteAnswers {
    groups: readonly PaletteGroup[];
    /** Sources that have not answered yet. */
    pending: readonly PaletteSource[];
    /** Sources that failed. */
    failed: readonly PaletteSource[];
}
export declare const noAnswers: PaletteAnswers;
/** The sources that a text is long enough for. */
export declare function askable(sources: readonly PaletteSource[], text: string): PaletteSource[];
/**
 * Adds an answer below everything that is shown already, so that it never moves the row that is active; an empty one
 * only ends the waiting.
 */
export declare function withAnswer(answers: PaletteAnswers, source: PaletteSource, found: PaletteFound): PaletteAnswers;
/** Notes that a source failed. */
export declare function withFailure(answers: PaletteAnswers, source: PaletteSource): PaletteAnswers;
/** Notes that a source is asked again. */
export declare function withRetry(answers: PaletteAnswers, source: PaletteSource): PaletteAnswers;
