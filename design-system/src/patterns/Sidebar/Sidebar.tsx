import { assignInlineVars } from '@vanilla-extract/dynamic'
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import type { IconName } from '../../components/MenuIcon/iconName.ts'
import { MenuIcon } from '../../components/MenuIcon/MenuIcon.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { inText } from '../../tokens/inText.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { media } from '../../tokens/media.ts'
import { useShell } from '../AppShell/ShellContext.ts'
import { ancestorsOf, clampWidth, sidebarWidth, type SidebarItem } from './items.ts'
import { Resizer } from './Resizer.tsx'
import * as styles from './Sidebar.css.ts'
import { messages } from './Sidebar.messages.ts'
import { Entries, RailEntries } from './SidebarEntries.tsx'

export interface SidebarProps extends ElementProps {
  /** Title of the selected menu; names the navigation. */
  title: string
  /** Icon of the selected menu, see `MenuIcon`. */
  icon: IconName
  /** Color of the selected menu, `#rrggbb`. */
  color: string
  /** The selected menu's children, in order. */
  items: readonly SidebarItem[]
  /** Id of the entry of the page that is shown. */
  currentId?: string
  /** Icons only. @default false */
  isRail?: boolean
  /** Hears that it is folded to icons, or unfolded. */
  onRailChange: (isRail: boolean) => void
  /** Of the expanded sidebar, in px beside text of the usual size, with which it grows; a value out of the limits is brought within them. @default 264 */
  width?: number
  /** When it was let go. */
  onWidthChange: (width: number) => void
  /** Ids of the entries that are open besides those that hold the current page. */
  openIds?: readonly string[]
  /** Hears which entries are open. */
  onOpenIdsChange?: (ids: string[]) => void
}

/**
 * The way around one application: in words, as a rail of icons, or as a drawer in a window of less than 48 rem (768 px).
 *
 * The caller keeps its state for the reader; this only holds what a drag or a click changes in between.
 */
export function Sidebar({ currentId, openIds, onOpenIdsChange, ...props }: SidebarProps) {
  const isWide = useMediaQuery(media.medium)
  const [ownOpen, setOwnOpen] = useState<readonly string[]>([])
  // Entries that hold the current page are open until the reader closes them, and again on the next page.
  const [closed, setClosed] = useState<{ page: string | undefined; ids: readonly string[] }>({
    page: currentId,
    ids: [],
  })
  const open = openIds ?? ownOpen
  const holding = ancestorsOf(props.items, currentId)
  const closedHere = closed.page === currentId ? closed.ids : []

  const entries = {
    items: props.items,
    currentId,
    isOpen: (id: string) => open.includes(id) || (holding.includes(id) && !closedHere.includes(id)),
    onOpenChange: (id: string, isOpen: boolean) => {
      const next = isOpen ? [...open, id] : open.filter(other => other !== id)
      setOwnOpen(next)
      setClosed({
        page: currentId,
        ids: isOpen ? closedHere.filter(other => other !== id) : [...closedHere, id],
      })
      onOpenIdsChange?.(next)
    },
  }
  return isWide ? <Standing {...props} entries={entries} /> : <Drawer {...props} entries={entries} />
}

type PartProps = Omit<SidebarProps, 'currentId' | 'openIds' | 'onOpenIdsChange'> & {
  entries: Parameters<typeof Entries>[0]
}

function Standing({
  title,
  icon,
  color,
  isRail = false,
  onRailChange,
  width = sidebarWidth.initial,
  onWidthChange,
  entries,
  ...element
}: PartProps) {
  const t = useMessages(messages)
  const id = useId()
  // What was dragged stays until a new width is given, so that it does not jump back while it is being kept.
  const [dragged, setDragged] = useState<{ of: number; width: number } | null>(null)
  const shown = clampWidth(dragged?.of === width ? dragged.width : width)
  return (
    // The edge belongs to the navigation too: nothing that can be reached lies outside every landmark.
    <nav
      {...elementProps(element)}
      id={id}
      aria-label={title}
      className={styles.sidebar({ form: isRail ? 'rail' : 'expanded' })}
      style={assignInlineVars({ [styles.width]: inText(shown) })}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          {!isRail && (
            <>
              <MenuIcon name={icon} color={color} />
              <span className={styles.title}>{title}</span>
            </>
          )}
          <IconButton
            label={t(isRail ? 'expand' : 'collapse')}
            tooltipPlacement={isRail ? 'end' : 'bottom'}
            aria-expanded={!isRail}
            icon={isRail ? <PanelLeftOpen aria-hidden size={18} /> : <PanelLeftClose aria-hidden size={18} />}
            onPress={() => onRailChange(!isRail)}
          />
        </div>
        {isRail ? <RailEntries {...entries} /> : <Entries {...entries} />}
      </div>
      {!isRail && (
        <Resizer
          controls={id}
          width={shown}
          onResize={(next, isFinal) => {
            setDragged({ of: width, width: next })
            if (isFinal) onWidthChange(next)
          }}
        />
      )}
    </nav>
  )
}

function Drawer({ title, icon, color, entries, ...element }: PartProps) {
  const t = useMessages(messages)
  const { isDrawerOpen, setDrawerOpen } = useShell()
  return (
    <ModalOverlay className={styles.scrim} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} isDismissable>
      <Modal className={styles.drawer}>
        <Dialog aria-label={title}>
          <div className={styles.sidebar({ form: 'drawer' })}>
            <nav {...elementProps(element)} aria-label={title} className={styles.content}>
              <div className={styles.top}>
                <MenuIcon name={icon} color={color} />
                <span className={styles.title}>{title}</span>
                <IconButton
                  label={t('close')}
                  icon={<X aria-hidden size={20} />}
                  onPress={() => setDrawerOpen(false)}
                />
              </div>
              <Entries {...entries} onFollow={() => setDrawerOpen(false)} />
            </nav>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
