import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const confirmTones: readonly ['normal', 'danger'];
export type ConfirmTone = (typeof confirmTones)[number];
export interface ConfirmDialogProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    /** Called with `false` when the reader does not go ahead. */
    onOpenChange: (isOpen: boolean) => void;
    /** The question: "Delete the menu Reports?" */
    title: string;
    /** What will happen, and what cannot be undone. */
    children: ReactNode;
    /** What going ahead does: "Delete menu". */
    confirmLabel: string;
    /** The safe way out. @default 'Cancel' */
    cancelLabel?: string;
    /** `danger` for what cannot be undone. @default 'normal' */
    tone?: ConfirmTone;
    /** A word that must be typed before something big is destroyed. */
    typeToConfirm?: string;
    /** Goes ahead. The dialog stays open until the caller closes it. */
    onConfirm: () => void;
    /** The work is under way: the dialog cannot be left. @default false */
    isPending?: boolean;
    /** Why going ahead failed; stays until the next try. */
    error?: ReactNode;
}
/** A question before something happens. The focus is on the safe answer; Escape means no. */
export declare function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
