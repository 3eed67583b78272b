import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export interface RadioOption {
    id: string;
    label: string;
    description?: string;
    /** Whether the option cannot be chosen. @default false */
    isDisabled?: boolean;
}
interface RadioGroupOwnProps extends FieldValue<string | null, string>, Omit<FieldBase, 'autoFocus'>, ReadOnlyField {
    /** Id of the chosen option, `null` while nothing is chosen. */
    value?: string | null;
    /** Two to about six options; for more, use a `Select`. */
    options: readonly RadioOption[];
    /** Shows the options side by side where they fit, for two to four short ones. @default false */
    isInline?: boolean;
    /** The option that Tab reaches: the chosen one, otherwise the first that can be chosen. */
    ref?: Ref<HTMLInputElement>;
}
export type RadioGroupProps = RadioGroupOwnProps & FieldLabelling;
/** Lets the reader choose one of a few options, all of them visible. */
export declare function RadioGroup({ ref, ...props }: RadioGroupProps): import("react").JSX.Element;
export {};
