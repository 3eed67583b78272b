/** Some of a text, as it is: nothing in it is taken for markup. */
export interface TextPiece {
    text: string;
    /** Whether it is marked. */
    isMatch: boolean;
}
export interface MarkedTextProps {
    /** One after the other, with the spaces between them. */
    pieces: readonly TextPiece[];
}
/** A sentence in which what was searched for is marked. */
export declare function MarkedText({ pieces }: MarkedTextProps): (string | import("react").JSX.Element)[];
