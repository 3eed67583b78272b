import type { ToastContent } from './toastContent.js';
export interface ToastOptions {
    /** Milliseconds until it goes; at least 5,000. A toast with an action stays until it is dismissed. @default 6000 */
    timeout?: number;
    onClose?: () => void;
    /**
     * It speaks of nothing on the screen: something has arrived for the reader. All others go when the reader leaves what
     * they speak of. @default false
     */
    outlivesScreen?: boolean;
}
/**
 * Says that something worked. Also say it where it happened: a toast is never the only carrier of anything, and where
 * its code cannot be loaded there is none.
 * @returns a function that takes the toast away
 */
export declare function showToast(content: ToastContent, { timeout, onClose, outlivesScreen }?: ToastOptions): () => void;
/** Takes all toasts away, as at sign-out. */
export declare function clearToasts(): void;
export interface ToastHostProps {
    /** Changes with each page (the path). */
    page?: string;
    /** Changes with what the page shows of several, as the record in a form; not with a filter. */
    view?: string;
}
/**
 * Where toasts appear: once, at the end of the application. Its code is loaded with the first toast. A toast ends when the
 * reader leaves the view that it was shown on, one with an action when they leave the page.
 */
export declare function ToastHost({ page, view }: ToastHostProps): false | import("react").JSX.Element;
