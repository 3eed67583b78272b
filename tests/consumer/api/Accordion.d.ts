import { type ReactNode } from 'react';
import { type FoldingContent, type HeadingLevel } from '../../internal/disclosure/FoldingSection.js';
import { type ElementProps } from '../../internal/elementProps.js';
/** One row: its title, and what is behind it. */
export interface AccordionItem extends Omit<FoldingContent, 'children'> {
    id: string;
    content: ReactNode;
}
export interface AccordionProps extends ElementProps<HTMLDivElement> {
    items: readonly AccordionItem[];
    /** Level of the titles in the page's outline. @default 3 */
    level?: HeadingLevel;
    /** Several may be open at once; a button opens and closes all. @default false */
    isMultiple?: boolean;
    /** Ids of the open rows; makes it controlled. */
    expandedIds?: readonly string[];
    /** Ids of what is open at first. @default none */
    defaultExpandedIds?: readonly string[];
    onExpandedChange?: (ids: string[]) => void;
}
/** Several titles of a kind, each with something behind it: questions and answers, settings by subject. */
export declare function Accordion({ items, level, isMultiple, expandedIds, defaultExpandedIds, onExpandedChange, ...element }: AccordionProps): import("react").JSX.Element;
