import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** A field whose values differ between the two versions, formatted for the reader. */
export interface ConflictingField {
    name: string;
    label: string;
    /** The saved value on the server. */
    theirs: ReactNode;
    /** The value in the form. */
    mine: ReactNode;
}
export interface ConflictDialogProps extends ElementProps {
    isOpen: boolean;
    /** Only the fields that differ. */
    fields: readonly ConflictingField[];
    /** Who saved in between, if known; `null` if their account no longer exists. */
    person?: string | null;
    /** When they saved, in the format of the services: ISO 8601 in UTC. */
    savedDate?: string;
    /** Returns to the form without a decision. Escape does the same. */
    onBack: () => void;
    /** Loads the saved version into the form and discards the reader's input. */
    onReload: () => void;
    /** Saves the form's version over the other. */
    onOverwrite: () => void;
    /** Whether the overwrite is in progress. @default false */
    isPending?: boolean;
}
/**
 * Resolves an edit conflict between two people (412): shows both versions side by side and lets the reader decide.
 * Neither is lost silently.
 */
export declare function ConflictDialog(props: ConflictDialogProps): import("react").JSX.Element;
