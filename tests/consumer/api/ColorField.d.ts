import type { Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface ColorFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    /** `#rrggbb`, or what was typed so far. */
    value?: string;
    /** Colours to choose from at once, as `#rrggbb`. @default nine hues */
    swatches?: readonly string[];
    /**
     * Warns when the color is too faint in one of the themes. Such a color is adjusted for display, not rejected.
     * @default true
     */
    warnsOfContrast?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type ColorFieldProps = ColorFieldOwnProps & FieldLabelling;
/** A field for a color that is typed as `#rrggbb`, chosen from suggestions, or picked. */
export declare function ColorField({ ref, ...props }: ColorFieldProps): import("react").JSX.Element;
export {};
