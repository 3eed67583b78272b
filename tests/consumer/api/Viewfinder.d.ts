import type { ElementProps } from '../../internal/elementProps.js';
export interface ViewfinderProps extends ElementProps<HTMLVideoElement> {
    /** The stream of the camera. The component does not stop it; whoever opened it does. */
    stream: MediaStream;
    /** What it is for, for screen readers. */
    label: string;
    /** Called about five times a second with the current picture, once there is one. */
    onFrame: (picture: HTMLVideoElement) => void;
}
/** Shows the camera's picture while something is searched for in it. */
export declare function Viewfinder({ stream, label, onFrame, ...element }: ViewfinderProps): import("react").JSX.Element;
