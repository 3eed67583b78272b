import { type ElementProps } from '../../internal/elementProps.js';
export interface FooterLink {
    label: string;
    href: string;
    /** Opens a new tab. @default false */
    isExternal?: boolean;
}
export interface FooterProps extends ElementProps<HTMLElement> {
    /** The product's version, as "1.4.0". */
    version: string;
    /** Terms, personal-data rights, support. */
    links?: readonly FooterLink[];
}
/** The last line of every screen. */
export declare function Footer({ version, links, ...element }: FooterProps): import("react").JSX.Element;
