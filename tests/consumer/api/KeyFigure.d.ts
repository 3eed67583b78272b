import { type ElementProps } from '../../internal/elementProps.js';
export { KeyFigureGroup, type KeyFigureGroupProps } from './KeyFigureGroup.js';
export declare const keyFigureLooks: readonly ['card', 'plain'];
/** The change of the figure. The sign of `change` gives the direction. */
export interface KeyFigureTrend {
    /** Signed change; with the default format 0.12 is "12 %". A change that rounds to zero counts as unchanged. */
    change: number;
    /** Number format of the change, which is shown without its sign. @default `{ style: 'percent' }` */
    format?: Intl.NumberFormatOptions;
    /** The direction that is good. Without it, a change is neutral. */
    goodWhen?: 'up' | 'down';
}
interface KnownFigure {
    /** The value. A number is formatted for the reader's language; a string is shown unchanged. */
    value: number | string;
    /** Number format: decimals, currency, percent. */
    format?: Intl.NumberFormatOptions;
    /** The change of the figure, and whether that is good. */
    trend?: KeyFigureTrend;
    /** The comparison: "contre 1 108 en février". */
    comparison?: string;
    isLoading?: never;
    unavailableReason?: never;
}
interface LoadingFigure {
    isLoading: true;
    value?: never;
    unavailableReason?: never;
}
interface MissingFigure {
    /** Why the figure is unavailable: "Le service des rapports ne répond pas." */
    unavailableReason: string;
    /** Called when the reader presses "Try again". Without it there is no such button. */
    onRetry?: () => void;
    value?: never;
    isLoading?: never;
}
interface KeyFigureBase {
    /** What is counted or measured: "Demandes à valider". */
    label: string;
    /** Link to the source of the figure. The whole card is clickable. */
    href?: string;
    /** Appearance. `plain` has no background, for a figure inside a card. @default 'card' */
    look?: (typeof keyFigureLooks)[number];
}
export type KeyFigureProps = ElementProps<HTMLDivElement> & (KeyFigureBase & (KnownFigure | LoadingFigure | MissingFigure));
/** An important number with its change. For many numbers, use a grid or a chart. */
export declare function KeyFigure(props: KeyFigureProps): import("react").JSX.Element;
