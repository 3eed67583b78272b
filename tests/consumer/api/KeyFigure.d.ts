import { type ElementProps } from '../../internal/elementProps.js';
export { KeyFigureGroup, type KeyFigureGroupProps } from './KeyFigureGroup.js';
export declare const keyFigureLooks: readonly ['card', 'plain'];
/** How the figure has changed; the direction is that of the number. */
export interface KeyFigureTrend {
    /** Signed; with the default format 0.12 is "12 %". What is written as zero is unchanged. */
    change: number;
    /** How the change is written, without its sign. @default `{ style: 'percent' }` */
    format?: Intl.NumberFormatOptions;
    /** Which direction is good news; without it a change is neither good nor bad. */
    goodWhen?: 'up' | 'down';
}
interface KnownFigure {
    /** A number is written in the reader's format; a text is taken as it is. */
    value: number | string;
    /** How a number is written: decimals, currency, percent. */
    format?: Intl.NumberFormatOptions;
    /** How the figure has changed, and whether that is good. */
    trend?: KeyFigureTrend;
    /** What it is compared with: "contre 1 108 en février". */
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
    /** Why there is no figure: "Le service des rapports ne répond pas." */
    unavailableReason: string;
    /** Offers to try again. */
    onRetry?: () => void;
    value?: never;
    isLoading?: never;
}
interface KeyFigureBase {
    /** What is counted or measured: "Demandes à valider". */
    label: string;
    /** Where the figure comes from; the whole card leads there. */
    href?: string;
    /** `plain` has no ground, for a figure within a card. @default 'card' */
    look?: (typeof keyFigureLooks)[number];
}
export type KeyFigureProps = ElementProps<HTMLDivElement> & (KeyFigureBase & (KnownFigure | LoadingFigure | MissingFigure));
/** One number that matters, with what has become of it. For many numbers use a grid or a chart. */
export declare function KeyFigure(props: KeyFigureProps): import("react").JSX.Element;
