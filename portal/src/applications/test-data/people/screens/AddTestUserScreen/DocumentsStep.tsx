import { writeOptions } from '@parvis/api-types/calls'
import { addTestDocuments } from '@parvis/api-types/calls/test-data'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { TestDocumentsForm } from '@parvis/api-types/limits/test-data'
import { Banner } from '@parvis/design-system/Banner'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { showToast } from '@parvis/design-system/Toast'
import { FormPage, FormSection } from '@parvis/design-system/patterns/FormPage'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { testData } from '../../application.ts'
import { sayNotWritten } from '../../test-user-form.ts'
import { documentsAddress, type TestUser } from '../../test-user.ts'

const all = TestDocumentsForm.kinds.values
type Kind = (typeof all)[number]

/** Chooses the documents to write from the test person's data. */
export function DocumentsStep({ user }: { user: TestUser }) {
  const { t } = useTranslation('testData')
  const language = useLanguage()
  const maySend = useMay('Documents.Write')
  const navigate = useNavigate()
  const [kinds, setKinds] = useState<readonly Kind[]>(all)
  const [isAsked, setAsked] = useState(false)
  const record = testData.address('record', { testUserId: user.id })
  const writing = useMutation({
    ...writeOptions(useApi(), addTestDocuments),
    onSuccess: () => {
      showToast({ title: t('documents.written', { count: kinds.length }) })
      void navigate(record)
    },
  })
  const write = () => {
    setAsked(true)
    if (kinds.length === 0) return
    writing.mutate({
      path: { id: user.id },
      body: { kinds: [...kinds], language },
      idempotencyKey: newIdempotencyKey(),
    })
  }
  return (
    <FormPage
      aria-label={t('addition.documents')}
      onSubmit={write}
      submitLabel={t('documents.write')}
      isPending={writing.isPending}
      hasRequiredFields={false}
      secondaryActions={<LinkButton href={record}>{t('documents.skip')}</LinkButton>}
    >
      <FormSection title={t('step.documents')} description={t('stepHint.documents')}>
        {all.map(kind => (
          <Checkbox
            key={kind}
            name={kind}
            description={t(`kindHint.${kind}`)}
            value={kinds.includes(kind)}
            onChange={isChosen =>
              setKinds(all.filter(each => (each === kind ? isChosen : kinds.includes(each))))
            }
          >
            {t(`kind.${kind}`)}
          </Checkbox>
        ))}
        {isAsked && kinds.length === 0 && (
          <Banner kind="warning" live="assertive" title={t('documents.none')}>
            {t('documents.noneHelp')}
          </Banner>
        )}
        {maySend && (
          <>
            <p>{t('documents.own')}</p>
            <LinkButton href={`${documentsAddress}/new`}>{t('documents.upload')}</LinkButton>
          </>
        )}
        {writing.isError && (
          <ProblemBanner title={t('documents.failed')} problem={sayNotWritten(writing.error)} />
        )}
      </FormSection>
    </FormPage>
  )
}
