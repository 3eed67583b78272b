import type { Option } from '../../internal/list/Option.js';
import type { LoadOptions } from '../ComboBox/useOptionSearch.js';
export declare const ruleOperators: readonly ['is', 'isNot'];
/** `is`: one of the values; `isNot`: none of them. */
export type RuleOperator = (typeof ruleOperators)[number];
/** One condition: a field has one of some values, or none of them. */
export interface RuleClause {
    /** Id of the field; empty until one is chosen. */
    field: string;
    operator: RuleOperator;
    /** Ids of the field's options. */
    values: readonly string[];
}
/** A rule as it is stored: data, never code. */
export type Rule = {
    all: readonly Rule[];
} | {
    any: readonly Rule[];
} | RuleClause;
/** A value of a field. */
export type RuleOption = Option;
interface RuleFieldBase {
    id: string;
    /** Its name, as it begins a sentence: "Grade". */
    label: string;
    /** The operators on offer. @default ['is', 'isNot'] */
    operators?: readonly RuleOperator[];
}
/** A field that conditions can use. Its values are given, or searched. */
export type RuleField = RuleFieldBase & ({
    /** All values of the field. */
    options: readonly RuleOption[];
    load?: never;
    known?: never;
} | {
    options?: never;
    /** Searches values, page by page. Keep it stable (`useCallback`). */
    load: LoadOptions;
    /** The values already in the rule, which no search has returned. */
    known?: readonly RuleOption[];
});
/** How the parts of a group are joined: all of them must hold, or at least one. */
export type Joint = 'all' | 'any';
/** The parts of a group and how they are joined; undefined for a single condition. */
export declare function groupOf(rule: Rule): {
    joint: Joint;
    parts: readonly Rule[];
} | undefined;
/** An incomplete condition, by its JSON pointer in the rule. */
export interface Incompleteness {
    pointer: string;
    lacks: 'field' | 'values';
}
/** The conditions that cannot be saved yet, because they have no field or no value. */
export declare function incompleteIn(rule: Rule, pointer?: string): Incompleteness[];
export {};
