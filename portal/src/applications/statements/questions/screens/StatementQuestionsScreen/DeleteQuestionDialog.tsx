import { writeOptions } from '@parvis/api-types/calls'
import { deleteStatementQuestion } from '@parvis/api-types/calls/statement-questions'
import { showToast } from '@parvis/design-system/Toast'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { sayNotChanged, type Question } from '../../questions.ts'

export interface DeleteQuestionDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  question: Pick<Question, 'id' | '@odata.etag'>
  /** The title in the reader's language. */
  title: string
  onClose: () => void
}

/** Asks for confirmation before deleting a question, and says what is deleted with it. */
export function DeleteQuestionDialog({ question, title, onClose }: DeleteQuestionDialogProps) {
  const { t } = useTranslation('statementQuestions')
  const { id, '@odata.etag': ifMatch } = question
  return (
    <DeletionDialog
      title={t('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteStatementQuestion)}
      say={sayNotChanged}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onClose()
      }}
    >
      <p>{t('delete.text')}</p>
    </DeletionDialog>
  )
}
