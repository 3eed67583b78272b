import { type ElementProps } from '../../internal/elementProps.js';
export declare const fieldMessageKinds: readonly ['error', 'warning', 'information', 'success', 'checking'];
/** Only `error` makes a field invalid; the reader may override a `warning`. */
export type FieldMessageKind = (typeof fieldMessageKinds)[number];
/** One sentence about one field; the validation summary shows the same text. */
export interface FieldMessage {
    kind: FieldMessageKind;
    /** What is wrong and what to do, as a sentence in the reader's language. */
    text: string;
    /** An action that resolves the message: "Keep this number". */
    action?: {
        label: string;
        onPress: () => void;
    };
}
export type ValidationMessageProps = ElementProps<HTMLDivElement> & FieldMessage;
/** A message below a field: an icon, its kind as text for screen readers, and the sentence. */
export declare function ValidationMessage({ kind, text, action, ...element }: ValidationMessageProps): import("react").JSX.Element;
/** The messages of one field, most severe first. */
export declare function ValidationMessages({ messages, ...element }: ElementProps<HTMLDivElement> & {
    /** The messages of the field. */ messages: readonly FieldMessage[];
}): import("react").JSX.Element;
