import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const confirmTones: readonly ['normal', 'danger'];
export type ConfirmTone = (typeof confirmTones)[number];
export interface ConfirmDialogProps extends ElementProps {
    isOpen: boolean;
    /** Called with `false` when the reader cancels. */
    onOpenChange: (isOpen: boolean) => void;
    /** The question: "Delete the menu Reports?" */
    title: string;
    /** What will happen and what cannot be undone. */
    children: ReactNode;
    /** Label of the confirm button: "Delete menu". */
    confirmLabel: string;
    /** Label of the cancel button. @default 'Cancel' */
    cancelLabel?: string;
    /** Use `danger` for actions that cannot be undone. @default 'normal' */
    tone?: ConfirmTone;
    /** A word that the reader must type to confirm a major destructive action. */
    typeToConfirm?: string;
    /** Called when the reader confirms. The dialog stays open until the caller closes it. */
    onConfirm: () => void;
    /** Whether the action is in progress, during which the dialog cannot be closed. @default false */
    isPending?: boolean;
    /** Why the action failed. Shown until the next attempt. */
    error?: ReactNode;
}
/** Asks for confirmation before an action. Focus starts on the cancel button, and Escape cancels. */
export declare function ConfirmDialog(props: ConfirmDialogProps): import("react").JSX.Element;
