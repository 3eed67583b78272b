import { useState, type ReactNode } from 'react'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import {
  FoldingSection,
  type FoldingContent,
  type HeadingLevel,
} from '../../internal/disclosure/FoldingSection.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './Accordion.css.ts'
import { messages } from './Accordion.messages.ts'

/** One row: its title, and what is behind it. */
export interface AccordionItem extends Omit<FoldingContent, 'children'> {
  id: string
  content: ReactNode
}

export interface AccordionProps extends ElementProps<HTMLDivElement> {
  items: readonly AccordionItem[]
  /** Level of the titles in the page's outline. @default 3 */
  level?: HeadingLevel
  /** Several may be open at once; a button opens and closes all. @default false */
  isMultiple?: boolean
  /** Ids of the open rows; makes it controlled. */
  expandedIds?: readonly string[]
  /** Ids of what is open at first. @default none */
  defaultExpandedIds?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
}

/** Several titles of a kind, each with something behind it: questions and answers, settings by subject. */
export function Accordion({
  items,
  level = 3,
  isMultiple = false,
  expandedIds,
  defaultExpandedIds = [],
  onExpandedChange,
  ...element
}: AccordionProps) {
  const t = useMessages(messages)
  const [ownIds, setOwnIds] = useState(defaultExpandedIds)
  const open = expandedIds ?? ownIds
  const change = (ids: string[]) => {
    setOwnIds(ids)
    onExpandedChange?.(ids)
  }
  const openable = items.filter(({ disabledReason }) => disabledReason === undefined).map(({ id }) => id)
  const areAllOpen = openable.every(id => open.includes(id))
  return (
    <div {...elementProps(element)} className={styles.frame}>
      {isMultiple && openable.length > 1 && (
        <Button variant="quiet" size="small" onPress={() => change(areAllOpen ? [] : openable)}>
          {t(areAllOpen ? 'collapseAll' : 'expandAll')}
        </Button>
      )}
      <DisclosureGroup
        className={styles.rows}
        allowsMultipleExpanded={isMultiple}
        expandedKeys={open}
        onExpandedChange={keys => change([...keys].map(String))}
      >
        {items.map(({ content, ...item }) => (
          <FoldingSection key={item.id} {...item} look="row" level={level}>
            {content}
          </FoldingSection>
        ))}
      </DisclosureGroup>
    </div>
  )
}
