import { useId, type ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './PaperForm.css.ts'

/** A table that is printed on its own pages. */
export interface PaperSheet {
  id: number | string
  /** The title of the table, for example the place being counted. */
  title: string
  /** A note printed above the table. @default nothing */
  note?: ReactNode
  /** The texts of each row, one for each of `columns`. The first names the row and is never empty. */
  rows: readonly { id: number | string; cells: readonly string[] }[]
}

export interface PaperFormProps extends ElementProps<HTMLDivElement> {
  /** The sheets, in order. */
  sheets: readonly PaperSheet[]
  /** Titles of the columns with printed text. */
  columns: readonly string[]
  /** Titles of the columns to fill in by hand. They come after the others. */
  blanks: readonly string[]
  /** Blank rows at the end of each sheet for items that its list does not have, under this title. @default none */
  spare?: { title: string; rows: number }
  /** Labels of the lines to fill in below each table: who filled it in, the date, a signature. @default nothing */
  lines?: readonly string[]
  /** Controls for choosing and printing sheets. Not printed themselves. @default nothing */
  tools?: ReactNode
}

/** Tables to print and fill in by hand. */
export function PaperForm({ sheets, lines = [], tools, ...table }: PaperFormProps) {
  return (
    <div {...elementProps(table)} className={styles.form}>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      {sheets.map(sheet => (
        <div key={sheet.id} className={styles.sheet}>
          {sheet.note !== undefined && <div className={styles.note}>{sheet.note}</div>}
          <SheetTable sheet={sheet} {...table} />
          {lines.length > 0 && (
            <div className={styles.lines}>
              {lines.map(line => (
                <p key={line} className={styles.line}>
                  {line}
                </p>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function Blank() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: a cell that is filled in by hand
  return <td className={styles.blank} />
}

type SheetTableProps = Pick<PaperFormProps, 'columns' | 'blanks' | 'spare'> & { sheet: PaperSheet }

function SheetTable({ sheet, columns, blanks, spare }: SheetTableProps) {
  const id = useId()
  const width = columns.length + blanks.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <div role="group" aria-labelledby={id} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <caption id={id} className={styles.title}>
          {sheet.title}
        </caption>
        <thead>
          <tr>
            {columns.map(title => (
              <th key={title} scope="col" className={styles.head}>
                {title}
              </th>
            ))}
            {blanks.map(title => (
              <th key={title} scope="col" className={styles.blankHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(row => (
            <tr key={row.id} className={styles.row}>
              {row.cells.map((words, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row" className={styles.name}>
                    {words}
                  </th>
                ) : (
                  <td key={columns[at]} className={styles.words}>
                    {words}
                  </td>
                ),
              )}
              {blanks.map(title => (
                <Blank key={title} />
              ))}
            </tr>
          ))}
        </tbody>
        {spare && (
          <tbody>
            <tr className={styles.spareTitle}>
              <th scope="rowgroup" colSpan={width} className={styles.name}>
                {spare.title}
              </th>
            </tr>
            {Array.from({ length: spare.rows }, (_, at) => (
              <tr key={at} className={styles.row}>
                {[...columns, ...blanks].map(title => (
                  <Blank key={title} />
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
