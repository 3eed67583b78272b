import { type ElementProps } from '../../internal/elementProps.js';
import { type FieldMessage } from '../ValidationMessage/ValidationMessage.js';
/** A picture of a signature: its ink alone, with nothing behind it. */
export interface SignaturePicture {
    /** A PNG in base64. */
    content: string;
    /** In pixels. */
    width: number;
    height: number;
}
/** Handwritings of a typed name: Caveat, Dancing Script and Marck Script. */
export declare const signatureHands: readonly ['casual', 'rounded', 'slanted'];
export type SignatureHand = (typeof signatureHands)[number];
/** How a signature looks. What is typed, drawn or chosen is kept while the reader changes their mind. */
export interface SignatureLook {
    kind: 'typed' | 'drawn' | 'picture';
    text: string;
    /** The handwriting of what is typed. @default 'casual' */
    hand?: SignatureHand | undefined;
    /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
    lines: readonly (readonly number[])[];
    /** @default none was chosen */
    picture?: SignaturePicture | undefined;
}
/** What came of a file: the signature in it, or why there is none, as a sentence. */
export type ReadSignature = SignaturePicture | {
    refusal: string;
};
export interface SignatureFieldProps extends ElementProps<HTMLDivElement> {
    /** What is signed with it: "Your signature". */
    label: string;
    value: SignatureLook;
    onChange: (value: SignatureLook) => void;
    /** What is made, for its words. @default 'signature' */
    of?: 'signature' | 'initials';
    /** Key of the value in its form; the validation summary finds the field by it. */
    name?: string;
    /** Errors and the rest, of the way that is chosen. @default none */
    messages?: readonly FieldMessage[];
    /** Letters of a typed name at most. @default 60 */
    maximumLength?: number;
    /** Finds the signature in a file of the reader; with it a picture can be chosen. It does not throw. @default no pictures */
    readPicture?: (file: File) => Promise<ReadSignature>;
}
/** How a signature looks: a name in a hand, lines that are drawn, or a picture of it. */
export declare function SignatureField(props: SignatureFieldProps): import("react").JSX.Element;
