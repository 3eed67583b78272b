import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  id: string
  title: string
  content: ReactNode
  /** Makes the tab a link, which puts it in the address and the history. */
  href?: string
  /** The number of items waiting, and its text. */
  count?: { value: number; label: string }
  /** Whether the tab is disabled. @default false */
  isDisabled?: boolean
}

export interface TabsProps extends ElementProps<HTMLDivElement> {
  /** What the tabs divide: "Rapport". */
  label: string
  items: readonly TabItem[]
  /** Id of the current tab. Makes it controlled, for example by the address. */
  selected?: string
  /** Called when the reader selects a tab. */
  onSelectedChange?: (id: string) => void
}

/**
 * Scrolls a mark's tab into view within the tab list, without scrolling the page. Needed for readers who arrive by an
 * address, because they have not pressed a tab that the browser would scroll to.
 */
function reveal(mark: Element | null): (() => void) | undefined {
  const tab = mark?.closest('[role="tab"]')
  const list = tab?.closest('[role="tablist"]')
  if (!tab || !list) return undefined
  const bringIntoView = () => {
    const [view, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollLeft += Math.min(0, box.left - view.left) + Math.max(0, box.right - view.right)
  }
  bringIntoView()
  // Counts, a sidebar and the font load later, and push the tabs along or narrow the list.
  const observer = new ResizeObserver(bringIntoView)
  for (const part of [list, ...list.children]) observer.observe(part)
  return () => observer.disconnect()
}

/** Switches between views of the same thing, one at a time. */
export function Tabs({ label, items, selected, onSelectedChange, ...element }: TabsProps) {
  const ids = items.map(({ id }) => id).join('\n')
  return (
    <AriaTabs
      {...elementProps(element)}
      className={styles.tabs}
      {...given({ selectedKey: selected })}
      onSelectionChange={key => onSelectedChange?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, title, href, count, isDisabled = false }) => (
          <Tab key={id} id={id} {...given({ href })} isDisabled={isDisabled} className={styles.tab}>
            {title}
            {count && <CountBadge count={count.value} label={count.label} tone="neutral" />}
            {/* A new key when the tabs change, so that the ref is called again. */}
            {id === selected && <span key={ids} ref={reveal} hidden />}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
