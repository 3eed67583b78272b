import { type ElementProps } from '../../internal/elementProps.js';
/** One step of the lineage. */
export interface LineageStep {
    id: string;
    /** Type of the step: "Rôle". */
    kind: string;
    /** Name of the step: "Auditeurs Paris". */
    title: string;
    /** Why it follows from the previous step: "parce que le grade est Manager". */
    reason?: string;
    /** Link to details about the step. */
    href?: string;
}
export interface LineageProps extends ElementProps<HTMLOListElement> {
    /** What the steps lead to, and from where; names the list: "Pourquoi Anne Martin a le droit Reports.Read". */
    label: string;
    /** The steps, from the origin to the final result. */
    steps: readonly LineageStep[];
}
/** How one thing follows from another, step by step. */
export declare function Lineage({ label, steps, ...element }: LineageProps): import("react").JSX.Element;
