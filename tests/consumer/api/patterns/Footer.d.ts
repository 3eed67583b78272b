import { type ElementProps } from '../../internal/elementProps.js';
export interface FooterLink {
    label: string;
    href: string;
    /** Whether it opens in a new tab. @default false */
    isExternal?: boolean;
}
export interface FooterProps extends ElementProps {
    /** The product's version, as "1.4.0". */
    version: string;
    /** Links to terms, personal-data rights and support. */
    links?: readonly FooterLink[];
}
/** The footer of every screen. */
export declare function Footer({ version, links, ...element }: FooterProps): import("react").JSX.Element;
