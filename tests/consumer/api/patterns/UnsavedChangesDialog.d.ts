import { type ElementProps } from '../../internal/elementProps.js';
export interface UnsavedChangesDialogProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    /** Stays on the page; also what Escape does. */
    onStay: () => void;
    /** Goes on and forgets what was typed. */
    onLeave: () => void;
    /** Saves first, then goes on; left out where that cannot be done from here. */
    onSave?: () => void;
    /** Saving is under way. @default false */
    isSaving?: boolean;
}
/** The question before a page with unsaved changes is left. The focus is on staying. The portal asks it in one place. */
export declare function UnsavedChangesDialog({ isOpen, onStay, onLeave, onSave, isSaving, ...element }: UnsavedChangesDialogProps): import("react").JSX.Element;
