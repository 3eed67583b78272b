import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export interface RadioOption {
    id: string;
    label: string;
    description?: string;
    /** @default false */
    isDisabled?: boolean;
}
interface RadioGroupOwnProps extends FieldValue<string | null, string>, Omit<FieldBase, 'autoFocus'>, ReadOnlyField {
    /** Id of the chosen option, `null` when nothing is chosen yet. */
    value?: string | null;
    /** Two to about six; more belong into a `Select`. */
    options: readonly RadioOption[];
    /** Options stand beside each other where they fit: for two to four of one or two words. @default false */
    isInline?: boolean;
    /** The option that Tab goes to: the chosen one, else the first that can be chosen. */
    ref?: Ref<HTMLInputElement>;
}
export type RadioGroupProps = RadioGroupOwnProps & FieldLabelling;
/** One of a few options, all in sight. */
export declare function RadioGroup({ ref, ...props }: RadioGroupProps): import("react").JSX.Element;
export {};
