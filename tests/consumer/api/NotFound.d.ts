import type { ReactNode } from 'react';
export interface NotFoundProps {
    /** What was looked for, when it was not a page. @default the text for a page */
    title?: string;
    /** Ways out: home, search. */
    actions: ReactNode;
}
/** No such page or thing, with a way on. */
export declare function NotFound({ title, actions }: NotFoundProps): import("react").JSX.Element;
