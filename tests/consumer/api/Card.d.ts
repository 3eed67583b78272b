import { type ReactNode } from 'react';
export interface CardProps {
    children: ReactNode;
    /** Names the card; it becomes a region with this name. */
    title?: string;
    /** Level of the title in the page's outline. @default 2 */
    level?: 2 | 3;
    /** Actions beside the title. */
    actions?: ReactNode;
}
/** A surface that groups what belongs together. Never nested. */
export declare function Card({ children, title, level, actions }: CardProps): import("react").JSX.Element;
