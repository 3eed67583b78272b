import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useLocale } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { groupWords, NotificationGroupRow } from './NotificationGroupRow.tsx'
import { NotificationMenu } from './NotificationMenu.tsx'
import type { NotificationWords } from './NotificationPanel.messages.ts'
import { NotificationRow, rowWords } from './NotificationRow.tsx'
import { isOnTop, type NotificationItem } from './notifications.ts'
import { rowKeys, type NotificationRows } from './rows.ts'
import * as styles from './row.css.ts'
import type { NotificationCommands } from './useChanges.ts'
import { rowElement, useRowFocus } from './useRowFocus.ts'

interface NotificationListProps {
  label: string
  rows: readonly NotificationRows[]
  isGroupOpen: (key: string) => boolean
  onGroupsOpen: (keys: ReadonlySet<string>) => void
  now: number
  commands: NotificationCommands
  onOpen: ((item: NotificationItem) => void) | undefined
  onLeave: (() => void) | undefined
  t: NotificationWords
}

/** The groups and their notifications: a single tab stop, navigated with the arrow keys. */
export function NotificationList(props: NotificationListProps) {
  const { label, rows, isGroupOpen, onGroupsOpen, now, commands, t } = props
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [menu, setMenu] = useState<{ id: string; trigger: HTMLElement }>()
  const focus = useRowFocus(list, rowKeys(rows, isGroupOpen))
  const afterMenu = useAfterMenu(menu === undefined)

  const items = new Map(rows.flatMap(group => group.items.map(item => [item.id, item])))
  const toggle = (id: string) => setOpened(old => (old.has(id) ? without(old, id) : new Set([...old, id])))
  const markRead = (item: NotificationItem) => {
    if (!item.isRead) commands.read(item, true)
  }
  const open = (item: NotificationItem) => {
    markRead(item)
    props.onOpen?.(item)
    if (item.href !== undefined) props.onLeave?.()
  }
  const act = (item: NotificationItem) => {
    markRead(item)
    item.action?.onPress?.()
    if (item.action?.href !== undefined) props.onLeave?.()
  }
  const itemAt = (target: EventTarget) =>
    target instanceof Element
      ? items.get(target.closest<HTMLElement>('[role="row"]')?.dataset['key'] ?? '')
      : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemAt(event.target)
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || !item || isOnTop(item) || !commands.dismiss)
      return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    commands.dismiss(item)
  }
  const onContextMenu = (event: MouseEvent) => {
    const item = itemAt(event.target)
    // Links and selected text keep the browser's context menu.
    const isOwn = event.target instanceof Element && event.target.closest('a') === null
    const trigger = item && rowElement(list.current, item.id)?.querySelector<HTMLElement>('[aria-haspopup]')
    if (!item || !trigger || !isOwn || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    setMenu({ id: item.id, trigger })
  }
  const chosen = menu && items.get(menu.id)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what the rows of the tree within it are asked
    <div onKeyDown={onKeyDown} onContextMenu={onContextMenu} {...focus}>
      <Tree
        ref={list}
        aria-label={label}
        expandedKeys={rows.filter(({ key }) => isGroupOpen(key)).map(({ key }) => key)}
        onExpandedChange={found => onGroupsOpen(new Set([...found].map(String)))}
      >
        {rows.map(group => {
          const words = groupWords(group, now, locale, t)
          const isOpen = isGroupOpen(group.key)
          return (
            <TreeItem
              key={group.key}
              id={group.key}
              textValue={words}
              aria-label={[words, group.unread.length > 0 && t('countUnread', { count: group.unread.length })]
                .filter(Boolean)
                .join(', ')}
              className={styles.groupRow}
            >
              <TreeItemContent>
                <NotificationGroupRow
                  rows={group}
                  words={words}
                  isOpen={isOpen}
                  onRead={() => commands.readGroup(group.group, group.unread)}
                  t={t}
                />
              </TreeItemContent>
              {/* React Aria only expands a row that has children; for a closed group, one is enough. */}
              {(isOpen ? group.items : group.items.slice(0, 1)).map(item => (
                <TreeItem
                  key={item.id}
                  id={item.id}
                  textValue={item.title}
                  aria-label={rowWords(item, now, locale, t)}
                  {...given({ href: item.href })}
                  onAction={() => {
                    if (item.href === undefined) toggle(item.id)
                    open(item)
                  }}
                  className={styles.row}
                >
                  <TreeItemContent>
                    <NotificationRow
                      item={item}
                      now={now}
                      commands={commands}
                      isOpen={opened.has(item.id)}
                      onToggle={() => toggle(item.id)}
                      onOpen={() => open(item)}
                      onAct={() => act(item)}
                      {...(!isOnTop(item) && {
                        menu: {
                          isOpen: menu?.id === item.id,
                          onOpen: (trigger: HTMLElement) => setMenu({ id: item.id, trigger }),
                        },
                      })}
                      t={t}
                    />
                  </TreeItemContent>
                </TreeItem>
              ))}
            </TreeItem>
          )
        })}
      </Tree>
      {menu && chosen && (
        <NotificationMenu
          item={chosen}
          trigger={menu.trigger}
          commands={commands}
          onChoose={afterMenu}
          onClose={() => setMenu(undefined)}
          t={t}
        />
      )}
    </div>
  )
}

const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter(other => other !== id))

/**
 * Runs the chosen menu command once the menu is closed and React Aria has returned the focus to the button in the next
 * frame. If the row were removed earlier, the focus would fall back to the page around the list.
 * @returns the function that takes the command
 */
function useAfterMenu(isClosed: boolean): (deed: () => void) => void {
  const deed = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isClosed || !deed.current) return
    const chosen = deed.current
    deed.current = undefined
    requestAnimationFrame(() => requestAnimationFrame(chosen))
  }, [isClosed])
  return chosen => {
    deed.current = chosen
  }
}
