import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Select } from '../Select/Select.tsx'
import { offeredPages, pageWithSize } from './pages.ts'
import * as styles from './Pagination.css.ts'
import { messages } from './Pagination.messages.ts'

interface Counted {
  /** Number of items in all. */
  total: number
  shown?: never
  hasNext?: never
}
interface Uncounted {
  total?: never
  /** Number of items shown now. */
  shown: number
  /** Whether there are more items. */
  hasNext: boolean
}
/** The number of items or, if they are not counted, how many are shown now and whether there are more. */
type Extent = Counted | Uncounted

interface Addressed {
  /** Returns the address of a page. */
  hrefOf: (page: number) => string
  onPage?: (page: number) => void
}
interface Unaddressed {
  hrefOf?: never
  /** Called with the page that the reader chooses. */
  onPage: (page: number) => void
}
/**
 * With addresses, pages are links, and `onPage` is only called for a typed page number. Without addresses they are
 * buttons.
 */
type Ways = Addressed | Unaddressed

interface PaginationBase {
  /** What is paginated: "Pages des demandes". Names the navigation. */
  label: string
  /** The current page, from 1. */
  page: number
  /** Number of rows per page. */
  pageSize: number
  /** The page sizes to choose from. Requires `onPageSize`. */
  pageSizes?: readonly number[]
  /** Called with the new page size, and with the page that then contains the first row shown now. */
  onPageSize?: (pageSize: number, page: number) => void
}
export type PaginationProps = ElementProps<HTMLDivElement> & (PaginationBase & Extent & Ways)

/** Shows which rows are visible, and links to the other pages. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, shown, hasNext, hrefOf, onPage, pageSizes = [], onPageSize } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const nav = useRef<HTMLElement>(null)
  const count = total === undefined ? undefined : Math.ceil(total / pageSize)
  const from = (page - 1) * pageSize + 1
  const to = total === undefined ? from + shown - 1 : Math.min(total, page * pageSize)
  const isLast = count === undefined ? !hasNext : page >= count
  // When "next" leads to the last page, it stops being a link.
  const focus = useFocusKept(() => {
    const here = [...(nav.current?.querySelectorAll<HTMLElement>('[aria-current], [data-here]') ?? [])]
    return here.find(candidate => candidate.getClientRects().length > 0)
  })
  const wayTo = (target: number) => ({ href: hrefOf?.(target), onPress: () => onPage?.(target) })
  const range =
    to < from
      ? t('none')
      : hasNext
        ? t('rangeOpen', { from, to })
        : t('range', { from, to, total: total ?? to })
  return (
    <div {...elementProps(props)} className={styles.frame}>
      <div className={styles.row}>
        <p role="status" className={styles.range}>
          {range}
        </p>
        {onPageSize && pageSizes.length > 0 && (
          <PageSize
            sizes={pageSizes}
            value={pageSize}
            onChange={next => onPageSize(next, pageWithSize(page, pageSize, next))}
          />
        )}
        {(count === undefined || count > 1) && (
          <nav aria-label={label} ref={nav} {...focus} className={styles.nav}>
            <ul className={styles.pages}>
              <li>
                <PageTarget {...(page > 1 && wayTo(page - 1))} label={t('previousPage')}>
                  <ChevronLeft aria-hidden size="1.125rem" />
                  <span className={styles.wide}>{t('previous')}</span>
                </PageTarget>
              </li>
              <li className={`${styles.position} ${count === undefined ? '' : styles.narrow}`}>
                <span data-here="" tabIndex={-1}>
                  {count === undefined ? t('positionOpen', { page }) : t('position', { page, count })}
                </span>
              </li>
              {count !== undefined &&
                offeredPages(page, count).map(mark =>
                  typeof mark === 'number' ? (
                    <li key={mark} className={styles.wide}>
                      <PageTarget
                        {...wayTo(mark)}
                        label={t('page', { page: mark })}
                        isCurrent={mark === page}
                      >
                        {new Intl.NumberFormat(locale).format(mark)}
                      </PageTarget>
                    </li>
                  ) : (
                    <li key={`${mark.from} and on`} className={`${styles.wide} ${styles.gap}`} aria-hidden>
                      …
                    </li>
                  ),
                )}
              <li>
                <PageTarget {...(!isLast && wayTo(page + 1))} label={t('nextPage')}>
                  <span className={styles.wide}>{t('next')}</span>
                  <ChevronRight aria-hidden size="1.125rem" />
                </PageTarget>
              </li>
            </ul>
            {onPage && count !== undefined && count > 7 && <Jump count={count} onPage={onPage} />}
          </nav>
        )}
      </div>
    </div>
  )
}

interface PageTargetProps {
  href?: string | undefined
  /** Leave it out if there is no such page: the control is then disabled but focusable. */
  onPress?: () => void
  /** The accessible name, which contains the visible text. */
  label: string
  /** Undefined for previous and next. */
  isCurrent?: boolean
  children: ReactNode
}

function PageTarget({ href, onPress, label, isCurrent, children }: PageTargetProps) {
  const place = {
    'aria-label': label,
    className: styles.target,
    ...(isCurrent === true && { 'aria-current': 'page' as const }),
  }
  // Already part of the name.
  const words = (
    <span aria-hidden className={styles.words}>
      {children}
    </span>
  )
  if (href !== undefined)
    return (
      <Link {...place} href={href}>
        {words}
      </Link>
    )
  return (
    <Button {...place} {...(onPress ? { onPress } : { 'aria-disabled': true })}>
      {words}
    </Button>
  )
}

function PageSize({
  sizes,
  value,
  onChange,
}: {
  sizes: readonly number[]
  value: number
  onChange: (size: number) => void
}) {
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  // A page size from the address may be none of those on offer.
  const all = [...new Set([...sizes, value])].toSorted((a, b) => a - b)
  return (
    <div className={styles.field}>
      <span id={id}>{t('pageSize')}</span>
      <div className={styles.size}>
        <Select
          aria-labelledby={id}
          value={String(value)}
          onChange={size => onChange(Number(size))}
          options={all.map(size => ({ id: String(size), label: new Intl.NumberFormat(locale).format(size) }))}
        />
      </div>
    </div>
  )
}

/** Jumps on Enter, and when the field is left. */
function Jump({ count, onPage }: { count: number; onPage: (page: number) => void }) {
  const t = useMessages(messages)
  const id = useId()
  const [typed, setTyped] = useState<number | null>(null)
  return (
    <div className={styles.field}>
      <span id={id}>{t('jump')}</span>
      <div className={styles.jump}>
        <NumberField
          aria-labelledby={id}
          value={typed}
          minimum={1}
          maximum={count}
          onChange={page => {
            setTyped(null)
            if (page !== null) onPage(page)
          }}
        />
      </div>
    </div>
  )
}
