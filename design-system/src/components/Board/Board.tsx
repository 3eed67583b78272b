import { useId, type ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './Board.css.ts'
import { messages } from './Board.messages.ts'

/** An item that moves through the columns. */
export interface BoardCard {
  id: string
  /** The item's name, which is also the text of its link. */
  title: string
  /** Where the title links to. @default nowhere, as plain text */
  href?: string
  /** More facts about the item, a few words each. @default nothing */
  lines?: readonly ReactNode[]
}

/** A stage that items can be at. */
export interface BoardColumn {
  id: string
  title: string
  /** Shows the title as a status badge with the icon and colour of this kind. @default the bare title */
  status?: StatusBadgeKind
  /** Total number of items, including those without a card. */
  count: number
  cards: readonly BoardCard[]
  /** Content below the cards, such as a link to the remaining items. @default nothing */
  foot?: ReactNode
}

export interface BoardProps extends ElementProps<HTMLDivElement> {
  /** In the order in which things go. */
  columns: readonly BoardColumn[]
  /** Text of a column without cards. */
  emptyText: string
}

/** Things on their way, in a column for each place where they can be. */
export function Board({ columns, emptyText, ...element }: BoardProps) {
  return (
    <div {...elementProps(element)} className={styles.frame}>
      <div className={styles.board}>
        {columns.map(column => (
          <Column key={column.id} column={column} emptyText={emptyText} />
        ))}
      </div>
    </div>
  )
}

function Column({
  column: { title, status, count, cards, foot },
  emptyText,
}: {
  column: BoardColumn
  emptyText: string
}) {
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 className={styles.head} id={id}>
        {status ? <StatusBadge kind={status}>{title}</StatusBadge> : <span>{title}</span>}{' '}
        <span aria-hidden className={styles.count}>
          {new Intl.NumberFormat(locale).format(count)}
        </span>
        <span className={styles.hidden}>{t('count', { count })}</span>
      </h2>
      {cards.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ul className={styles.cards} aria-labelledby={id}>
          {cards.map(card => (
            <li key={card.id} className={styles.card}>
              {card.href === undefined ? (
                <span className={styles.words}>{card.title}</span>
              ) : (
                <Link className={styles.title} href={card.href}>
                  {card.title}
                </Link>
              )}
              {card.lines?.map((line, index) => (
                <div key={index} className={styles.line}>
                  {line}
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {foot !== undefined && <div>{foot}</div>}
    </section>
  )
}
