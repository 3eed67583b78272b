import { Banner } from '@parvis/design-system/Banner'
import { showToast } from '@parvis/design-system/Toast'
import { useCallback } from 'react'
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
} from './movements.ts'
import type { Table, TableFault } from './read-table.ts'
import { useMovementImport } from './useMovementImport.ts'

export interface MovementImportDialogProps {
  takeId: number
  onClose: () => void
}

/** Movements from a file: what is wrong in it is told before anything is kept. */
export function MovementImportDialog({ takeId, onClose }: MovementImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { send, isPending, isTrial, sent, error, faults, reset } = useMovementImport(takeId, () => {
    showToast({ title: t('movementImport.done') })
    onClose()
  })
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
        send: rows => send(rows),
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
