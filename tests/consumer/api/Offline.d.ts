export interface OfflineProps {
    onRetry: () => void;
    /** A whole screen (h1) or a part of one (h2). @default 'page' */
    size?: 'page' | 'section';
    /** @default false */
    isRetrying?: boolean;
}
/** The network or the services are away; nothing typed is lost. */
export declare function Offline({ onRetry, size, isRetrying }: OfflineProps): import("react").JSX.Element;
