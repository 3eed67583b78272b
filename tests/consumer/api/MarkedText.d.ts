/** A piece of plain text. It is never parsed as markup. */
export interface TextPiece {
    text: string;
    /** Whether the piece is marked. */
    isMatch: boolean;
}
export interface MarkedTextProps {
    /** The pieces in order, including the spaces between them. */
    pieces: readonly TextPiece[];
}
/** A text in which the search terms are marked. */
export declare function MarkedText({ pieces }: MarkedTextProps): (string | import("react").JSX.Element)[];
