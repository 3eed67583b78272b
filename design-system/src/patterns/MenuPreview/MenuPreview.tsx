import type { IconName } from '../../components/MenuIcon/iconName.ts'
import { Tile } from '../../components/Tile/Tile.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Entries } from '../Sidebar/SidebarEntries.tsx'
import * as styles from './MenuPreview.css.ts'

export interface MenuPreviewProps extends ElementProps {
  /** Language of the words, as a code: the preview may be in another one than the page. */
  lang: string
  /** Caption of the preview, in the reader's language: "English". */
  caption: string
  title: string
  /** One line on what the menu is for. */
  description: string
  /** Name of the icon, see `MenuIcon`. */
  icon: IconName
  /** Colour of the menu as `#rrggbb`; anything else shows the area's accent. */
  color: string
}

const closed = () => false
const nothing = () => {}

/**
 * Shows a menu as a tile and as a sidebar entry. It is inert, because links that lead away from a form would lose the
 * input. Its texts are also in the form's fields.
 */
export function MenuPreview({
  lang,
  caption,
  title,
  description,
  icon,
  color,
  ...element
}: MenuPreviewProps) {
  const item = { id: 'preview', title, href: '#', icon, color }
  return (
    <figure {...elementProps(element)} className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div lang={lang} inert>
        <Tile title={title} description={description} icon={icon} color={color} href="#" />
      </div>
      <div lang={lang} inert className={styles.entry}>
        <Entries items={[item]} currentId={undefined} isOpen={closed} onOpenChange={nothing} />
      </div>
    </figure>
  )
}
