import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { given } from '../../internal/given.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  id: string
  title: string
  content: ReactNode
  /** Makes the tab a link, so that it is in the address and in the history. */
  href?: string
  /** How many wait there, with its words. */
  count?: { value: number; label: string }
  /** @default false */
  isDisabled?: boolean
}

export interface TabsProps {
  /** What the tabs divide: "Rapport". */
  label: string
  items: readonly TabItem[]
  /** Id of the tab that is shown; makes it controlled, as with tabs in the address. */
  selected?: string
  onSelectedChange?: (id: string) => void
}

/**
 * Brings the tab of a mark into view within its list, and scrolls the page not at all. A reader who comes by an address has
 * pressed no tab that the browser would bring into view.
 */
function reveal(mark: Element | null): void {
  const tab = mark?.closest('[role="tab"]')
  const list = tab?.closest('[role="tablist"]')
  if (!tab || !list) return
  const [view, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += Math.min(0, box.left - view.left) + Math.max(0, box.right - view.right)
}

/** Views of one thing, one at a time. */
export function Tabs({ label, items, selected, onSelectedChange }: TabsProps) {
  const words = items.map(({ title, count }) => `${title} ${count?.value ?? ''}`).join('\n')
  return (
    <AriaTabs
      className={styles.tabs}
      {...given({ selectedKey: selected })}
      onSelectionChange={key => onSelectedChange?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, title, href, count, isDisabled = false }) => (
          <Tab key={id} id={id} {...given({ href })} isDisabled={isDisabled} className={styles.tab}>
            {title}
            {count && <CountBadge count={count.value} label={count.label} tone="neutral" />}
            {/* Counts come later than the tabs, and push those behind them on: with each it is another mark. */}
            {id === selected && <span key={words} ref={reveal} hidden />}
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
