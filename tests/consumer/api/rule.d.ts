import type { Option } from '../../internal/list/Option.js';
import type { LoadOptions } from '../ComboBox/useOptionSearch.js';
export declare const ruleOperators: readonly ['is', 'isNot'];
/** `is`: one of the values; `isNot`: none of them. */
export type RuleOperator = (typeof ruleOperators)[number];
/** One condition: a field has, or has not, one of some values. */
export interface RuleClause {
    /** Id of the field; empty while none is chosen. */
    field: string;
    operator: RuleOperator;
    /** Ids of options of the field. */
    values: readonly string[];
}
/** A rule as it is kept: data, never code. */
export type Rule = {
    all: readonly Rule[];
} | {
    any: readonly Rule[];
} | RuleClause;
/** A value that a field may have. */
export type RuleOption = Option;
interface RuleFieldBase {
    id: string;
    /** Its name, as a sentence about it begins: "Grade". */
    label: string;
    /** What can be said about it. @default ['is', 'isNot'] */
    operators?: readonly RuleOperator[];
}
/** What conditions are about. Its values are given, or looked for. */
export type RuleField = RuleFieldBase & ({
    /** All values there are. */
    options: readonly RuleOption[];
    load?: never;
    known?: never;
} | {
    options?: never;
    /** Looks for values, page by page. Keep it stable (`useCallback`). */
    load: LoadOptions;
    /** The values that the rule already names, which no search has found. */
    known?: readonly RuleOption[];
});
/** What joins the parts of a group: all of them hold, or at least one. */
export type Joint = 'all' | 'any';
/** The parts of a group, and what joins them; a clause is none. */
export declare function groupOf(rule: Rule): {
    joint: Joint;
    parts: readonly Rule[];
} | undefined;
/** A condition that is not whole, by its JSON pointer in the rule. */
export interface Incompleteness {
    pointer: string;
    lacks: 'field' | 'values';
}
/** The conditions that cannot be kept yet: no field is chosen, or no value. */
export declare function incompleteIn(rule: Rule, pointer?: string): Incompleteness[];
export {};
