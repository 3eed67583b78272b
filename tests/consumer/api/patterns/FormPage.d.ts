import { type ReactNode } from 'react';
import { type ValidationSummaryItem, type ValidationSummaryProps } from '../../components/ValidationSummary/ValidationSummary.js';
import { type ElementProps } from '../../internal/elementProps.js';
/** A few words beside the actions. */
export interface FormStatus {
    /** "Unsaved changes". */
    text: string;
    /** Whether it is so now. */
    isShown: boolean;
}
export interface FormPageProps extends ElementProps<HTMLFormElement> {
    /** Sections, or fields directly when there are few. */
    children: ReactNode;
    /** Sends the form; validation is the caller's. */
    onSubmit: () => void;
    /** What sending does: "Publish the menu". The one primary action of the view. */
    submitLabel: string;
    /** What was entered is being sent. @default false */
    isPending?: boolean;
    /** Other actions: "Cancel". */
    secondaryActions?: ReactNode;
    /**
     * Everything that may be said beside the actions; the first that is so now is shown, and announced. Room is kept for the
     * longest, so that the actions stay where they are when one comes or goes.
     */
    statuses?: readonly FormStatus[];
    /** Errors in the order of the fields, in the words below them. */
    errors?: readonly ValidationSummaryItem[];
    /** Warnings that the reader may override. */
    warnings?: readonly ValidationSummaryItem[];
    /** How often sending was tried; each failed try takes the focus. @default 0 */
    attempt?: number;
    /** Where the focus goes after a failed try. @default 'summary' */
    focusOnError?: ValidationSummaryProps['focus'];
    /** Explains the mark of required fields. @default true */
    hasRequiredFields?: boolean;
    /** What it stands on: the page, or a card. @default 'paper' */
    ground?: 'paper' | 'surface';
    /**
     * Which step of a longer form is shown. When it changes by what is pressed in the form, the heading of the new step
     * takes the focus: what was pressed may be gone, and a screen reader says where one is.
     */
    step?: string;
    /** Names the form when the page has several. */
    'aria-label'?: string;
    id?: string;
}
/** A form: what is wrong first, then sections, then one bar of actions that stays in sight. */
export declare function FormPage({ children, onSubmit, submitLabel, isPending, secondaryActions, statuses, errors, warnings, attempt, focusOnError, hasRequiredFields, ground, step, ...rest }: FormPageProps): import("react").JSX.Element;
export interface FormStepProps extends ElementProps<HTMLDivElement> {
    /** Which step is shown. When it changes by what is pressed in it, its heading takes the focus. */
    step: string;
    title: string;
    /** Forms, lists, or what else the step needs. */
    children: ReactNode;
}
/** A step of work whose steps are not one form, under its heading; one for all of them, below their `Stepper`. */
export declare function FormStep({ step, title, children, ...element }: FormStepProps): import("react").JSX.Element;
export interface FormSectionProps extends ElementProps<HTMLElement> {
    title: string;
    /** What the fields are for. */
    description?: ReactNode;
    /** Of its heading: 3 under the heading of a card. @default 2 */
    level?: 2 | 3;
    children: ReactNode;
}
/** Fields that belong together, under a heading; beside it where there is room. */
export declare function FormSection({ title, description, level, children, ...element }: FormSectionProps): import("react").JSX.Element;
export interface FormGuideProps extends ElementProps<HTMLDivElement> {
    /** Names the bar: "What is left to fill in". */
    label: string;
    /** "2 of 5 done"; announced when it changes. */
    progress: string;
    /** Where its button leads: "Next: Place of signature". */
    nextLabel: string;
    /** `name` of the field that the button leads to. */
    next: string;
    /** Called before, so that what belongs to the field is shown. @default nothing */
    onNext?: () => void;
}
/** Leads through a long form from field to field; stays in sight, also on a phone. */
export declare function FormGuide({ label, progress, nextLabel, next, onNext, ...element }: FormGuideProps): import("react").JSX.Element;
