import { EllipsisVertical } from 'lucide-react'
import { Group } from 'react-aria-components/Group'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import * as styles from './Toolbar.css.ts'
import { messages } from './Toolbar.messages.ts'
import { Tool, Words } from './Tool.tsx'
import { isAction, toolbarLooks, type ToolbarGroup } from './toolbarItems.ts'
import { ToolbarMenuItems } from './ToolbarMenuItems.tsx'
import { useFitting } from './useFitting.ts'

export { toolbarLooks }

export interface ToolbarProps extends ElementProps<HTMLDivElement> {
  /** What the tools are for: "Actions sur les demandes". */
  label: string
  /** The tools, most important first: those that do not fit move to the menu, starting from the end. */
  groups: readonly ToolbarGroup[]
  /** Whether tools show text. `icons` shows the text of a tool with an icon in a tooltip. @default 'words' */
  look?: (typeof toolbarLooks)[number]
}

/** A row of tools for the content below it, as a single tab stop. Tools that do not fit move to a menu at the end. */
export function Toolbar({ label, groups, look = 'words', ...element }: ToolbarProps) {
  const t = useMessages(messages)
  const { frame, measure, fitting } = useFitting(groups.flatMap(({ items }) => items).length, element.ref)
  const { shown, others } = splitGroups(groups, fitting)
  const first = shown[0]?.items[0]
  // A toggle has a visible box, whose edge is aligned instead.
  const row = look === 'words' && first && isAction(first) ? styles.rowOfWords : styles.row
  // When the focused tool moves to the menu, the focus moves to the menu's button.
  const focus = useFocusKept(() => [...(frame.current?.querySelectorAll('button') ?? [])].at(-1))
  return (
    <div {...elementProps(element)} ref={frame} {...focus} className={styles.frame}>
      <AriaToolbar aria-label={label} className={row}>
        {shown.map(group => (
          <Group key={group.label} aria-label={group.label} className={styles.group}>
            {group.items.map(item => (
              <Tool key={item.id} item={item} look={look} />
            ))}
          </Group>
        ))}
        {others.length > 0 && (
          <Menu
            placement="bottom end"
            trigger={<IconButton label={t('more')} icon={<EllipsisVertical aria-hidden size={18} />} />}
          >
            <ToolbarMenuItems groups={others} />
          </Menu>
        )}
      </AriaToolbar>
      <div aria-hidden className={styles.measureFrame}>
        <div ref={measure} className={styles.measure}>
          {groups.map(group => (
            <div key={group.label} className={styles.group}>
              {group.items.map(item => (
                <span key={item.id} data-measured="item" className={styles.tool}>
                  <Words item={item} look={look} />
                </span>
              ))}
            </div>
          ))}
          <span data-measured="more" className={styles.more} />
        </div>
      </div>
    </div>
  )
}

/** Splits the groups after a number of items; groups without items are left out. */
function splitGroups(groups: readonly ToolbarGroup[], count: number) {
  let left = count
  const parts = groups.map(({ label, items }) => {
    const own = Math.min(items.length, left)
    left -= own
    return { label, shown: items.slice(0, own), others: items.slice(own) }
  })
  const filled = (which: 'shown' | 'others') =>
    parts.filter(part => part[which].length > 0).map(part => ({ label: part.label, items: part[which] }))
  return { shown: filled('shown'), others: filled('others') }
}
