import type { ToastContent } from './toastContent.js';
export interface ToastOptions {
    /** Milliseconds until it goes; at least 5,000. A toast with an action stays until it is dismissed. @default 6000 */
    timeout?: number;
    onClose?: () => void;
}
/**
 * Says that something worked. Also say it where it happened: a toast is never the only carrier of anything, and where
 * its code cannot be loaded there is none.
 * @returns a function that takes the toast away
 */
export declare function showToast(content: ToastContent, { timeout, onClose }?: ToastOptions): () => void;
/** Takes all toasts away, as at sign-out. */
export declare function clearToasts(): void;
/** Where toasts appear: once, at the end of the application. Its code is loaded with the first toast. */
export declare function ToastHost(): false | import("react").JSX.Element;
