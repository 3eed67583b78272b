import { writeOptions } from '@parvis/api-types/calls'
import { importStockEntries } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { sayNoEntriesKept } from '../forms.ts'
import {
  entryNumbers,
  entryColumns,
  guessEntryColumns,
  neededEntryColumns,
  readEntries,
  type EntryFault,
  type EntryMapping,
  type EntryRow,
} from './entries.ts'
import { mostDecimals } from './read-number.ts'
import { FileImportDialog } from './FileImportDialog.tsx'
import type { Table, TableFault } from './read-table.ts'
import { columnsOf, fileLike, mappingOf } from './remembered.ts'
import { RememberedColumns } from './RememberedColumns.tsx'
import { partOptions, useIsLeft, useImport, type RowsToSend } from './useImport.ts'
import { useRememberedEntries } from './useRemembered.ts'

type Columns = NonNullable<BodyOf<Operations['importStockEntries']>['columns']>

export interface EntryImportDialogProps {
  takeId: number
  onClose: () => void
}

/** Imports the entries by which articles are valued from a file. All faults are shown before anything is saved. */
export function EntryImportDialog({ takeId, onClose }: EntryImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const options = writeOptions(useApi(), importStockEntries)
  const { mutateAsync } = useMutation(partOptions(options, useIsLeft()))
  const { send, isPending, isUnsure, step, sent, error, faulty, reset } = useImport({
    send: async ({ rows, ...request }: RowsToSend<EntryRow, Columns>) => {
      const answer = await mutateAsync({
        path: { id: takeId },
        body: { ...request, entries: rows.map(({ entry }) => entry) },
        idempotencyKey: newIdempotencyKey(),
      })
      return answer.faults
    },
    isTried: true,
    meta: options.meta,
    onDone: () => {
      showToast({ title: t('entryImport.done') })
      onClose()
    },
  })
  const remembered = useRememberedEntries(takeId, { isAsked: !isPending })
  const { files } = remembered
  const known = useCallback(
    (header: readonly string[]) => {
      const file = fileLike(files, header)
      return file && mappingOf(file)
    },
    [files],
  )
  const inWords = useCallback(
    ({ row, kind, column, value = '' }: EntryFault) => ({
      row,
      text: t(`entryImport.fault.${kind}`, {
        value,
        column: t(`entryImport.column.${column}`),
        most: mostDecimals(entryNumbers, column),
      }),
    }),
    [t],
  )
  const read = useCallback(
    (table: Table, mapping: EntryMapping) => {
      const found = readEntries(table, mapping)
      return { rows: found.rows, faults: found.faults.map(inWords) }
    },
    [inWords],
  )
  const refusalOf = (fault: TableFault) => {
    if (fault === 'tooMany') return `${t('entryImport.tooMany')}. ${t('entryImport.tooManyHelp')}`
    if (fault === 'noRows') return `${t('entryImport.noRows')}. ${t('importing.refusal.noRows.help')}`
    return `${t(`importing.refusal.${fault}.title`)}. ${t(`importing.refusal.${fault}.help`)}`
  }
  return (
    <FileImportDialog
      rows="entries"
      title={t('entryImport.title')}
      description={t('entryImport.sentence')}
      columns={entryColumns}
      needed={neededEntryColumns}
      labelOf={column => t(`entryImport.column.${column}`)}
      guess={guessEntryColumns}
      known={known}
      renderBeside={header => <RememberedColumns remembered={remembered} header={header} />}
      read={read}
      refusalOf={refusalOf}
      ready={count => t('entryImport.ready', { count })}
      submit={count => t('entryImport.send', { count })}
      work={{
        send: (rows, { header }, mapping) =>
          send({ rows, columns: columnsOf(entryColumns, header, mapping) }),
        isPending,
        sent,
        step,
        doing: t(`entryImport.${step}`),
        faults: faulty.map(({ row: { row }, fault: { reason: kind, column } }) =>
          inWords({ row, kind, column }),
        ),
        reset,
        failure: error ? { title: t('entryImport.failed'), problem: sayNoEntriesKept(error) } : undefined,
        isUnsure,
      }}
      onClose={onClose}
    />
  )
}
