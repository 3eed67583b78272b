import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { administerScope, questionsOptions, sayNoQuestions, type Question } from '../../questions.ts'
import { Questions } from './Questions.tsx'

const QuestionDialog = lateDialog(async () => ({
  default: (await import('./QuestionDialog.tsx')).QuestionDialog,
}))

/** Frequently asked questions about the financial statements. Administrators edit them here. */
export function StatementQuestionsScreen() {
  const { t } = useTranslation('statementQuestions')
  const questions = useQuery(questionsOptions(useApi()))
  const mayEdit = useMay(administerScope)
  // The id of the question being edited, 'new', or undefined. The form starts from the current version: another one is
  // a conflict.
  const [edited, setEdited] = useState<number | 'new'>()
  const all = questions.data?.value ?? []
  const add = (
    <Button variant="primary" onPress={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t('title')} sentence={t('sentence')} actions={mayEdit && add} />
      <LoadedPart
        query={questions}
        loading={t('loading')}
        failed={t('list.failed')}
        say={sayNoQuestions}
        height="24rem"
      >
        {({ value }) => (
          <Questions
            questions={value}
            mayEdit={mayEdit}
            onEdit={({ id }: Question) => setEdited(id)}
            emptyActions={mayEdit && add}
          />
        )}
      </LoadedPart>
      <Suspense fallback={null}>
        {edited !== undefined && (
          <QuestionDialog
            question={all.find(({ id }) => id === edited)}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Page>
  )
}
