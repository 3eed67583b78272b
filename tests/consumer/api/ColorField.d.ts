import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface ColorFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    /** `#rrggbb`, or what was typed so far. */
    value?: string;
    /** Colours to choose from at once, as `#rrggbb`. @default nine hues */
    swatches?: readonly string[];
    /** Warns when the colour is too faint on a theme; such a colour is shown adjusted, not refused. @default true */
    warnsOfContrast?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type ColorFieldProps = ColorFieldOwnProps & FieldLabelling;
/** A colour: typed as `#rrggbb`, taken from suggestions, or picked. */
export declare function ColorField({ ref, ...props }: ColorFieldProps): import("react").JSX.Element;
export {};
