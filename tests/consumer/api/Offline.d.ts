import { type ElementProps } from '../../internal/elementProps.js';
export interface OfflineProps extends ElementProps<HTMLDivElement> {
    /** Called when the reader retries. */
    onRetry: () => void;
    /** Whether it fills a screen (with an h1) or a part of one (h2). @default 'page' */
    size?: 'page' | 'section';
    /** Whether a retry is in progress. @default false */
    isRetrying?: boolean;
}
/** Shown while the network or the services are unavailable. Nothing the reader has typed is lost. */
export declare function Offline({ onRetry, size, isRetrying, ...element }: OfflineProps): import("react").JSX.Element;
