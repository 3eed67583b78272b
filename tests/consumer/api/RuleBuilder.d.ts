import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Rule, RuleField } from './rule.js';
export interface RuleBuilderProps extends ElementProps<HTMLDivElement> {
    /** What the rule decides: "Who is a member". */
    label: string;
    /** Shown below the label. */
    description?: ReactNode;
    /** Key of the value in its form. The validation summary uses it to find the rule. */
    name?: string;
    /** The fields that conditions can use, in the order in which they are offered. */
    fields: readonly RuleField[];
    /** The rule, or `null` for none. A single condition is shown as a group of one. */
    value: Rule | null;
    onChange: (value: Rule | null) => void;
    /** Errors by JSON pointer (RFC 6901) into the value: `/all/0/values`. @default {} */
    messages?: Readonly<Record<string, string>>;
    /** Shows the rule as a sentence that cannot be edited. @default false */
    isReadOnly?: boolean;
    /** How deep groups may be nested, including the outermost. @default 5 */
    maximumDepth?: number;
    /** The largest number of conditions in a rule. @default 50 */
    maximumClauses?: number;
    /** The largest number of values in a condition. @default 200 */
    maximumValues?: number;
}
/** Builds a rule without code: conditions on fields, joined by all or any, in nested groups. */
export declare function RuleBuilder({ isReadOnly, ...props }: RuleBuilderProps): import("react").JSX.Element;
