import { writeOptions } from '@parvis/api-types/calls'
import { deleteStockTake, updateStockTake } from '@parvis/api-types/calls/inventories'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { RecordAction } from '../../../screens/RecordAction.tsx'
import { sayNotDeleted, sayNotMoved } from './forms.ts'
import { statusAfter, type Move } from './rules/moves.ts'
import type { StockTake } from './stock-take.ts'

export interface MoveDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  take: StockTake
  move: Move
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before moving a stock-take to its next step or deleting it. */
export function MoveDialog({ take, move, onClose, onDeleted }: MoveDialogProps) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const { id, '@odata.etag': ifMatch, name } = take
  if (move !== 'remove')
    return (
      <RecordAction
        namespace="stockTakes"
        words={move}
        values={{ name }}
        call={updateStockTake}
        thing={take}
        body={{ status: statusAfter[move] }}
        say={sayNotMoved}
        onClose={onClose}
      />
    )
  return (
    <DeletionDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(api, deleteStockTake)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('remove.done') })
        onDeleted()
      }}
    >
      <p>{t('remove.text')}</p>
    </DeletionDialog>
  )
}
