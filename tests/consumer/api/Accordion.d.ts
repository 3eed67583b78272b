import { type ReactNode } from 'react';
import { type FoldingContent, type HeadingLevel } from '../../internal/disclosure/FoldingSection.js';
import { type ElementProps } from '../../internal/elementProps.js';
/** One row: its title and the content that it reveals. */
export interface AccordionItem extends Omit<FoldingContent, 'children'> {
    id: string;
    content: ReactNode;
}
export interface AccordionProps extends ElementProps<HTMLDivElement> {
    items: readonly AccordionItem[];
    /** Heading level of the titles. @default 3 */
    level?: HeadingLevel;
    /** Lets several rows be open at once and adds a button that opens or closes all of them. @default false */
    isMultiple?: boolean;
    /** Ids of the open rows. Makes the component controlled. */
    expandedIds?: readonly string[];
    /** Ids of the rows that are open at first. @default none */
    defaultExpandedIds?: readonly string[];
    onExpandedChange?: (ids: string[]) => void;
}
/** A list of similar titles that each reveal content: questions and answers, settings by subject. */
export declare function Accordion({ items, level, isMultiple, expandedIds, defaultExpandedIds, onExpandedChange, ...element }: AccordionProps): import("react").JSX.Element;
