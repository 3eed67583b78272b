import type { ElementProps } from '../../internal/elementProps.js';
import { type ThumbnailPage } from './pageDrawing.js';
export { thumbnailKinds } from './pageDrawing.js';
export type { ThumbnailPage, ThumbnailVisual } from './pageDrawing.js';
export interface PageThumbnailProps extends ElementProps<SVGSVGElement> {
    /** What page it is, where no name stands beside it. @default decorative */
    label?: string;
    /** Left out while it is awaited, or where nothing is known of it: the place stays empty. */
    page?: ThumbnailPage | undefined;
    /** It has come near to what is seen: once, and the time to ask for the page. @default nothing */
    onSeen?: () => void;
}
/** A page of a report, drawn small: where its visuals stand and of which kind they are, without figures or words. */
export declare function PageThumbnail({ label, page, onSeen, ...element }: PageThumbnailProps): import("react").JSX.Element;
