import { readOptions, writeOptions } from '@parvis/api-types/calls'
import {
  createStatementQuestion,
  getStatementQuestion,
  updateStatementQuestion,
} from '@parvis/api-types/calls/statement-questions'
import { StatementQuestionForm } from '@parvis/api-types/limits/statement-questions'
import { isProblem } from '@parvis/api-types/problems'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Select } from '@parvis/design-system/Select'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { EditDialog } from '../../../../../screens/DialogForms.tsx'
import { LineField, LinesField } from '../../../../../screens/FormFields.tsx'
import { questionForm } from '../../question-form.ts'
import type { Question } from '../../questions.ts'

export interface QuestionDialogProps {
  /** The current version of the question to change; undefined for a new one. */
  question: Question | undefined
  onClose: () => void
}

/** The form of a question and its answer in both languages. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('statementQuestions')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createStatementQuestion))
  const change = useMutation(writeOptions(api, updateStatementQuestion))
  const categories = StatementQuestionForm.category.values.map(id => ({ id, label: t(`category.${id}`) }))
  return (
    <EditDialog
      form={questionForm}
      namespace="statementQuestions"
      size="large"
      thing={question}
      draft="new"
      title={t(question ? 'edit.title' : 'create.title')}
      submit={isNew => t(isNew ? 'create.confirm' : 'edit.confirm')}
      failed={t('edit.failed')}
      gone={{ title: t('edit.goneTitle'), text: t('edit.gone') }}
      create={(body, idempotencyKey) => creation.mutateAsync({ body, idempotencyKey })}
      update={({ id, '@odata.etag': ifMatch }, body) => change.mutateAsync({ path: { id }, ifMatch, body })}
      read={async id => {
        const options = readOptions(api, getStatementQuestion, { path: { id } })
        try {
          return await queryClient.fetchQuery({ ...options, staleTime: 0 })
        } catch (error) {
          if (isProblem(error, 'not-found')) return undefined
          throw error
        }
      }}
      said={{ created: () => t('create.done'), saved: () => t('edit.done') }}
      written={(values, field) =>
        field === 'category'
          ? t(`category.${values.category}`)
          : field === 'isPublished'
            ? t(values.isPublished ? 'published' : 'hidden')
            : values[field]
      }
      onSaved={onClose}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          <FormField name="category" control={control} label={t('field.category')}>
            {field => <Select {...field} isRequired options={categories} />}
          </FormField>
          <LineField of={of} name="title" />
          <LinesField of={of} name="answer" rows={6} hint={t('hint.answer')} />
          <LineField of={of} name="englishTitle" />
          <LinesField of={of} name="englishAnswer" rows={6} hint={t('hint.answer')} />
          <FormField name="isPublished" control={control} label={t('field.isPublished')}>
            {({ label, ...field }) => (
              <Checkbox {...field} description={t('hint.isPublished')}>
                {label}
              </Checkbox>
            )}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
