import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface GuidanceProps extends ElementProps {
    /** What the reader may be asking themselves: "Vous cherchez une autre application ?" */
    title: string;
    /** The answer, in one or two sentences. */
    children: ReactNode;
    /** Next steps; none of them primary. */
    actions?: ReactNode;
}
/** A quiet note below what there is, for a page that shows little: what else may come and whom to ask. */
export declare function Guidance({ title, children, actions, ...element }: GuidanceProps): import("react").JSX.Element;
