import { type Locale } from '../../i18n/messages.js';
import { type Rule, type RuleField } from './rule.js';
interface RuleTextOptions {
    fields: readonly RuleField[];
    locale: Locale;
}
/**
 * A rule as a sentence without its full stop: "Grade is Manager or Partner, and Country is France". Nested groups are
 * in parentheses. Empty for no rule.
 */
export declare function ruleText(rule: Rule | null, options: RuleTextOptions): string;
export {};
