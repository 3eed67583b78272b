import { type ElementProps } from '../../internal/elementProps.js';
export interface OfflineProps extends ElementProps<HTMLDivElement> {
    /** Hears that the reader tries again. */
    onRetry: () => void;
    /** A whole screen (h1) or a part of one (h2). @default 'page' */
    size?: 'page' | 'section';
    /** Another try is under way. @default false */
    isRetrying?: boolean;
}
/** The network or the services are away; nothing typed is lost. */
export declare function Offline({ onRetry, size, isRetrying, ...element }: OfflineProps): import("react").JSX.Element;
