import type { ReactNode, Ref } from 'react';
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
export interface SwitchProps extends FieldValue<boolean>, Omit<FieldBase, 'isRequired'>, ReadOnlyField {
    /** What is on when it is on: "Keep the sidebar open". The words do not change with the state. */
    children: ReactNode;
    ref?: Ref<HTMLInputElement>;
}
/** On or off, taking effect at once. For what takes effect when a form is sent use `Checkbox`. */
export declare function Switch({ ref, ...props }: SwitchProps): import("react").JSX.Element;
