import { useId, type ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { StatusBadge, type StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './Board.css.ts'
import { messages } from './Board.messages.ts'

/** A thing on its way. */
export interface BoardCard {
  id: string
  /** Its name; the words of its link. */
  title: string
  /** Where it is found. @default nowhere: its words stand alone */
  href?: string
  /** What else is known of it, a few words each. @default nothing */
  lines?: readonly ReactNode[]
}

/** A place where things can be. */
export interface BoardColumn {
  id: string
  title: string
  /** Makes it a status, with the icon and the colour of its kind. @default the bare title */
  status?: StatusBadgeKind
  /** How many there are, also those that are not shown. */
  count: number
  cards: readonly BoardCard[]
  /** Below its cards: where the others are. @default nothing */
  foot?: ReactNode
}

export interface BoardProps extends ElementProps<HTMLDivElement> {
  /** In the order in which things go. */
  columns: readonly BoardColumn[]
  /** What stands in a column without cards. */
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
