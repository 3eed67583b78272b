import type { ElementProps } from '../../internal/elementProps.js';
export interface ViewfinderProps extends ElementProps<HTMLVideoElement> {
    /** What the camera sees. Whoever opened it closes it. */
    stream: MediaStream;
    /** What it is for, for who does not see it. */
    label: string;
    /** Called about five times a second with what is seen, as soon as something is. */
    onFrame: (picture: HTMLVideoElement) => void;
}
/** What a camera sees, while something is looked for in it. */
export declare function Viewfinder({ stream, label, onFrame, ...element }: ViewfinderProps): import("react").JSX.Element;
