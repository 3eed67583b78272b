import { type ElementProps } from '../../internal/elementProps.js';
export interface PictureProps extends ElementProps<HTMLDivElement> {
    /**
     * The file, in a format that browsers can draw: PNG, JPEG, GIF, WebP. Pass the same object as long as it is the same
     * picture.
     */
    file: Blob;
    /** Alternative text: the file name, if nothing better is known. */
    label: string;
    /** Called when the browser cannot draw it. @default nothing */
    onUnreadable?: () => void;
}
/**
 * Shows a picture from a file, as large as the space allows. Nothing in the file is executed, and nothing leaves the
 * page.
 */
export declare function Picture({ file, label, onUnreadable, ...element }: PictureProps): import("react").JSX.Element;
