import type { IconName } from '../../components/MenuIcon/iconName.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface MenuPreviewProps extends ElementProps {
    /** Language of the words, as a code: the preview may be in another one than the page. */
    lang: string;
    /** Caption of the preview, in the reader's language: "English". */
    caption: string;
    title: string;
    /** One line on what the menu is for. */
    description: string;
    /** Name of the icon, see `MenuIcon`. */
    icon: IconName;
    /** Colour of the menu as `#rrggbb`; anything else shows the area's accent. */
    color: string;
}
/**
 * Shows a menu as a tile and as a sidebar entry. It is inert, because links that lead away from a form would lose the
 * input. Its texts are also in the form's fields.
 */
export declare function MenuPreview({ lang, caption, title, description, icon, color, ...element }: MenuPreviewProps): import("react").JSX.Element;
