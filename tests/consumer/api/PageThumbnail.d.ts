import type { ElementProps } from '../../internal/elementProps.js';
import { type ThumbnailPage } from './pageDrawing.js';
export { thumbnailKinds } from './pageDrawing.js';
export type { ThumbnailPage, ThumbnailVisual } from './pageDrawing.js';
export interface PageThumbnailProps extends ElementProps<SVGSVGElement> {
    /** Names the page, if no name is written beside it. @default decorative */
    label?: string;
    /** The page to draw. Leave it out while it loads or if nothing is known about it: the frame stays empty. */
    page?: ThumbnailPage | undefined;
    /** Called once, when the thumbnail comes near the viewport: the time to load the page. @default nothing */
    onSeen?: () => void;
}
/** A miniature of a report page: shows the position and kind of each visual, without figures or text. */
export declare function PageThumbnail({ label, page, onSeen, ...element }: PageThumbnailProps): import("react").JSX.Element;
