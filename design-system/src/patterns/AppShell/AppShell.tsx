import { useMemo, useRef, useState, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFallenFocus } from '../../internal/focus/useFallenFocus.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { media } from '../../tokens/media.ts'
import * as styles from './AppShell.css.ts'
import { messages } from './AppShell.messages.ts'
import { ShellContext } from './ShellContext.ts'
import { useAccent } from './useAccent.ts'
import { usePageFocus } from './usePageFocus.ts'
import { useScrollReturn, type Visit } from './useScrollReturn.ts'

export interface AppShellProps extends ElementProps<HTMLDivElement> {
  /** A `Header`. */
  header: ReactNode
  /** A `Sidebar`. Without it the page has the full width. */
  sidebar?: ReactNode
  /** A `Footer`. */
  footer?: ReactNode
  /** Shown below the header, for example a `Banner` that concerns every page. */
  banner?: ReactNode
  /** Colour of the open menu, `#rrggbb`, from which the page's accent is derived. @default the product's own blue */
  accent?: string
  /** Identifies the page (the path, not the query). When it changes, the focus moves to the new h1. */
  pageKey: string
  /**
   * The current history entry. With it, readers who return with the browser's buttons find the page where they left it,
   * and the focus is not moved.
   */
  visit?: Visit
  /** The document's title, announced after a navigation. */
  title: string
  /** The page, with one h1. */
  children: ReactNode
}

/** The frame of every screen: skip link, header, sidebar, content and footer, each of them a landmark. */
export function AppShell({
  header,
  sidebar,
  footer,
  banner,
  accent,
  pageKey,
  visit,
  title,
  children,
  ...element
}: AppShellProps) {
  const t = useMessages(messages)
  const main = useRef<HTMLElement>(null)
  useAccent(accent)
  useScrollReturn(main, visit)
  useFallenFocus(main, pageKey)
  const announcement = usePageFocus(main, pageKey, title, visit?.isReturn ?? false)
  const isWide = useMediaQuery(media.medium)
  const hasSidebar = sidebar !== undefined && sidebar !== null
  const hasDrawer = hasSidebar && !isWide
  // The drawer belongs to the page on which it was opened, so navigation closes it.
  const [drawerPage, setDrawerPage] = useState<string | null>(null)
  const isDrawerOpen = hasDrawer && drawerPage === pageKey
  const context = useMemo(
    () => ({
      hasDrawer,
      isDrawerOpen,
      setDrawerOpen: (isOpen: boolean) => setDrawerPage(isOpen ? pageKey : null),
    }),
    [hasDrawer, isDrawerOpen, pageKey],
  )
  return (
    <ShellContext value={context}>
      <div {...elementProps(element)} className={styles.shell}>
        <a
          className={styles.skip}
          href="#content"
          onClick={event => {
            // Handled in code, because the router would treat a fragment as a navigation.
            event.preventDefault()
            main.current?.focus()
            main.current?.scrollIntoView()
          }}
        >
          {t('skip')}
        </a>
        <div {...keepClear} className={styles.header}>
          {header}
        </div>
        <div data-across="" className={styles.over}>
          {banner}
        </div>
        <div className={hasSidebar ? `${styles.body} ${styles.beside}` : styles.body}>
          {hasSidebar && <div className={styles.sidebar}>{sidebar}</div>}
          <div className={styles.column}>
            <main ref={main} id="content" tabIndex={-1} className={styles.main}>
              {children}
            </main>
            {footer}
          </div>
        </div>
        <div className={styles.hidden} role="status">
          {announcement}
        </div>
      </div>
    </ShellContext>
  )
}
