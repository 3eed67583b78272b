import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** A field whose value is not the same in both versions, written as the reader knows it. */
export interface ConflictingField {
    name: string;
    label: string;
    /** The value that the services hold now. */
    theirs: ReactNode;
    /** The value in the form. */
    mine: ReactNode;
}
export interface ConflictDialogProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    /** Only the fields that differ. */
    fields: readonly ConflictingField[];
    /** Who saved in between, when it is known; null: somebody whose account is no more. */
    person?: string | null;
    /** When they did, as the services write it: ISO 8601 in UTC. */
    savedDate?: string;
    /** Back to the form, nothing decided; also what Escape does. */
    onBack: () => void;
    /** Takes the saved version into the form; what was typed in it is lost. */
    onReload: () => void;
    /** Saves the form's version over the other. */
    onOverwrite: () => void;
    /** Overwriting is under way. @default false */
    isPending?: boolean;
}
/** The lost race of two people (412): both versions side by side, and the reader decides. Neither is lost silently. */
export declare function ConflictDialog(props: ConflictDialogProps): import("react").JSX.Element;
