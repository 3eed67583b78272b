import { type Ref } from 'react';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
interface IconPickerOwnProps extends FieldValue<string | null, string>, FieldBase {
    /** A name of `menuIconNames`, `null` when nothing is chosen. */
    value?: string | null;
    /** Colour that the icons are shown in, `#rrggbb`. @default the area's accent */
    color?: string;
    ref?: Ref<HTMLButtonElement>;
}
export type IconPickerProps = IconPickerOwnProps & FieldLabelling;
/** Chooses a menu icon, with a search by words in either language. */
export declare function IconPicker({ ref, ...props }: IconPickerProps): import("react").JSX.Element;
export {};
