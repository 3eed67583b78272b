import { type ElementProps } from '../../internal/elementProps.js';
import { type FieldMessage } from '../ValidationMessage/ValidationMessage.js';
/** A picture of a signature: only the ink, on a transparent background. */
export interface SignaturePicture {
    /** A PNG in base64. */
    content: string;
    /** Width in pixels. */
    width: number;
    height: number;
}
/** Handwriting fonts for a typed name: Caveat, Dancing Script and Marck Script. */
export declare const signatureHands: readonly ['casual', 'rounded', 'slanted'];
export type SignatureHand = (typeof signatureHands)[number];
/** The appearance of a signature. Typed, drawn and chosen content is kept while the reader switches between kinds. */
export interface SignatureLook {
    kind: 'typed' | 'drawn' | 'picture';
    text: string;
    /** The handwriting of the typed text. @default 'casual' */
    hand?: SignatureHand | undefined;
    /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
    lines: readonly (readonly number[])[];
    /** The chosen picture. @default none was chosen */
    picture?: SignaturePicture | undefined;
}
/** The result of reading a file: the signature found, or a sentence that says why there is none. */
export type ReadSignature = SignaturePicture | {
    refusal: string;
};
export interface SignatureFieldProps extends ElementProps<HTMLDivElement> {
    /** What is signed: "Your signature". */
    label: string;
    value: SignatureLook;
    onChange: (value: SignatureLook) => void;
    /** Whether it is for a signature or initials; decides the texts. @default 'signature' */
    of?: 'signature' | 'initials';
    /** Key of the value in its form. The validation summary uses it to find the field. */
    name?: string;
    /** Errors and other messages about the chosen kind. @default none */
    messages?: readonly FieldMessage[];
    /** The largest number of characters in a typed name. @default 60 */
    maximumLength?: number;
    /**
     * Extracts the signature from a file chosen by the reader. It must not throw. Without it, pictures are not offered.
     * @default no pictures
     */
    readPicture?: (file: File) => Promise<ReadSignature>;
}
/** A field for a signature: a typed name in handwriting, a drawing, or a picture. */
export declare function SignatureField(props: SignatureFieldProps): import("react").JSX.Element;
