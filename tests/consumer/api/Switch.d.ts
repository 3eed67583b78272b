import type { ReactNode, Ref } from 'react';
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export interface SwitchProps extends FieldValue<boolean>, Omit<FieldBase, 'isRequired'>, ReadOnlyField {
    /** What the switch turns on: "Keep the sidebar open". The text does not change with the state. */
    children: ReactNode;
    ref?: Ref<HTMLInputElement>;
}
/**
 * Turns something on or off with immediate effect. For a setting that takes effect when a form is submitted, use
 * `Checkbox`.
 */
export declare function Switch({ ref, ...props }: SwitchProps): import("react").JSX.Element;
