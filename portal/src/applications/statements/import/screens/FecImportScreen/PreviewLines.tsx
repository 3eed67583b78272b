import { balanceColumns } from '@parvis/accounting/balance/columns'
import { headerLinesOf, type Preview } from '@parvis/accounting/fec/report'
import { readSigned } from '@parvis/accounting/files/reading-example'
import { signedFields } from '@parvis/accounting/files/single-amount'
import { ledgerColumns } from '@parvis/accounting/general-ledger/columns'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useFecFormats } from '../../useFecFormats.ts'

/** A line from the start of the file, with its number. */
interface ReadLine {
  line: number
  fields: readonly string[]
}

/** A FEC column has its legal name in every language; a column of another file has its translated name. */
function nameOf(
  column: Preview['columns'][number],
  { balance, ledger }: Preview['dialect'],
  t: Translate<'statementImport'>,
) {
  const ofBalance = balance && balanceColumns.find(each => each === column)
  if (ofBalance) return t(`balanceColumn.${ofBalance}`)
  const ofLedger = ledger && ledgerColumns.find(each => each === column)
  return ofLedger ? t(`ledgerColumn.${ofLedger}`) : column
}

function columnsOf(
  preview: Preview,
  t: Translate<'statementImport'>,
  euros: (cents: bigint) => string,
): GridColumn<ReadLine>[] {
  const signed = signedFields(preview)
  /** A column that shows how an amount is read if its sign is its side. */
  const sideColumn = (place: number, title: string): GridColumn<ReadLine> => ({
    id: `side ${place}`,
    type: 'text',
    title: t('reading.readAs', { column: title }),
    value: ({ fields }) => {
      const amount = readSigned(fields[place]?.trim() ?? '', preview.dialect)
      return amount && t(`reading.sided.${amount.side}`, { amount: euros(BigInt(amount.cents)) })
    },
    width: 170,
    isSortable: false,
    isFilterable: false,
    isGroupable: false,
  })
  return [
    {
      id: 'line',
      type: 'number',
      title: t('reading.line'),
      value: ({ line }) => line,
      width: 80,
      isSortable: false,
      isFilterable: false,
      isHideable: false,
    },
    ...preview.header.flatMap((written, place): GridColumn<ReadLine>[] => {
      const header = written === '' ? t('reading.unnamed') : written
      const column = nameOf(preview.columns[place], preview.dialect, t)
      const isSame = column === written
      const own: GridColumn<ReadLine> = {
        id: String(place),
        type: 'text',
        title:
          column === undefined
            ? t('reading.unknown', { header })
            : isSame
              ? header
              : t('reading.mapped', { header, column }),
        value: ({ fields }) => fields[place],
        width: 150,
        isSortable: false,
        isFilterable: false,
        isGroupable: false,
      }
      return signed.includes(place) ? [own, sideColumn(place, column ?? header)] : [own]
    }),
  ]
}

const idOf = ({ line }: ReadLine) => String(line)

/** The first lines of a file as they will be read, below the names of their columns. */
export function PreviewLines({ preview }: { preview: Preview }) {
  const { t } = useTranslation('statementImport')
  const { amount } = useFecFormats()
  const columns = useMemo(() => columnsOf(preview, t, amount), [preview, t, amount])
  const rows = useMemo(() => {
    const { skippedLines } = preview.dialect
    const first = skippedLines + headerLinesOf(preview.dialect) + 1
    return preview.rows.map((fields, place) => ({ line: first + place, fields }))
  }, [preview])
  return (
    <DataGrid
      aria-label={t('reading.preview')}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      hasSearch={false}
      emptyState={<EmptyState title={t('reading.noLines')}>{t('reading.noLinesHelp')}</EmptyState>}
    />
  )
}
