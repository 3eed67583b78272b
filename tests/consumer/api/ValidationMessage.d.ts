import { type ElementProps } from '../../internal/elementProps.js';
export declare const fieldMessageKinds: readonly ['error', 'warning', 'information', 'success', 'checking'];
/** Only `error` makes a field invalid; a `warning` may be overridden by the reader. */
export type FieldMessageKind = (typeof fieldMessageKinds)[number];
/** One sentence about one field; the summary shows the same words. */
export interface FieldMessage {
    kind: FieldMessageKind;
    /** What is wrong and what to do, as a sentence in the reader's language. */
    text: string;
    /** A way out of a warning: "Keep this number". */
    action?: {
        label: string;
        onPress: () => void;
    };
}
export type ValidationMessageProps = ElementProps<HTMLDivElement> & FieldMessage;
/** A message below a field: icon, the kind in words for those who do not see it, and the sentence. */
export declare function ValidationMessage({ kind, text, action, ...element }: ValidationMessageProps): import("react").JSX.Element;
/** The messages of one field, the gravest first. */
export declare function ValidationMessages({ messages, ...element }: ElementProps<HTMLDivElement> & {
    /** What is said of the field. */ messages: readonly FieldMessage[];
}): import("react").JSX.Element;
