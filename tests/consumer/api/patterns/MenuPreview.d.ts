import type { IconName } from '../../components/MenuIcon/iconName.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface MenuPreviewProps extends ElementProps<HTMLElement> {
    /** Language of the words, as a code: the preview may be in another one than the page. */
    lang: string;
    /** Says which preview it is, in the reader's language: "English". */
    caption: string;
    title: string;
    /** One line on what the menu is for. */
    description: string;
    /** Name of the icon, see `MenuIcon`. */
    icon: IconName;
    /** `#rrggbb`; anything else shows the area's accent. */
    color: string;
}
/**
 * How a menu will look as a tile and as an entry of the sidebar. It cannot be used: links that lead away from a form
 * would lose what is being typed. What it says is in the form's fields.
 */
export declare function MenuPreview({ lang, caption, title, description, icon, color, ...element }: MenuPreviewProps): import("react").JSX.Element;
