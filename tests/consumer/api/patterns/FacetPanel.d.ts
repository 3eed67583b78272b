import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type Facet, type FacetChoice } from './facets.js';
export type { Facet, FacetChoice, FacetValue } from './facets.js';
export interface FacetPanelProps extends ElementProps<HTMLDivElement> {
    /** What can be chosen, with how many there are of each; in the order in which it is used. */
    facets: readonly Facet[];
    value: FacetChoice;
    onChange: (value: FacetChoice) => void;
    /** What is narrowed: a list, a board. */
    children: ReactNode;
    /** Leaves the drawer, in words: "Show 128 engagements". */
    resultLabel: string;
    /** Of each facet before the reader asks for more. @default 5 */
    mostValues?: number;
    /** The values are not known yet. @default false */
    isLoading?: boolean;
    /** What stands in the way of choosing: a banner. @default nothing */
    notice?: ReactNode;
}
/** What was found beside the facets by which it is narrowed; where it is narrow they come in a drawer. */
export declare function FacetPanel(props: FacetPanelProps): import("react").JSX.Element;
