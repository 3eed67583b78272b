/**
 * Finding things by their words: accents, case and ligatures do not count, the words of the query may come in any
 * order, and a thing is found by its title, by its other words (the other language, a synonym) and by its code.
 */
/** A text as it is compared: without accents, case and ligatures. */
export declare function fold(text: string): string;
/** The words of a query, folded; hyphens, dots and apostrophes part words. */
export declare function wordsOf(text: string): string[];
/** What can be found. */
export interface Findable {
    /** The words that are shown. */
    title: string;
    /** Further words: the title in the other language, description, synonyms. */
    keywords?: readonly string[];
    /** A code such as "M0503": found by its beginning. */
    code?: string;
}
/**
 * How well a thing answers a query: 0 when some word of the query is found nowhere in it, more the better.
 * The title counts twice as much as the other words; an empty query is answered by everything alike (1).
 */
export declare function score(query: string, thing: Findable): number;
/** Those that answer the query, best first; equally good ones keep their order. */
export declare function rank<T extends Findable>(query: string, things: readonly T[]): T[];
/** A piece of a title, and whether the query found it. */
export interface Piece {
    text: string;
    isFound: boolean;
}
/** A title in pieces, those that the query found apart; joined they are the title. */
export declare function pieces(query: string, title: string): Piece[];
