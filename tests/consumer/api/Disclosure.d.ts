import { type FoldingContent, type HeadingLevel } from '../../internal/disclosure/FoldingSection.js';
import type { ElementProps } from '../../internal/elementProps.js';
export interface DisclosureProps extends ElementProps<HTMLDivElement>, FoldingContent {
    /** Level of the title in the page's outline, when it heads a part of the page; without it the title is no heading. */
    level?: HeadingLevel;
    /** Whether it is open. Makes the component controlled. */
    isExpanded?: boolean;
    /** Whether it is open at first. @default false */
    defaultExpanded?: boolean;
    onExpandedChange?: (isExpanded: boolean) => void;
}
/** Hides content that most readers do not need behind a title. For several similar ones, use `Accordion`. */
export declare function Disclosure({ level, isExpanded, defaultExpanded, onExpandedChange, ...content }: DisclosureProps): import("react").JSX.Element;
