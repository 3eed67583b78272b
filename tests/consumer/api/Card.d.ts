import { type ReactNode, type Ref } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface CardProps extends ElementProps {
    children: ReactNode;
    /** Title of the card, which makes it a region with this name. */
    title?: string;
    /** Ref to the title, for instance to scroll it into view. */
    titleRef?: Ref<HTMLHeadingElement>;
    /** Heading level of the title. @default 2 */
    level?: 2 | 3;
    /** Actions beside the title. */
    actions?: ReactNode;
}
/** A surface that groups what belongs together. Never nested. */
export declare function Card({ children, title, titleRef, level, actions, ...element }: CardProps): import("react").JSX.Element;
