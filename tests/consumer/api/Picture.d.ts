import { type ElementProps } from '../../internal/elementProps.js';
export interface PictureProps extends ElementProps<HTMLDivElement> {
    /** A picture that browsers draw: PNG, JPEG, GIF, WebP. Keep the same object as long as it is the same picture. */
    file: Blob;
    /** What it is, for who does not see it: the name of its file where nothing more is known. */
    label: string;
    /** The browser cannot draw it. @default nothing */
    onUnreadable?: () => void;
}
/** A picture from a file, as large as there is room for it: nothing in it is run, and nothing of it leaves the page. */
export declare function Picture({ file, label, onUnreadable, ...element }: PictureProps): import("react").JSX.Element;
