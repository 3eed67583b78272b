import type { ToastContent } from './toastContent.js';
export interface ToastOptions {
    /**
     * Milliseconds until the toast disappears, at least 5,000. A toast with an action stays until it is dismissed.
     * @default 6000
     */
    timeout?: number;
    onClose?: () => void;
    /**
     * Whether the toast is unrelated to the screen, such as a message that has arrived. All others close when the reader
     * leaves what they are about. @default false
     */
    outlivesScreen?: boolean;
}
/**
 * Shows a toast that says something worked. Also show it where it happened: a toast is never the only place, and there
 * is none if its code cannot be loaded.
 * @returns a function that closes the toast
 */
export declare function showToast(content: ToastContent, { timeout, onClose, outlivesScreen }?: ToastOptions): () => void;
/** Closes all toasts, for example at sign-out. */
export declare function clearToasts(): void;
export interface ToastHostProps {
    /** Identifies the page (the path). A change closes the toasts about it, with or without an action. */
    page?: string;
    /**
     * Identifies what the page shows, such as the record in a form, but not a filter. A change closes toasts without an
     * action.
     */
    view?: string;
}
/**
 * Where toasts appear. Render it once, at the end of the application. Its code is loaded with the first toast. A toast
 * closes when the reader leaves the view on which it was shown, one with an action when they leave the page.
 */
export declare function ToastHost({ page, view }: ToastHostProps): false | import("react").JSX.Element;
