import { writeOptions } from '@parvis/api-types/calls'
import { importStockMovements } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { sayNoMovementsKept } from '../forms.ts'
import { FileImportDialog } from './FileImportDialog.tsx'
import {
  guessMovementColumns,
  movementColumns,
  neededMovementColumns,
  readMovements,
  type MovementFault,
  type MovementMapping,
  type MovementRow,
} from './movements.ts'
import type { Table, TableFault } from './read-table.ts'
import { useCheckedImport, type CheckedPart } from './useCheckedImport.ts'

export interface MovementImportDialogProps {
  takeId: number
  onClose: () => void
}

/** Imports movements from a file. All faults are shown before anything is saved. */
export function MovementImportDialog({ takeId, onClose }: MovementImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), importStockMovements))
  const { send, isPending, isTrial, sent, error, faults, reset } = useCheckedImport(
    async ({ rows, isTrial: isChecked, isFirst }: CheckedPart<MovementRow, never>) => {
      const answer = await mutateAsync({
        path: { id: takeId },
        body: {
          isTrial: isChecked,
          isImported: true,
          isFirst,
          movements: rows.map(({ movement }) => movement),
        },
        idempotencyKey: newIdempotencyKey(),
      })
      return answer.faults
    },
    () => {
      showToast({ title: t('movementImport.done') })
      onClose()
    },
  )
  const inWords = useCallback(
    ({ row, kind, column, value = '' }: MovementFault) => ({
      row,
      text: t(`movementImport.fault.${kind}`, { value, column: t(`movementImport.column.${column}`) }),
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
        sending: t(isTrial ? 'movementImport.checking' : 'movementImport.sending'),
        faults: faults.map(inWords),
        reset,
        failure: error && (
          <ProblemBanner title={t('movementImport.failed')} problem={sayNoMovementsKept(error)}>
            {t('movementImport.again')}
          </ProblemBanner>
        ),
      }}
      onClose={onClose}
    />
  )
}
