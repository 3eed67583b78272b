import { ChevronRight, ExternalLink } from 'lucide-react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useMessages } from '../../i18n/useMessages.ts'
import * as styles from './CommandPalette.css.ts'
import { messages } from './CommandPalette.messages.ts'
import { pieces } from './match.ts'
import type { PaletteGroup, PaletteItem } from './sources.ts'

const keyOf = (group: PaletteGroup, item: PaletteItem) => `${group.id}/${item.id}`

/** The item of a row. */
export function itemAt(groups: readonly PaletteGroup[], key: string): PaletteItem | undefined {
  for (const group of groups) {
    const found = group.items.find(item => keyOf(group, item) === key)
    if (found) return found
  }
  return undefined
}

export interface ResultsProps {
  groups: readonly PaletteGroup[]
  query: string
  /** Accessible name of the list. */
  label: string
  onChoose: (key: string) => void
  /** Message shown when there are no rows. */
  empty: string
}

/** The results, in groups. */
export function Results({ groups, query, label, onChoose, empty }: ResultsProps) {
  const t = useMessages(messages)
  return (
    <ListBox
      aria-label={label}
      className={styles.results}
      selectionMode="none"
      onAction={key => onChoose(String(key))}
      renderEmptyState={() => <div className={styles.note}>{empty}</div>}
    >
      {groups.map(group => (
        <ListBoxSection key={group.id} id={group.id}>
          <Header className={styles.heading}>
            {group.label}
            {group.total !== undefined && ` – ${t('cut', { shown: group.items.length, total: group.total })}`}
          </Header>
          {group.items.map(item => (
            <Row key={keyOf(group, item)} id={keyOf(group, item)} item={item} query={query} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

function Row({ id, item, query }: { id: string; item: PaletteItem; query: string }) {
  const t = useMessages(messages)
  const { title, subtitle, icon, href, shortcut, page, isExternal = false } = item
  return (
    <ListBoxItem
      id={id}
      textValue={title}
      className={styles.item}
      {...(href !== undefined && !page && { href })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>
          {pieces(query, title).map(({ text, isFound }, index) =>
            isFound ? (
              <mark key={index} className={styles.found}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {isExternal && <span className={styles.hidden}> {t('newTab')}</span>}
        </span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {shortcut !== undefined && <kbd className={styles.after}>{shortcut}</kbd>}
      {page && <ChevronRight aria-hidden size={16} className={styles.after} />}
      {isExternal && <ExternalLink aria-hidden size={16} className={styles.after} />}
    </ListBoxItem>
  )
}
