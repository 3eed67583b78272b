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

/** One row: its title and the content that it reveals. */
export interface AccordionItem extends Omit<FoldingContent, 'children'> {
  id: string
  content: ReactNode
}

export interface AccordionProps extends ElementProps<HTMLDivElement> {
  items: readonly AccordionItem[]
  /** Heading level of the titles. @default 3 */
  level?: HeadingLevel
  /** Lets several rows be open at once and adds a button that opens or closes all of them. @default false */
  isMultiple?: boolean
  /** Ids of the open rows. Makes the component controlled. */
  expandedIds?: readonly string[]
  /** Ids of the rows that are open at first. @default none */
  defaultExpandedIds?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
}

/** A list of similar titles that each reveal content: questions and answers, settings by subject. */
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
