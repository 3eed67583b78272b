import type { ElementProps } from '../../internal/elementProps.js';
import type { ChartBaseProps, ChartState } from './chartProps.js';
import type { BarLayout, ChartData, ChartDay, ChartPart } from './chartTypes.js';
export { barLayouts, categoryTypes, chartHeights, chartLooks, chartViews } from './chartTypes.js';
export type { BarLayout, CategoryType, ChartData, ChartDay, ChartHeight, ChartLook, ChartPart, ChartPoint, ChartSeries, ChartView, } from './chartTypes.js';
interface TotalsProps {
    /** Whether the table has totals: where the figures can be added up. @default true where they are stacked */
    hasTotals?: boolean;
}
export type BarChartProps = ElementProps<HTMLElement> & (ChartBaseProps & TotalsProps & {
    /** `horizontal` for long names. @default 'vertical' */
    layout?: BarLayout;
    /** Puts the series onto each other: they are parts of one sum. @default false */
    isStacked?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** How much of each: to compare. For what changes over many months or days use `LineChart`. */
export declare function BarChart({ layout, isStacked, hasTotals, ...props }: BarChartProps): import("react").JSX.Element;
export type LineChartProps = ElementProps<HTMLElement> & (ChartBaseProps & TotalsProps & {
    /** Whether the axis begins at zero; else where the figures do, for small changes of large ones. @default true */
    isZeroBased?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** What becomes of something: of many months or days, and of several series beside each other. */
export declare function LineChart({ isZeroBased, hasTotals, ...props }: LineChartProps): import("react").JSX.Element;
export type AreaChartProps = ElementProps<HTMLElement> & (ChartBaseProps & TotalsProps & {
    /** Puts the series onto each other; apart they lie over each other, which more than two should not. @default true */
    isStacked?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** What a sum is made of, and what becomes of it. */
export declare function AreaChart({ isStacked, hasTotals, ...props }: AreaChartProps): import("react").JSX.Element;
export type DonutChartProps = ElementProps<HTMLElement> & (ChartBaseProps & ChartState<{
    parts: readonly ChartPart[];
}>);
/** What a whole is made of: two to six parts. For more, or for what is not a whole, use `BarChart`. */
export declare function DonutChart(props: DonutChartProps): import("react").JSX.Element;
export type CalendarChartProps = ElementProps<HTMLElement> & (ChartBaseProps & {
    /** Whether the table has totals: where the figures can be added up. @default true */
    hasTotals?: boolean;
    /** The year whose days are shown. */
    year: number;
} & ChartState<{
    days: readonly ChartDay[];
}>);
/** What happened on which day of a year: where the week and the season matter. */
export declare function CalendarChart({ year, hasTotals, ...props }: CalendarChartProps): import("react").JSX.Element;
