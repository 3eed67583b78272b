import { type ElementProps } from '../../internal/elementProps.js';
/** One step on the way. */
export interface LineageStep {
    id: string;
    /** What it is: "Rôle". */
    kind: string;
    /** What it is called: "Auditeurs Paris". */
    title: string;
    /** Why it follows from the step before: "parce que le grade est Manager". */
    reason?: string;
    /** Where more is known of it. */
    href?: string;
}
export interface LineageProps extends ElementProps<HTMLOListElement> {
    /** What the steps lead to, and from where; names the list: "Pourquoi Anne Martin a le droit Reports.Read". */
    label: string;
    /** From the beginning to what follows from all of it. */
    steps: readonly LineageStep[];
}
/** How one thing follows from another, step by step. */
export declare function Lineage({ label, steps, ...element }: LineageProps): import("react").JSX.Element;
