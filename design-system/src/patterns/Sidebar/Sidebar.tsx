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
  /** The children of the selected menu, in order. */
  items: readonly SidebarItem[]
  /** Id of the current page's entry. */
  currentId?: string
  /** Whether only icons are shown. @default false */
  isRail?: boolean
  /** Called when the sidebar is collapsed to icons or expanded. */
  onRailChange: (isRail: boolean) => void
  /**
   * Width of the expanded sidebar, in px at the default text size; it grows with the reader's text. A value outside the
   * limits is clamped. @default 264
   */
  width?: number
  /** Called with the new width when a resize ends. */
  onWidthChange: (width: number) => void
  /** Ids of the expanded entries, in addition to the ancestors of the current page. */
  openIds?: readonly string[]
  /** Called with the ids of the expanded entries when the reader expands or collapses one. */
  onOpenIdsChange?: (ids: string[]) => void
}

/**
 * The navigation of one application: with text, as a rail of icons, or as a drawer in windows narrower than 48 rem (768
 * px).
 *
 * The caller stores its state for the reader; the component only keeps changes by a drag or a click in between.
 */
export function Sidebar({ currentId, openIds, onOpenIdsChange, ...props }: SidebarProps) {
  const isWide = useMediaQuery(media.medium)
  const [ownOpen, setOwnOpen] = useState<readonly string[]>([])
  // Ancestors of the current page are expanded until the reader collapses them, and again on the next page.
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
  // A dragged width applies until a new `width` is passed, so that it does not jump back while it is being saved.
  const [dragged, setDragged] = useState<{ of: number; width: number } | null>(null)
  const shown = clampWidth(dragged?.of === width ? dragged.width : width)
  return (
    // The edge is part of the navigation too: nothing focusable lies outside every landmark.
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
