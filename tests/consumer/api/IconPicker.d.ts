import { type Ref } from 'react';
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.js';
interface IconPickerOwnProps extends FieldBase {
    /** A name of `menuIconNames`, `null` when nothing is chosen. */
    value: string | null;
    onChange: (value: string) => void;
    /** Colour that the icons are shown in, `#rrggbb`. @default the area's accent */
    color?: string;
    ref?: Ref<HTMLButtonElement>;
}
export type IconPickerProps = IconPickerOwnProps & FieldLabelling;
/** One of the icons of menus, found by words in either language. */
export declare function IconPicker({ ref, ...props }: IconPickerProps): import("react").JSX.Element;
export {};
