import type { ReactNode, Ref } from 'react';
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export interface CheckboxProps extends FieldValue<boolean>, FieldBase, ReadOnlyField {
    /** What ticking it means: "I accept the terms of use". May hold a link. */
    children: ReactNode;
    /** Some of what it stands for is ticked and some is not. @default false */
    isIndeterminate?: boolean;
    ref?: Ref<HTMLInputElement>;
}
/** A yes-or-no choice that takes effect when the form is submitted. For an immediate effect, use `Switch`. */
export declare function Checkbox({ ref, ...props }: CheckboxProps): import("react").JSX.Element;
