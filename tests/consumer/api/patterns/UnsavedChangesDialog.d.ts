import { type ElementProps } from '../../internal/elementProps.js';
export interface UnsavedChangesDialogProps extends ElementProps {
    isOpen: boolean;
    /** Called to stay on the page. Escape does the same. */
    onStay: () => void;
    /** Called to leave and discard the changes. */
    onLeave: () => void;
    /** Called to save first, then leave. Leave it out if saving is not possible from here. */
    onSave?: () => void;
    /** Whether saving is in progress. @default false */
    isSaving?: boolean;
}
/**
 * Asks before the reader leaves a page with unsaved changes. The button to stay has the focus. The portal renders it in
 * one place.
 */
export declare function UnsavedChangesDialog({ isOpen, onStay, onLeave, onSave, isSaving, ...element }: UnsavedChangesDialogProps): import("react").JSX.Element;
