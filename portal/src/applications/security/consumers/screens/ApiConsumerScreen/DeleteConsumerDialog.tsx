import { writeOptions } from '@parvis/api-types/calls'
import { deleteApiConsumer } from '@parvis/api-types/calls/api-consumers'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Consumer } from '../../consumer.ts'

const say = explain<'deleteApiConsumer'>({
  'precondition-failed': 'consumers:delete.changed',
  'api-consumer-has-keys': 'consumers:problem.hasKeys',
})

export interface DeleteConsumerDialogProps {
  /** The version the reader saw. */
  consumer: Pick<Consumer, 'id' | 'name' | '@odata.etag'>
  onClose: () => void
  onDeleted: () => void
}

/** Asks before deleting an API consumer with its keys and usage data. */
export function DeleteConsumerDialog({ consumer, onClose, onDeleted }: DeleteConsumerDialogProps) {
  const { t } = useTranslation('consumers')
  const { id, name, '@odata.etag': ifMatch } = consumer
  return (
    <DeletionDialog
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteApiConsumer)}
      say={say}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted()
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
