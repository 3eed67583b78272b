/**
 * Matches items by their words. Accents, case and ligatures are ignored, and the words of the query may be in any
 * order. An item matches by its title, its keywords (the other language, a synonym) and its code.
 */
/** Folds a text for comparison: without accents, case and ligatures. */
export declare function fold(text: string): string;
/** The folded words of a query. Hyphens, dots and apostrophes separate words. */
export declare function wordsOf(text: string): string[];
/** An item that a query can match. */
export interface Findable {
    /** The visible title. */
    title: string;
    /** Additional words to match: the title in the other language, a description, synonyms. */
    keywords?: readonly string[];
    /** A code such as "M0503", matched by prefix. */
    code?: string;
}
/**
 * Scores an item against a query; higher is better, and 0 means that some word of the query matches nothing.
 * The title counts twice as much as the keywords. For an empty query every item scores 1.
 */
export declare function score(query: string, thing: Findable): number;
/** The items that match the query, best first. Items with equal scores keep their order. */
export declare function rank<T extends Findable>(query: string, things: readonly T[]): T[];
/** A piece of a title, and whether the query matched it. */
export interface Piece {
    text: string;
    isFound: boolean;
}
/** Splits a title into matched and unmatched pieces, which join up to the title. */
export declare function pieces(query: string, title: string): Piece[];
