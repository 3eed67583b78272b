import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** The two versions. */
export declare const comparedSides: readonly ['first', 'second'];
export type ComparedSide = (typeof comparedSides)[number];
/** A field with its value in both versions, formatted for the reader. */
export interface ComparedField {
    name: string;
    label: string;
    /** Value in the first version; an empty string means none. */
    first: string;
    second: string;
}
export interface FieldComparisonProps extends ElementProps<HTMLDivElement> {
    /** What is compared. */
    label: string;
    /** Why there are two versions, and what the choice does. */
    description?: ReactNode;
    /** Names of the versions: « Contact enregistré », « Votre saisie ». */
    sides: Readonly<Record<ComparedSide, string>>;
    /** Fields in the order of the form. Those with equal values are shown without a choice. */
    fields: readonly ComparedField[];
    /** The chosen version for each field name. */
    value: Readonly<Record<string, ComparedSide>>;
    onChange: (value: Record<string, ComparedSide>) => void;
}
/** Shows two versions of the same fields side by side and lets the reader choose one for each field. */
export declare function FieldComparison({ label, description, sides, fields, value, onChange, ...element }: FieldComparisonProps): import("react").JSX.Element;
