import { type ReactNode, type Ref } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface CardProps extends ElementProps<HTMLElement> {
    children: ReactNode;
    /** Names the card; it becomes a region with this name. */
    title?: string;
    /** The title, for who brings it into view. */
    titleRef?: Ref<HTMLHeadingElement>;
    /** Level of the title in the page's outline. @default 2 */
    level?: 2 | 3;
    /** Actions beside the title. */
    actions?: ReactNode;
}
/** A surface that groups what belongs together. Never nested. */
export declare function Card({ children, title, titleRef, level, actions, ...element }: CardProps): import("react").JSX.Element;
