/** A period from one day to another, both included. */
export interface Period {
    start: string;
    end: string;
}
/** The month of a day, shifted by `offset` months: -1 is the previous month. */
export declare function month(today: string, offset?: number): Period;
/** The calendar quarter of a day, shifted by `offset` quarters. */
export declare function quarter(today: string, offset?: number): Period;
/**
 * The financial year of a day, shifted by `offset` years.
 * @param firstMonth month in which it starts, 1 to 12: 1 for the calendar year, 10 for a year that ends in September
 */
export declare function financialYear(today: string, firstMonth?: number, offset?: number): Period;
/** The last `count` days, including `today`: 1 is today alone. */
export declare function lastDays(today: string, count: number): Period;
