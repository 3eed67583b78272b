import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** Which of the two versions. */
export declare const comparedSides: readonly ['first', 'second'];
export type ComparedSide = (typeof comparedSides)[number];
/** A field with its value in both versions, written as the reader knows it. */
export interface ComparedField {
    name: string;
    label: string;
    /** Empty: there is none. */
    first: string;
    second: string;
}
export interface FieldComparisonProps extends ElementProps<HTMLDivElement> {
    /** What is compared. */
    label: string;
    /** Why there are two versions, and what comes of the choice. */
    description?: ReactNode;
    /** What the versions are called: « Contact enregistré », « Votre saisie ». */
    sides: Readonly<Record<ComparedSide, string>>;
    /** The fields in the order of the form: those that are the same in both versions are shown without a choice. */
    fields: readonly ComparedField[];
    /** What is chosen, by the name of the field. */
    value: Readonly<Record<string, ComparedSide>>;
    onChange: (value: Record<string, ComparedSide>) => void;
}
/** Two versions of the same fields side by side, with a choice for each. */
export declare function FieldComparison({ label, description, sides, fields, value, onChange, ...element }: FieldComparisonProps): import("react").JSX.Element;
