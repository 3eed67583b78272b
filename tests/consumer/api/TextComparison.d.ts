import { type ElementProps } from '../../internal/elementProps.js';
/** Where a piece of a text stands: in both versions, in the newer one alone, or in the older one alone. */
export declare const comparedKinds: readonly ['same', 'added', 'removed'];
export type ComparedKind = (typeof comparedKinds)[number];
/** A piece of a text, as it is: nothing in it is taken for markup. */
export interface ComparedPiece {
    kind: ComparedKind;
    text: string;
}
export interface TextComparisonProps extends ElementProps<HTMLDivElement> {
    /** One after the other, with the spaces and line breaks between them: those that are not removed are the newer version. */
    pieces: readonly ComparedPiece[];
    /** Language of the text when it is not the page's. */
    lang?: string;
}
/** A text in which it is marked what another version of it has and has not. */
export declare function TextComparison({ pieces, lang, ...element }: TextComparisonProps): import("react").JSX.Element;
