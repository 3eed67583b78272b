/** Rules for dates, shared by the field, its calendar and the surrounding form. */
/** Returns why a day is unavailable, as a text for the reader ("Jour férié"), or nothing if it is available. */
export type UnavailableReason = (date: string) => string | null | undefined;
/** Returns a remark about an available day, as a sentence ("Ce jour est férié."), or nothing. */
export type DayRemark = (date: string) => string | null | undefined;
export interface DateRules {
    /** First available day, as 'YYYY-MM-DD'. */
    minimum?: string;
    /** Last available day, as 'YYYY-MM-DD'. */
    maximum?: string;
    /** Excludes days in between, each with a reason. Called for every day shown: keep it stable and fast. */
    unavailable?: UnavailableReason;
}
/** Why a date breaks the rules. */
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
 * Checks a day against the rules. Strings of the form 'YYYY-MM-DD' sort like the dates they stand for.
 * @returns null if the day is available
 */
export declare function checkDate(date: string, { minimum, maximum, unavailable }: DateRules): DateProblem | null;
