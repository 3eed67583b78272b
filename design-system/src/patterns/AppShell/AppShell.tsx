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
  /** A `Sidebar`; without it the page has the whole width. */
  sidebar?: ReactNode
  /** A `Footer`. */
  footer?: ReactNode
  /** Under the header, for instance a `Banner` that concerns every page. */
  banner?: ReactNode
  /** Colour of the menu that is open, `#rrggbb`: gives the page its accent. @default the product's own blue */
  accent?: string
  /** Changes with each page (the path, not the query): then the focus goes to the new h1. */
  pageKey: string
  /**
   * The entry of the history that is shown. With it the reader who comes back by the browser's buttons finds the page
   * where they left it, and the focus is left alone.
   */
  visit?: Visit
  /** The document's title, announced after a navigation. */
  title: string
  /** The page, with one h1. */
  children: ReactNode
}

/** The frame of every screen: skip link, header, sidebar, content and footer, each a landmark. */
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
  // The drawer belongs to the page on which it was opened: going somewhere closes it.
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
            // Followed by hand: a fragment in the address would be a navigation for the router.
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
