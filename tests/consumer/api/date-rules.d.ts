/** What a date may be; the same rules for a field, for its calendar and for the form around it. */
/** Why a day cannot be chosen, in the reader's words ("Jour férié"), or nothing when it can. */
export type UnavailableReason = (date: string) => string | null | undefined;
/** What is worth knowing of a day that may be chosen, as a sentence ("Ce jour est férié."), or nothing. */
export type DayRemark = (date: string) => string | null | undefined;
export interface DateRules {
    /** First day that may be chosen, 'YYYY-MM-DD'. */
    minimum?: string;
    /** Last day that may be chosen, 'YYYY-MM-DD'. */
    maximum?: string;
    /** Days between them that may not, each with its reason. Keep it stable and quick: asked for each day that is shown. */
    unavailable?: UnavailableReason;
}
/** What is wrong with a date. */
export type DateProblem = {
    kind: 'minimum';
    bound: string;
} | {
    kind: 'maximum';
    bound: string;
} | {
    kind: 'between';
    minimum: string;
    maximum: string;
} | {
    kind: 'unavailable';
    date: string;
    reason: string;
};
/**
 * Checks a day, 'YYYY-MM-DD', against the rules. Such texts compare like the days that they are.
 * @returns null when it may be chosen
 */
export declare function checkDate(date: string, { minimum, maximum, unavailable }: DateRules): DateProblem | null;
