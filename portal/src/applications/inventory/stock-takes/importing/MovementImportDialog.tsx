import { writeOptions } from '@parvis/api-types/calls'
import { importStockMovements } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { sayNoMovementsKept } from '../forms.ts'
import { FileImportDialog } from './FileImportDialog.tsx'
import {
  numbersOfMovement,
  guessMovementColumns,
  movementColumns,
  neededMovementColumns,
  readMovements,
  type MovementFault,
  type MovementMapping,
  type MovementRow,
} from './movements.ts'
import { mostDecimals } from './read-number.ts'
import type { Table, TableFault } from './read-table.ts'
import { partOptions, useIsLeft, useImport, type RowsToSend } from './useImport.ts'

export interface MovementImportDialogProps {
  takeId: number
  onClose: () => void
}

/** Imports movements from a file. All faults are shown before anything is saved. */
export function MovementImportDialog({ takeId, onClose }: MovementImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const options = writeOptions(useApi(), importStockMovements)
  const { mutateAsync } = useMutation(partOptions(options, useIsLeft()))
  const { send, isPending, isUnsure, step, sent, error, faulty, reset } = useImport({
    send: async ({ rows, isTrial, part }: RowsToSend<MovementRow, never>) => {
      const answer = await mutateAsync({
        path: { id: takeId },
        body: { isTrial, part, movements: rows.map(({ movement }) => movement) },
        idempotencyKey: newIdempotencyKey(),
      })
      return answer.faults
    },
    isTried: true,
    meta: options.meta,
    onDone: () => {
      showToast({ title: t('movementImport.done') })
      onClose()
    },
  })
  const inWords = useCallback(
    ({ row, kind, column, value = '' }: MovementFault) => ({
      row,
      text: t(`movementImport.fault.${kind}`, {
        value,
        column: t(`movementImport.column.${column}`),
        most: mostDecimals(numbersOfMovement, column),
      }),
    }),
    [t],
  )
  const read = useCallback(
    (table: Table, mapping: MovementMapping) => {
      const found = readMovements(table, mapping)
      return { rows: found.rows, faults: found.faults.map(inWords) }
    },
    [inWords],
  )
  const refusalOf = (fault: TableFault) => {
    if (fault === 'tooMany') return `${t('movementImport.tooMany')}. ${t('movementImport.tooManyHelp')}`
    if (fault === 'noRows') return `${t('movementImport.noRows')}. ${t('importing.refusal.noRows.help')}`
    return `${t(`importing.refusal.${fault}.title`)}. ${t(`importing.refusal.${fault}.help`)}`
  }
  return (
    <FileImportDialog
      rows="movements"
      title={t('movementImport.title')}
      description={t('movementImport.sentence')}
      columns={movementColumns}
      needed={neededMovementColumns}
      labelOf={column => t(`movementImport.column.${column}`)}
      guess={guessMovementColumns}
      renderBeside={() => <Banner kind="info" title={t('movementImport.signs')} />}
      read={read}
      refusalOf={refusalOf}
      ready={count => t('movementImport.ready', { count })}
      submit={count => t('movementImport.send', { count })}
      work={{
        send: rows => send({ rows }),
        isPending,
        sent,
        step,
        doing: t(`movementImport.${step}`),
        faults: faulty.map(({ row: { row }, fault: { reason: kind, column } }) =>
          inWords({ row, kind, column }),
        ),
        reset,
        failure: error
          ? { title: t('movementImport.failed'), problem: sayNoMovementsKept(error) }
          : undefined,
        isUnsure,
      }}
      onClose={onClose}
    />
  )
}
