import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const dialogSizes: readonly ['small', 'medium', 'large'];
export type DialogSize = (typeof dialogSizes)[number];
export interface DialogProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    /** Called with `false` by Escape, the close button and a press beside it. */
    onOpenChange: (isOpen: boolean) => void;
    /** What it is about; its accessible name. */
    title: string;
    /** What comes of it, in a sentence or two: read out with the title, wherever the focus goes. @default nothing */
    description?: string | undefined;
    children?: ReactNode;
    /** Buttons, the primary one last. */
    footer?: ReactNode;
    /** @default 'medium' */
    size?: DialogSize;
    /** `alertdialog` interrupts with a question; prefer `ConfirmDialog`. @default 'dialog' */
    role?: 'dialog' | 'alertdialog';
    /** Id of the text that an `alertdialog` reads out with its title. */
    'aria-describedby'?: string;
    /** A press beside it closes it; leave off when something was typed. @default false */
    isDismissable?: boolean;
    /** Neither Escape nor the close button leave it, while work is under way. @default false */
    isLocked?: boolean;
}
/**
 * Asks for something over the page. Focus goes in when it opens and back to where it was when it closes;
 * on a narrow screen it fills the screen. Dialogs may open from dialogs.
 */
export declare function Dialog({ isOpen, onOpenChange, size, role, isDismissable, isLocked, ...content }: DialogProps): import("react").JSX.Element;
