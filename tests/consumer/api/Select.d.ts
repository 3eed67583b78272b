import type { Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import { type Option } from '../../internal/list/Option.js';
/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
export type SelectOption = Option;
/** Options under a heading. */
export interface SelectSection {
    title: string;
    options: readonly SelectOption[];
}
interface SelectOwnProps extends FieldValue<string | null, string>, FieldBase {
    /** Id of the chosen option, `null` when nothing is chosen. */
    value?: string | null;
    /** Up to about fifteen options; for more, use a `ComboBox`. */
    options: readonly (SelectOption | SelectSection)[];
    /** Text shown while nothing is chosen. @default 'Choose…' */
    emptyText?: string;
    ref?: Ref<HTMLButtonElement>;
}
export type SelectProps = SelectOwnProps & FieldLabelling;
/** Lets the reader choose one of a few options from a list that opens. */
export declare function Select({ ref, ...props }: SelectProps): import("react").JSX.Element;
export {};
