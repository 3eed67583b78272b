export interface FooterLink {
    label: string;
    href: string;
    /** Opens a new tab. @default false */
    isExternal?: boolean;
}
export interface FooterProps {
    /** The product's version, as "1.4.0". */
    version: string;
    /** Terms, personal-data rights, support. */
    links?: readonly FooterLink[];
}
/** The last line of every screen. */
export declare function Footer({ version, links }: FooterProps): import("react").JSX.Element;
