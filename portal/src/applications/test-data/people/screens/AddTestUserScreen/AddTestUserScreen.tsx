import { readOptions } from '@parvis/api-types/calls'
import { getTestData } from '@parvis/api-types/calls/test-data'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { testData } from '../../application.ts'
import { addressOfAddition, testUserRecord, type TestUser } from '../../test-user.ts'
import { NewTestUserForm } from './NewTestUserForm.tsx'
import { AddedSteps } from './AddedSteps.tsx'

const TransactionsStep = latePart(async () => ({
  default: (await import('./TransactionsStep.tsx')).TransactionsStep,
}))
const DocumentsStep = latePart(async () => ({ default: (await import('./DocumentsStep.tsx')).DocumentsStep }))

/**
 * Creates a test person step by step: the person, their company and bank account, and then transactions and documents.
 */
export function AddTestUserScreen() {
  const [search] = useSearchParams()
  return search.get(testUserRecord.param) === null ? (
    <NewTestUser />
  ) : (
    <RecordScreen record={testUserRecord}>{user => <Addition user={user} />}</RecordScreen>
  )
}

function NewTestUser() {
  const { t } = useTranslation('testData')
  const navigate = useNavigate()
  const terms = useQuery({ ...readOptions(useApi(), getTestData, {}), staleTime: 60_000 })
  const leave = useCallback(
    (id: number) => void navigate(addressOfAddition(id, 'transactions'), { replace: true }),
    [navigate],
  )
  return (
    <RecordPage
      list={{ label: t('list.title'), href: testData.address('list') }}
      title={t('wizard.title')}
      sentence={t('wizard.sentence')}
    >
      <LoadedOfRecord query={terms} record={testUserRecord} words="terms">
        {known => <NewTestUserForm terms={known} onCreated={leave} />}
      </LoadedOfRecord>
    </RecordPage>
  )
}

function Addition({ user }: { user: TestUser }) {
  const { t } = useTranslation('testData')
  const [search] = useSearchParams()
  const step = search.get('step') === 'documents' ? 'documents' : 'transactions'
  return (
    <RecordPage
      list={{ label: t('list.title'), href: testUserRecord.list }}
      above={[
        {
          id: 'user',
          label: t('record.fullName', user),
          href: testData.address('record', { testUserId: user.id }),
        },
      ]}
      title={t(`addition.${step}`)}
      sentence={t('addition.sentence', { name: t('record.fullName', user), company: user.companyName })}
    >
      <AddedSteps user={user} step={step}>
        {step === 'documents' ? <DocumentsStep user={user} /> : <TransactionsStep user={user} />}
      </AddedSteps>
    </RecordPage>
  )
}
