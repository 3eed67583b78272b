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
  /** Makes the tab a link, so that it is in the address and in the history. */
  href?: string
  /** How many wait there, with its words. */
  count?: { value: number; label: string }
  /** @default false */
  isDisabled?: boolean
}

export interface TabsProps extends ElementProps<HTMLDivElement> {
  /** What the tabs divide: "Rapport". */
  label: string
  items: readonly TabItem[]
  /** Id of the tab that is shown; makes it controlled, as with tabs in the address. */
  selected?: string
  /** Hears the tab that is selected. */
  onSelectedChange?: (id: string) => void
}

/**
 * Brings the tab of a mark into view within its list, and scrolls the page not at all. A reader who comes by an address has
 * pressed no tab that the browser would bring into view.
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
  // Counts, a sidebar and the font come later than the tabs, and push them on or take room from them.
  const observer = new ResizeObserver(bringIntoView)
  for (const part of [list, ...list.children]) observer.observe(part)
  return () => observer.disconnect()
}

/** Views of one thing, one at a time. */
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
            {/* With other tabs beside it, it is another mark. */}
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
