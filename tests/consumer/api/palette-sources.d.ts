import type { ReactNode } from 'react';
import type { Findable } from './match.js';
/** An item of the palette: a destination or an action. */
export interface PaletteItem extends Findable {
    /** Unique within its source. */
    id: string;
    /** Location of the item: "Administration › Sécurité". */
    subtitle?: string;
    /** Icon of at most 32 px, for instance a `MenuIcon`. */
    icon?: ReactNode;
    /** Link to follow when the item is chosen. */
    href?: string;
    /** Opens the link in a new tab. @default false */
    isExternal?: boolean;
    /** Called when the item is chosen, before an `href` is followed. */
    onAction?: () => void;
    /** A nested list to show instead of closing the palette. */
    page?: PalettePage;
    /** Keyboard shortcut of the item, as displayed. */
    shortcut?: string;
}
/** The results of a source: all of them, or the first ones with the total. */
export type PaletteFound = readonly PaletteItem[] | {
    readonly items: readonly PaletteItem[];
    readonly total: number;
};
/** A source of results. */
export interface PaletteSource {
    id: string;
    /** Heading of the results: "Menus", "Personnes". */
    label: string;
    /**
     * Returns results, or a promise for them. `signal` is aborted when they are no longer needed.
     * A rejection is shown as "could not be searched", with a retry button.
     */
    search: (text: string, signal: AbortSignal) => PaletteFound | Promise<PaletteFound>;
    /**
     * Whether the source asks a server. Such a search waits for a pause in typing (200 ms), and its results wait briefly
     * for those of the sources before it.
     * @default false
     */
    isRemote?: boolean;
    /** Minimum number of letters for a search. 0 also shows the source before anything is typed. @default 1 */
    minLength?: number;
}
/** A nested list that an item opens. */
export interface PalettePage {
    id: string;
    title: string;
    sources: readonly PaletteSource[];
}
/** The results of one source. Groups are in order of arrival. */
export interface PaletteGroup {
    id: string;
    label: string;
    items: readonly PaletteItem[];
    /** Total number of results, if these are only the first. */
    total?: number;
}
/** The state of one query. */
export interface PaletteAnswers {
    groups: readonly PaletteGroup[];
    /** Sources that have not answered yet. */
    pending: readonly PaletteSource[];
    /** Sources that failed. */
    failed: readonly PaletteSource[];
}
export declare const noAnswers: PaletteAnswers;
/** The sources whose minimum length the text reaches. */
export declare function askable(sources: readonly PaletteSource[], text: string): PaletteSource[];
/**
 * Adds the results of a source below everything already shown, so that the active row never moves. Empty results
 * only remove the source from `pending`.
 */
export declare function withAnswer(answers: PaletteAnswers, source: PaletteSource, found: PaletteFound): PaletteAnswers;
/** Marks a source as failed. */
export declare function withFailure(answers: PaletteAnswers, source: PaletteSource): PaletteAnswers;
/** Marks a failed source as pending again. */
export declare function withRetry(answers: PaletteAnswers, source: PaletteSource): PaletteAnswers;
