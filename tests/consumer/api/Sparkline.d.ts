import type { Message } from '../../i18n/messages.js';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const sparklineSizes: readonly ['small', 'medium', 'fill'];
export interface SparklineProps extends ElementProps<HTMLSpanElement> {
    /**
     * What the values are: "Demandes par mois". Together with the first, last, lowest and highest value, it is the text
     * alternative of the line.
     */
    label: string;
    /** The values in order. `null` is unknown and leaves a gap. */
    values: readonly (number | null)[];
    /** The category of each value, for the screen reader table. @default their number */
    categories?: readonly string[];
    /** How values are formatted: decimals, currency, percent. Declare it once, outside the component. @default `{}` */
    format?: Intl.NumberFormatOptions;
    /** The unit of the values, as a message: `{ one: '{{count}} demande', other: '{{count}} demandes' }`. */
    unit?: Message;
    /** Size of the sparkline. `fill` takes the width of its container. @default 'medium' */
    size?: (typeof sparklineSizes)[number];
    /**
     * Whether screen readers get all values as a table. Set it to `false` if the page shows them anyway, as in a row of a
     * grid. @default true
     */
    hasTable?: boolean;
}
/** The trend of a figure, as a small line within text. If readers need to read values from it, use `LineChart`. */
export declare function Sparkline({ label, values, categories, format, unit, size, hasTable, ...element }: SparklineProps): import("react").JSX.Element;
