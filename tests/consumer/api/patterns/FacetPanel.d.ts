import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type Facet, type FacetChoice } from './facets.js';
export type { Facet, FacetChoice, FacetValue } from './facets.js';
export interface FacetPanelProps extends ElementProps<HTMLDivElement> {
    /** The facets with the number of matches for each value, the most used first. */
    facets: readonly Facet[];
    value: FacetChoice;
    onChange: (value: FacetChoice) => void;
    /** The content to filter: a list, a board. */
    children: ReactNode;
    /** Text of the button that closes the drawer: "Show 128 engagements". */
    resultLabel: string;
    /** How many values of each facet are shown before the reader asks for more. @default 5 */
    mostValues?: number;
    /** Whether the values are loading. @default false */
    isLoading?: boolean;
    /** A message about why filtering is not possible, such as a banner. @default nothing */
    notice?: ReactNode;
}
/** Results with facets to filter them by; in a narrow container the facets are in a drawer. */
export declare function FacetPanel(props: FacetPanelProps): import("react").JSX.Element;
