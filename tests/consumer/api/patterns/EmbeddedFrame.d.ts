import { type ElementProps } from '../../internal/elementProps.js';
import type { Theme } from '../DesignSystemProvider/DesignSystemProvider.js';
export interface EmbeddedFrameProps extends ElementProps {
    /** Address of the application; never with a token in it. */
    src: string;
    /** Name of the application, used as the frame's accessible name. */
    title: string;
    /** Origins that may be embedded, from the settings. */
    allowedOrigins: readonly string[];
    /** Access token. A new one is sent on to the application. */
    token: string;
    theme: Theme;
    /** How long the application may take to report that it is ready, in ms. @default 10000 */
    timeout?: number;
    /** Called when the application reports the title of what it shows. */
    onTitle?: (title: string) => void;
    /** Called when the application wants to open a page of the portal: a path on this origin. */
    onNavigate?: (path: string) => void;
}
/** Embeds an application from another origin in the portal. */
export declare function EmbeddedFrame({ src, allowedOrigins, ...props }: EmbeddedFrameProps): import("react").JSX.Element;
