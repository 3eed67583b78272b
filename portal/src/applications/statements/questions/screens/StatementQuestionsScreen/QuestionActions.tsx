import { writeOptions } from '@parvis/api-types/calls'
import { moveStatementQuestion, updateStatementQuestion } from '@parvis/api-types/calls/statement-questions'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ActionsMenu } from '@parvis/design-system/ActionsMenu'
import { Button } from '@parvis/design-system/Button'
import { MenuItem } from '@parvis/design-system/Menu'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { sayNotChanged, type Question } from '../../questions.ts'
import { wordsIn } from '../../rules/find-questions.ts'

const DeleteQuestionDialog = lateDialog(async () => ({
  default: (await import('./DeleteQuestionDialog.tsx')).DeleteQuestionDialog,
}))

export interface QuestionActionsProps {
  question: Question
  onEdit: (question: Question) => void
  /** The question to move it in front of when it moves up. @default it cannot move up */
  before: number | undefined
  /** The question to move it in front of when it moves down; null for the end. @default it cannot move down */
  after: number | null | undefined
}

/** The actions of editors on a question: edit, move, publish or hide, and delete. */
export function QuestionActions({ question, onEdit, before, after }: QuestionActionsProps) {
  const { t } = useTranslation('statementQuestions')
  const api = useApi()
  const language = useLanguage()
  const [isDeleting, setDeleting] = useState(false)
  const change = useMutation({
    ...writeOptions(api, updateStatementQuestion),
    onSuccess: ({ isPublished }) => showToast({ title: t(isPublished ? 'publish.done' : 'hide.done') }),
  })
  const move = useMutation({
    ...writeOptions(api, moveStatementQuestion),
    onSuccess: () => showToast({ title: t('move.done') }),
  })
  const { id, '@odata.etag': ifMatch, isPublished } = question
  const { title } = wordsIn(language, question)
  const moveBefore = (beforeId: number | null) =>
    move.mutate({ path: { id }, body: { beforeId }, idempotencyKey: newIdempotencyKey() })
  const error = change.error ?? move.error
  return (
    <>
      <Button size="small" onPress={() => onEdit(question)}>
        {t('edit.open')}
      </Button>
      <ActionsMenu label={t('actionsOf', { title })}>
        <MenuItem
          label={t(isPublished ? 'hide.open' : 'publish.open')}
          onAction={() => change.mutate({ path: { id }, ifMatch, body: { isPublished: !isPublished } })}
        />
        {before !== undefined && <MenuItem label={t('move.up')} onAction={() => moveBefore(before)} />}
        {after !== undefined && <MenuItem label={t('move.down')} onAction={() => moveBefore(after)} />}
        <MenuItem label={t('delete.open')} isDanger onAction={() => setDeleting(true)} />
      </ActionsMenu>
      {error && <ProblemBanner title={t('notChanged')} problem={sayNotChanged(error)} />}
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteQuestionDialog question={question} title={title} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}
