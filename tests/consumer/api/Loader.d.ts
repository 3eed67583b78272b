import { type ElementProps } from '../../internal/elementProps.js';
export interface LoaderProps extends ElementProps<HTMLDivElement> {
    /** What is awaited, in words: "Vérification de vos droits…". Shown and announced. */
    label: string;
    /** Milliseconds before the loader appears, so that it does not flash on a fast response. @default 300 */
    delay?: number;
}
/** The arch draws itself while a whole screen is awaited. For parts of a screen use `Skeleton`. */
export declare function Loader({ label, delay, ...element }: LoaderProps): import("react").JSX.Element;
