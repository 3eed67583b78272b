import type { ReactNode } from 'react';
export interface ActionsMenuProps {
    /** Whose actions they are: "Actions for Reports". Names the button and the menu. */
    label: string;
    /** `MenuItem`s and `MenuSection`s. */
    children: ReactNode;
    /** @default 'small' */
    size?: 'small' | 'medium';
}
/** The actions on one thing among many, behind three dots: a row, a card. */
export declare function ActionsMenu({ label, children, size }: ActionsMenuProps): import("react").JSX.Element;
