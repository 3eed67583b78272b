import { type ElementProps } from '../../internal/elementProps.js';
import type { Theme } from '../DesignSystemProvider/DesignSystemProvider.js';
export interface EmbeddedFrameProps extends ElementProps<HTMLElement> {
    /** Address of the application; never with a token in it. */
    src: string;
    /** Name of the application; the frame's accessible name. */
    title: string;
    /** Origins that may be embedded, from the settings. */
    allowedOrigins: readonly string[];
    /** Access token; a new one is sent to the application. */
    token: string;
    theme: Theme;
    /** How long the application may take to say that it is ready, in ms. @default 10000 */
    timeout?: number;
    /** The application names what it shows. */
    onTitle?: (title: string) => void;
    /** The application leads to a place of the portal: a path on this origin. */
    onNavigate?: (path: string) => void;
}
/** An application of another origin inside the portal. */
export declare function EmbeddedFrame({ src, allowedOrigins, ...props }: EmbeddedFrameProps): import("react").JSX.Element;
