import { Download, TrendingDown, TrendingUp } from 'lucide-react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { saveFile } from '../../internal/files/saveFile.ts'
import { bringIntoView } from '../../internal/focus/focusOn.ts'
import { Button } from '../Button/Button.tsx'
import type { StatementColumn, StatementRounding, StatementRow } from './statement.ts'
import { statementCsv } from './statementCsv.ts'
import { figureWriter, type WriteFigure } from './statementFigures.ts'
import * as styles from './StatementTable.css.ts'
import { messages } from './StatementTable.messages.ts'

export {
  statementColumnKinds,
  statementRoundings,
  statementRowKinds,
  type StatementColumn,
  type StatementColumnKind,
  type StatementRounding,
  type StatementRow,
  type StatementRowKind,
} from './statement.ts'

export interface StatementTableProps extends ElementProps<HTMLDivElement> {
  /** Title of the statement with its date: « Bilan actif au 31/12/2025 ». Names the table. */
  caption: string
  /** How amounts are rounded and shown. Stated once, beside the caption. */
  rounding: StatementRounding
  /** Header of the first column. @default « Poste » */
  lineTitle?: string
  columns: readonly StatementColumn[]
  rows: readonly StatementRow[]
  /** Id of the row whose link was followed. When it is cleared, the focus returns to that row. */
  selected?: string | undefined
  /** What makes a variation significant: « au moins 10 000 € et 10 % ». Shown below the table. */
  significance?: string
  /** File name of the download, without its extension. @default it is not offered */
  exportName?: string
}

/** A financial statement in its printed form, as a table. */
export function StatementTable({
  caption,
  rounding,
  lineTitle,
  columns,
  rows,
  selected,
  significance,
  exportName,
  ...element
}: StatementTableProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const write = useMemo(() => figureWriter(locale, rounding), [locale, rounding])
  useReturn(frame, selected)
  const groups = groupsOf(rows)
  return (
    <div {...elementProps(element)} className={styles.statement}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too */}
      <div ref={frame} role="group" aria-labelledby={id} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <span className={styles.captionWords}>
              <span id={id} className={styles.title}>
                {caption}
              </span>{' '}
              <span className={styles.unit}>{t(rounding)}</span>
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.lineHead}>
                {lineTitle ?? t('line')}
              </th>
              {columns.map(column => (
                <th key={column.id} scope="col" className={styles.figureHead}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const group = groups.get(row.id)
              return (
                <tr key={row.id} className={styles.row[row.kind]}>
                  <th scope="row" className={styles.label[row.kind]}>
                    <Name row={row} isSelected={row.id === selected} />
                    {group !== undefined && (
                      <span className={styles.hidden}> ({t('partOf', { group })})</span>
                    )}
                  </th>
                  <Figures row={row} columns={columns} write={write} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {(significance !== undefined || exportName !== undefined) && (
        <div className={styles.foot}>
          {significance !== undefined && (
            <p className={styles.legend}>
              <span className={styles.mark}>
                <TrendingUp aria-hidden size="1em" className={styles.arrow} />
                <TrendingDown aria-hidden size="1em" className={styles.arrow} />
              </span>{' '}
              {t('legend', { rule: significance })}
            </p>
          )}
          {exportName !== undefined && (
            <div className={styles.tools}>
              <Button
                variant="quiet"
                size="small"
                icon={<Download aria-hidden size={16} />}
                onPress={() =>
                  saveFile(
                    statementCsv({ locale, rounding, lineTitle: lineTitle ?? t('line'), columns, rows }),
                    `${exportName}.csv`,
                  )
                }
              >
                {t('download')}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** The name of the group that each part belongs to, by part id. */
function groupsOf(rows: readonly StatementRow[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  let group: string | undefined
  for (const { id, kind, label } of rows) {
    if (kind === 'group') group = label
    if (kind === 'part' && group !== undefined) groups.set(id, group)
  }
  return groups
}

function Name({ row: { id, label, href }, isSelected }: { row: StatementRow; isSelected: boolean }) {
  if (href === undefined) return label
  return (
    <Link
      href={href}
      className={styles.link}
      data-line={id}
      {...(isSelected && { 'aria-current': 'true' as const })}
    >
      {label}
    </Link>
  )
}

interface FiguresProps {
  row: StatementRow
  columns: readonly StatementColumn[]
  write: WriteFigure
}

function Figures({ row, columns, write }: FiguresProps) {
  // An empty header cell would be announced for the cells below it.
  if (row.kind === 'heading')
    return (
      <td colSpan={columns.length} className={styles.blank}>
        {null}
      </td>
    )
  return columns.map(({ id, kind = 'amount' }) => {
    const value = row.figures?.[id]
    const isMarked = row.isSignificant === true && (kind === 'variation' || kind === 'percent')
    return (
      <td key={id} className={styles.figure[kind === 'prior' ? 'prior' : 'own']}>
        {typeof value === 'number' && <Figure text={write(kind, value)} isMarked={isMarked} value={value} />}
      </td>
    )
  })
}

/** A zero figure is shown as a dash, and announced as zero. */
function Figure({ text, isMarked, value }: { text: string | undefined; isMarked: boolean; value: number }) {
  const t = useMessages(messages)
  if (text === undefined)
    return (
      <>
        <span aria-hidden>–</span>
        <span className={styles.hidden}>{0}</span>
      </>
    )
  if (!isMarked) return text
  const Arrow = value < 0 ? TrendingDown : TrendingUp
  return (
    <span className={styles.mark}>
      <Arrow aria-hidden size="1em" className={styles.arrow} />
      <span>{text}</span>
      <span className={styles.hidden}> ({t('significant')})</span>
    </span>
  )
}

/** When the details of a row close, the focus returns to the row, even if the address had opened them. */
function useReturn(frame: { current: HTMLElement | null }, selected: string | undefined): void {
  const last = useRef(selected)
  useEffect(() => {
    const before = last.current
    last.current = selected
    if (before === undefined || selected !== undefined) return
    const link = [...(frame.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(
      ({ dataset }) => dataset['line'] === before,
    )
    if (!link) return
    link.focus({ preventScroll: true })
    bringIntoView(link)
  }, [frame, selected])
}
