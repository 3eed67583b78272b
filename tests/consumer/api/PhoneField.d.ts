import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface PhoneFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    /**
     * The number in E.164 ("+33612345678"), or `''` when empty. Text that cannot be a number is passed on as typed, for
     * the form to reject.
     */
    value?: string;
    /** The country in which a number without + is read, ISO 3166-1 alpha-2. @default 'FR' */
    defaultCountry?: string;
    /** Warns if the number does not have the format of a French mobile. The reader may keep it anyway. @default false */
    expectsFrenchMobile?: boolean;
    /** Whether the reader keeps the number despite the warning. @default false */
    isKept?: boolean;
    /**
     * Called when the reader keeps the number despite the warning, and with `false` when the number changes. Without it,
     * a warning cannot be overridden.
     */
    onKeep?: (isKept: boolean) => void;
    /** HTML `autocomplete` token. @default 'tel' */
    autoComplete?: 'tel' | 'mobile tel' | 'work tel' | 'home tel' | 'off';
    /** Shows a button that clears the field. @default false */
    isClearable?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type PhoneFieldProps = PhoneFieldOwnProps & FieldLabelling;
/** A field for a phone number, typed in national format or with a calling code, and reported in E.164. */
export declare function PhoneField({ ref: forwarded, ...props }: PhoneFieldProps): import("react").JSX.Element;
export {};
