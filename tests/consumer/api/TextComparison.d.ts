import { type ElementProps } from '../../internal/elementProps.js';
/** Where a piece occurs: in both versions, only in the newer one, or only in the older one. */
export declare const comparedKinds: readonly ['same', 'added', 'removed'];
export type ComparedKind = (typeof comparedKinds)[number];
/** A piece of a text. Markup is not interpreted. */
export interface ComparedPiece {
    kind: ComparedKind;
    text: string;
}
export interface TextComparisonProps extends ElementProps<HTMLDivElement> {
    /** The pieces in order, including spaces and line breaks. Without the removed ones they form the newer version. */
    pieces: readonly ComparedPiece[];
    /** Language of the text, if it differs from the page's. */
    lang?: string;
}
/** Shows a text with the additions and removals between two versions. */
export declare function TextComparison({ pieces, lang, ...element }: TextComparisonProps): import("react").JSX.Element;
