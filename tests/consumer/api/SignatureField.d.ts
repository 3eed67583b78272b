import type { FieldMessage } from '../ValidationMessage/ValidationMessage.js';
/** How a signature looks. What is typed and what is drawn are both kept while the reader changes their mind. */
export interface SignatureLook {
    kind: 'typed' | 'drawn';
    text: string;
    /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
    lines: readonly (readonly number[])[];
}
export interface SignatureFieldProps {
    /** What is signed with it: "Your signature". */
    label: string;
    value: SignatureLook;
    onChange: (value: SignatureLook) => void;
    /** Key of the value in its form; the validation summary finds the field by it. */
    name?: string;
    /** Errors and the rest, of the way that is chosen. @default none */
    messages?: readonly FieldMessage[];
    /** Letters of a typed name at most. @default 60 */
    maximumLength?: number;
}
/** How a signature looks: a name in a hand, or lines that are drawn. */
export declare function SignatureField(props: SignatureFieldProps): import("react").JSX.Element;
