import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface ActionsMenuProps extends ElementProps<HTMLButtonElement> {
    /** Whose actions they are: "Actions for Reports". Names the button and the menu. */
    label: string;
    /** `MenuItem`s and `MenuSection`s. */
    children: ReactNode;
    /** @default 'small' */
    size?: 'small' | 'medium';
}
/** The actions on one thing among many, behind three dots: a row, a card. */
export declare function ActionsMenu({ label, children, size, ...element }: ActionsMenuProps): import("react").JSX.Element;
