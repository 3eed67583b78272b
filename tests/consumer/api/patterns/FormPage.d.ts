import { type ReactNode } from 'react';
import { type ValidationSummaryItem, type ValidationSummaryProps } from '../../components/ValidationSummary/ValidationSummary.js';
import { type ElementProps } from '../../internal/elementProps.js';
/** A short text beside the actions. */
export interface FormStatus {
    /** "Unsaved changes". */
    text: string;
    /** Whether it currently applies. */
    isShown: boolean;
}
export interface FormPageProps extends ElementProps<HTMLFormElement> {
    /** Sections, or just fields if there are few. */
    children: ReactNode;
    /** Called when the form is submitted. Validation is up to the caller. */
    onSubmit: () => void;
    /** Text of the submit button: "Publish the menu". It is the only primary action of the view. */
    submitLabel: string;
    /** Whether the form is being submitted. @default false */
    isPending?: boolean;
    /** Other actions: "Cancel". */
    secondaryActions?: ReactNode;
    /**
     * All texts that may appear beside the actions. The first that applies is shown and announced. Space is reserved for
     * the longest, so that the actions do not move when one appears or disappears.
     */
    statuses?: readonly FormStatus[];
    /** Errors in the order of the fields, with the same text as below them. */
    errors?: readonly ValidationSummaryItem[];
    /** Warnings that the reader may override. */
    warnings?: readonly ValidationSummaryItem[];
    /** How often the form was submitted. Each failed attempt moves the focus. @default 0 */
    attempt?: number;
    /** Where the focus goes after a failed attempt. @default 'summary' */
    focusOnError?: ValidationSummaryProps['focus'];
    /** Whether to explain the mark of required fields. @default true */
    hasRequiredFields?: boolean;
    /** The background that the form is on: the page or a card. @default 'paper' */
    ground?: 'paper' | 'surface';
    /**
     * Key of the current step in a longer form. When an action within the form changes it, the heading of the new step
     * takes the focus: the pressed button may be gone, and screen readers announce the new place.
     */
    step?: string;
    /** Names the form if the page has several. */
    'aria-label'?: string;
    id?: string;
}
/** A form: errors first, then the sections, and an action bar that stays in view. */
export declare function FormPage({ children, onSubmit, submitLabel, isPending, secondaryActions, statuses, errors, warnings, attempt, focusOnError, hasRequiredFields, ground, step, ...rest }: FormPageProps): import("react").JSX.Element;
export interface FormStepProps extends ElementProps<HTMLDivElement> {
    /** Key of the current step. When an action within it changes the step, the heading takes the focus. */
    step: string;
    title: string;
    /** Forms, lists, or whatever else the step needs. */
    children: ReactNode;
}
/**
 * A step with its heading, for a process whose steps are not a single form. Use one for all steps, below their
 * `Stepper`.
 */
export declare function FormStep({ step, title, children, ...element }: FormStepProps): import("react").JSX.Element;
export interface FormSectionProps extends ElementProps {
    title: string;
    /** What the fields are for. */
    description?: ReactNode;
    /** Level of its heading: 3 below the heading of a card. @default 2 */
    level?: 2 | 3;
    children: ReactNode;
}
/** Related fields under a heading, which is beside them if there is room. */
export declare function FormSection({ title, description, level, children, ...element }: FormSectionProps): import("react").JSX.Element;
export interface FormGuideProps extends ElementProps<HTMLDivElement> {
    /** Names the bar: "What is left to fill in". */
    label: string;
    /** The progress: "2 of 5 done". Announced when it changes. */
    progress: string;
    /** Text of the button: "Next: Place of signature". */
    nextLabel: string;
    /** `name` of the field that the button leads to. */
    next: string;
    /** Called before the focus moves, so that the part with the field can be shown. @default nothing */
    onNext?: () => void;
}
/** Leads through a long form from field to field. Stays in view, also on a phone. */
export declare function FormGuide({ label, progress, nextLabel, next, onNext, ...element }: FormGuideProps): import("react").JSX.Element;
