import type { Message } from '../../i18n/messages.js';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const sparklineSizes: readonly ['small', 'medium', 'fill'];
export interface SparklineProps extends ElementProps<HTMLSpanElement> {
    /** What the values are: "Demandes par mois". Its words, with the first, last, lowest and highest value, stand for the line. */
    label: string;
    /** In their order; `null` is one that nobody knows, and leaves a gap. */
    values: readonly (number | null)[];
    /** What each value belongs to, for the table that screen readers get. @default their number */
    categories?: readonly string[];
    /** How a value is written: decimals, currency, percent. Declare it once, outside of the component. @default `{}` */
    format?: Intl.NumberFormatOptions;
    /** What is counted, as a message: `{ one: '{{count}} demande', other: '{{count}} demandes' }`. */
    unit?: Message;
    /** `fill` takes the width of its place. @default 'medium' */
    size?: (typeof sparklineSizes)[number];
    /** Whether screen readers get all values as a table; `false` where the page says them anyway, as in a row of a grid. @default true */
    hasTable?: boolean;
}
/** What has become of a figure, as a line within words. To read values from it, use `LineChart`. */
export declare function Sparkline({ label, values, categories, format, unit, size, hasTable, ...element }: SparklineProps): import("react").JSX.Element;
