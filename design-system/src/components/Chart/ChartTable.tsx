import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { messages } from './Chart.messages.ts'
import type { ChartNumbers } from './chartNumbers.ts'
import type { ChartTableModel, TableColumn, TableValue } from './chartTable.ts'
import * as styles from './table.css.ts'

interface ChartTableProps {
  title: string
  table: ChartTableModel
  numbers: ChartNumbers
}

/** Rows shown at first and added with each press. Ten thousand at once would block the page. */
const portion = 100

/** The data of a chart as a table. */
export function ChartTable({ title, table, numbers }: ChartTableProps) {
  const t = useMessages(messages)
  const [count, setCount] = useState(portion)
  const { head, columns, rows, totals } = table
  const left = rows.length - count
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too */}
      <div role="group" aria-label={title} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {head}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.figureHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ name, values }, place) => (
              // Keyed by index: two categories may share a name.
              <tr key={place}>
                <th scope="row" className={styles.rowHead}>
                  {name}
                </th>
                <Cells {...{ columns, values, numbers }} />
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr className={styles.total}>
                <th scope="row" className={styles.rowHead}>
                  {t('total')}
                </th>
                <Cells {...{ columns, values: totals, numbers }} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {left > 0 && (
        <div className={styles.more}>
          <Button size="small" onPress={() => setCount(count + portion)}>
            {t('more', { count: Math.min(left, portion) })}
          </Button>
        </div>
      )}
    </>
  )
}

interface CellsProps {
  columns: readonly TableColumn[]
  values: readonly TableValue[]
  numbers: ChartNumbers
}

function Cells({ columns, values, numbers }: CellsProps) {
  const t = useMessages(messages)
  return columns.map(({ id, form }, place) => {
    const value = values[place]
    return (
      <td key={id} className={styles.figure}>
        {value === null ? (
          <>
            <span aria-hidden>—</span>
            <span className={styles.hidden}>{t('missing')}</span>
          </>
        ) : value === undefined ? null : form === 'share' ? (
          numbers.share(value)
        ) : (
          numbers.plain(value)
        )}
      </td>
    )
  })
}
