import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Link } from 'react-aria-components/Link'
import { Popover } from 'react-aria-components/Popover'
import { CountBadge } from '../../components/Badge/Badge.tsx'
import { MenuIcon } from '../../components/MenuIcon/MenuIcon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { ancestorsOf, type SidebarItem } from './items.ts'
import * as styles from './Sidebar.css.ts'
import { messages } from './Sidebar.messages.ts'

export interface EntriesProps {
  items: readonly SidebarItem[]
  currentId: string | undefined
  isOpen: (id: string) => boolean
  onOpenChange: (id: string, isOpen: boolean) => void
  /** Called after a link is followed, to close overlays. */
  onFollow?: () => void
  /** Nesting level of the entries. @default 'top' */
  level?: 'top' | 'nested'
}

/** Entries with text; those with children can be expanded. */
export function Entries({ level = 'top', ...props }: EntriesProps) {
  return (
    <ul className={styles.list}>
      {props.items.map(item => (
        <li key={item.id}>
          {item.children !== undefined && item.children.length > 0 ? (
            <Branch {...props} item={item} items={item.children} level={level} />
          ) : (
            <EntryLink item={item} currentId={props.currentId} onFollow={props.onFollow} level={level} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ item, level = 'top', ...props }: EntriesProps & { item: SidebarItem }) {
  const t = useMessages(messages)
  const chevron = <ChevronRight aria-hidden size={16} className={styles.chevron} />
  return (
    <Disclosure
      isExpanded={props.isOpen(item.id)}
      onExpandedChange={isOpen => props.onOpenChange(item.id, isOpen)}
    >
      {item.href === undefined ? (
        <Button slot="trigger" className={styles.entry({ level })}>
          <EntryContent item={item} level={level} />
          {chevron}
        </Button>
      ) : (
        <div className={styles.row}>
          <EntryLink item={item} currentId={props.currentId} onFollow={props.onFollow} level={level} />
          <IconButton
            slot="trigger"
            size="small"
            label={t('subMenu', { title: item.title })}
            hasTooltip={false}
            icon={chevron}
          />
        </div>
      )}
      <DisclosurePanel>
        <div className={styles.branch}>
          <Entries {...props} level="nested" />
        </div>
      </DisclosurePanel>
    </Disclosure>
  )
}

interface EntryLinkProps {
  item: SidebarItem
  currentId: string | undefined
  onFollow: (() => void) | undefined
  level: 'top' | 'nested'
}

function EntryLink({ item, currentId, onFollow, level }: EntryLinkProps) {
  return (
    <Link
      {...linkProps(item)}
      {...(onFollow && { onPress: onFollow })}
      {...(item.id === currentId && { 'aria-current': 'page' })}
      className={styles.entry({ level })}
    >
      <EntryContent item={item} level={level} />
    </Link>
  )
}

function EntryContent({ item, level }: { item: SidebarItem; level: 'top' | 'nested' }) {
  return (
    <>
      {level === 'top' && <MenuIcon name={item.icon} color={item.color} size="small" />}
      <span className={styles.words}>{item.title}</span>
      {item.count && <CountBadge count={item.count.value} label={item.count.label} tone="accent" />}
    </>
  )
}

function linkProps({ href, isExternal = false }: SidebarItem) {
  return {
    ...(href !== undefined && { href }),
    ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }),
  }
}

/** Entries as icons, with their text in tooltips and their children in flyouts. */
export function RailEntries(props: EntriesProps) {
  const className = styles.entry({ form: 'rail' })
  return (
    <ul className={styles.list}>
      {props.items.map(item => (
        <li key={item.id}>
          {item.children !== undefined && item.children.length > 0 ? (
            <Flyout {...props} item={item} className={className} />
          ) : (
            <Tooltip text={item.title} placement="end">
              <Link
                {...linkProps(item)}
                aria-label={item.count ? `${item.title}, ${item.count.label}` : item.title}
                {...(item.id === props.currentId && { 'aria-current': 'page' })}
                className={className}
              >
                <RailIcon item={item} />
              </Link>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  )
}

function Flyout({ item, className, ...props }: EntriesProps & { item: SidebarItem; className: string }) {
  const holdsCurrent = ancestorsOf([item], props.currentId).length > 0 || item.id === props.currentId
  const own: readonly SidebarItem[] =
    item.href === undefined ? [] : [{ ...item, children: [] satisfies SidebarItem[] }]
  return (
    <DialogTrigger>
      <Tooltip text={item.title} placement="end">
        <Button
          data-rail
          aria-label={item.title}
          {...(holdsCurrent && { 'aria-current': 'true' })}
          className={className}
        >
          <RailIcon item={item} />
        </Button>
      </Tooltip>
      <Popover placement="end top" offset={4} containerPadding={8} className={styles.flyout}>
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title" level={2} className={styles.flyoutTitle}>
                {item.title}
              </Heading>
              <Entries
                {...props}
                items={[...own, ...(item.children ?? [])]}
                onFollow={close}
                level="nested"
              />
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function RailIcon({ item }: { item: SidebarItem }): ReactNode {
  return (
    <>
      <MenuIcon name={item.icon} color={item.color} size="medium" />
      {item.count && item.count.value > 0 && <span aria-hidden className={styles.dot} />}
    </>
  )
}
