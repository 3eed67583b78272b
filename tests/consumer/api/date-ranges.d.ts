/** From a day to a day, both included. */
export interface Period {
    start: string;
    end: string;
}
/** The month of a day, or one that is some months away: -1 is the month before. */
export declare function month(today: string, offset?: number): Period;
/** The calendar quarter of a day, or one that is some quarters away. */
export declare function quarter(today: string, offset?: number): Period;
/**
 * The financial year of a day, or one that is some years away.
 * @param firstMonth in which it begins, 1 to 12: 1 for the calendar year, 10 for one that ends with September
 */
export declare function financialYear(today: string, firstMonth?: number, offset?: number): Period;
/** A number of days that ends with this one: 1 is today alone. */
export declare function lastDays(today: string, count: number): Period;
