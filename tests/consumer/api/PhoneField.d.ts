import { type Ref } from 'react';
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.js';
import { type FieldValue } from '../../internal/field/useFieldValue.js';
interface PhoneFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
    /** E.164 ("+33612345678"), `''`: empty. What cannot be a number is told as it was typed, for the form to refuse. */
    value?: string;
    /** The country that a number without + is read in, ISO 3166-1 alpha-2. @default 'FR' */
    defaultCountry?: string;
    /** Warns of a number that has not the format of a French mobile; the reader may keep it. @default false */
    expectsFrenchMobile?: boolean;
    /** Whether the reader keeps the number in spite of the warning. @default false */
    isKept?: boolean;
    /** Without it a warning cannot be overridden. Called with `false` when the number changes. */
    onKeep?: (isKept: boolean) => void;
    /** Autofill token. @default 'tel' */
    autoComplete?: 'tel' | 'mobile tel' | 'work tel' | 'home tel' | 'off';
    /** Offers a button that empties the field. @default false */
    isClearable?: boolean;
    ref?: Ref<HTMLInputElement>;
}
export type PhoneFieldProps = PhoneFieldOwnProps & FieldLabelling;
/** A phone number, typed as in its country or with its country code, and told as E.164. */
export declare function PhoneField({ ref: forwarded, ...props }: PhoneFieldProps): import("react").JSX.Element;
export {};
