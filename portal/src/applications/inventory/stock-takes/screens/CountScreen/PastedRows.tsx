import type { TableColumn } from '@parvis/design-system/Table'
import { useMemo } from 'react'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CountLine } from '../../counts/count-store.ts'
import type { LeftRow, PastedCount, PasteFault, PasteReading } from '../../rules/paste.ts'
import { PagedTable } from './PagedTable.tsx'

/** What tells a line from others, as its card does. */
const nameOf = ({ name, zone, shelf, code, batch }: CountLine) =>
  [name, zone, shelf, code, batch].filter(part => part !== '').join(' · ')

const idOf = ({ row }: { row: number }) => String(row)

function reasonOf(t: Translate<'stockTakes'>, fault: PasteFault): string {
  switch (fault) {
    case 'malformed':
    case 'negative':
    case 'fraction':
    case 'large':
    case 'noPacks':
      return t(`sheet.fault.${fault}`)
    default:
      return t(`pasting.fault.${fault}`)
  }
}

/** How each row of a pasted table was read: first the rows that are not entered, with the reason. */
export function PastedRows({ reading: { counts, left } }: { reading: PasteReading }) {
  const { t } = useTranslation('stockTakes')
  const leftColumns = useMemo(
    (): TableColumn<LeftRow>[] => [
      { id: 'row', type: 'text', title: t('pasting.row'), value: idOf },
      { id: 'told', type: 'text', title: t('pasting.told'), value: ({ cells }) => cells.join(' · ') },
      {
        id: 'article',
        type: 'text',
        title: t('pasting.article'),
        value: ({ line }) => line && nameOf(line),
      },
      { id: 'reason', type: 'text', title: t('pasting.reason'), value: ({ fault }) => reasonOf(t, fault) },
    ],
    [t],
  )
  const countColumns = useMemo(
    (): TableColumn<PastedCount>[] => [
      { id: 'row', type: 'text', title: t('pasting.row'), value: idOf },
      { id: 'article', type: 'text', title: t('pasting.article'), value: ({ line }) => nameOf(line) },
      { id: 'quantity', type: 'number', title: t('pasting.quantity'), value: ({ quantity }) => quantity },
      { id: 'before', type: 'number', title: t('pasting.before'), value: ({ before }) => before?.quantity },
    ],
    [t],
  )
  return (
    <>
      {left.length > 0 && (
        <PagedTable
          caption={t('pasting.leftTable')}
          pages={t('pasting.leftPages')}
          rows={left}
          columns={leftColumns}
          getRowId={idOf}
        />
      )}
      {counts.length > 0 && (
        <PagedTable
          caption={t('pasting.countsTable')}
          pages={t('pasting.countsPages')}
          rows={counts}
          columns={countColumns}
          getRowId={idOf}
        />
      )}
    </>
  )
}
