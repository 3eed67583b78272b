import { type ElementProps } from '../../internal/elementProps.js';
export declare const logoForms: readonly ['full', 'mark'];
export interface LogoProps extends ElementProps<HTMLSpanElement> {
    /** The arch with the name, or the arch alone. @default 'full' */
    form?: (typeof logoForms)[number];
    /** The product's name. @default 'Parvis' */
    name?: string;
}
/** The product's mark. The arch is drawn in the colour of the text around it, its door in the product's own blue. */
export declare function Logo({ form, name, ...element }: LogoProps): import("react").JSX.Element;
