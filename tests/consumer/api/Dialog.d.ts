import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const dialogSizes: readonly ['small', 'medium', 'large'];
export type DialogSize = (typeof dialogSizes)[number];
export interface DialogProps extends ElementProps {
    isOpen: boolean;
    /** Called with `false` on Escape, the close button, or a press outside the dialog. */
    onOpenChange: (isOpen: boolean) => void;
    /** Title and accessible name of the dialog. */
    title: string;
    /** The consequences, in a sentence or two. Announced with the title, wherever the focus goes. @default nothing */
    description?: string | undefined;
    children?: ReactNode;
    /** Buttons, the primary one last. */
    footer?: ReactNode;
    /** @default 'medium' */
    size?: DialogSize;
    /** ARIA role. `alertdialog` interrupts with a question; prefer `ConfirmDialog`. @default 'dialog' */
    role?: 'dialog' | 'alertdialog';
    /** Id of the text that is announced with the title of an `alertdialog`. */
    'aria-describedby'?: string;
    /** Closes on a press outside. Leave it off once the reader has typed something. @default false */
    isDismissable?: boolean;
    /** Disables Escape and the close button while an action is in progress. @default false */
    isLocked?: boolean;
}
/**
 * A modal dialog over the page. Focus moves into it when it opens and returns when it closes.
 * On narrow screens it fills the screen. A dialog may open another dialog.
 */
export declare function Dialog({ isOpen, onOpenChange, size, role, isDismissable, isLocked, ...content }: DialogProps): import("react").JSX.Element;
