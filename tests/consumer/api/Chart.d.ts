import type { ElementProps } from '../../internal/elementProps.js';
import type { ChartBaseProps, ChartState } from './chartProps.js';
import type { BarLayout, ChartData, ChartDay, ChartPart } from './chartTypes.js';
export { barLayouts, categoryTypes, chartHeights, chartLooks, chartViews } from './chartTypes.js';
export type { BarLayout, CategoryType, ChartData, ChartDay, ChartHeight, ChartLook, ChartPart, ChartPoint, ChartSeries, ChartView, } from './chartTypes.js';
interface TotalsProps {
    /** Shows totals in the table; only for values that can be added up. @default true where they are stacked */
    hasTotals?: boolean;
}
export type BarChartProps = ElementProps & (ChartBaseProps & TotalsProps & {
    /** `horizontal` for long names. @default 'vertical' */
    layout?: BarLayout;
    /** Puts the series onto each other: they are parts of one sum. @default false */
    isStacked?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** Compares amounts. For changes over many months or days, use `LineChart`. */
export declare function BarChart({ layout, isStacked, hasTotals, ...props }: BarChartProps): import("react").JSX.Element;
export type LineChartProps = ElementProps & (ChartBaseProps & TotalsProps & {
    /** Whether the axis begins at zero; else where the figures do, for small changes of large ones. @default true */
    isZeroBased?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** Shows change over many months or days, for one or several series. */
export declare function LineChart({ isZeroBased, hasTotals, ...props }: LineChartProps): import("react").JSX.Element;
export type AreaChartProps = ElementProps & (ChartBaseProps & TotalsProps & {
    /** Whether series are stacked. Otherwise they overlap, which is readable for two at most. @default true */
    isStacked?: boolean;
} & ChartState<{
    data: ChartData;
}>);
/** Shows how a sum and its parts change over time. */
export declare function AreaChart({ isStacked, hasTotals, ...props }: AreaChartProps): import("react").JSX.Element;
export type DonutChartProps = ElementProps & (ChartBaseProps & ChartState<{
    parts: readonly ChartPart[];
}>);
/** Shows the two to six parts of a whole. For more parts, or values that are not parts of a whole, use `BarChart`. */
export declare function DonutChart(props: DonutChartProps): import("react").JSX.Element;
export type CalendarChartProps = ElementProps & (ChartBaseProps & {
    /** Whether the table has totals: where the figures can be added up. @default true */
    hasTotals?: boolean;
    /** The year whose days are shown. */
    year: number;
} & ChartState<{
    days: readonly ChartDay[];
}>);
/** Shows a value for each day of a year. Use it where weekdays and seasons matter. */
export declare function CalendarChart({ year, hasTotals, ...props }: CalendarChartProps): import("react").JSX.Element;
