import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Rule, RuleField } from './rule.js';
export interface RuleBuilderProps extends ElementProps<HTMLDivElement> {
    /** What the rule decides: "Who is a member". */
    label: string;
    /** Stands under the label. */
    description?: ReactNode;
    /** Key of the value in its form; the validation summary finds the rule by it. */
    name?: string;
    /** What conditions may be about, in the order in which it is offered. */
    fields: readonly RuleField[];
    /** `null` is no rule. A condition that stands alone is shown as a group of one. */
    value: Rule | null;
    onChange: (value: Rule | null) => void;
    /** What is wrong, by JSON pointer (RFC 6901) in the value: `/all/0/values`. @default {} */
    messages?: Readonly<Record<string, string>>;
    /** The rule as a sentence, which nobody can change here. @default false */
    isReadOnly?: boolean;
    /** How deep groups may lie in each other; the outermost counts. @default 5 */
    maximumDepth?: number;
    /** How many conditions a rule may have. @default 50 */
    maximumClauses?: number;
    /** How many values a condition may have. @default 200 */
    maximumValues?: number;
}
/** Conditions on fields, joined by all or any, in groups within groups: a rule that people write without writing code. */
export declare function RuleBuilder({ isReadOnly, ...props }: RuleBuilderProps): import("react").JSX.Element;
