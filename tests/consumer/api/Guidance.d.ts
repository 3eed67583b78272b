import { type ReactNode } from 'react';
export interface GuidanceProps {
    /** What the reader may be asking themselves: "Vous cherchez une autre application ?" */
    title: string;
    /** What there is to know, in one or two sentences. */
    children: ReactNode;
    /** Where to go with it; none of them primary. */
    actions?: ReactNode;
}
/** A quiet note below what there is, for a page that shows little: what else may come and whom to ask. */
export declare function Guidance({ title, children, actions }: GuidanceProps): import("react").JSX.Element;
