import { Banner } from '@parvis/design-system/Banner'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { groupedIban } from '@parvis/accounting/bank/iban'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../../../screens/CopyButton.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { signInAddress } from '../../../../../session/sign-in-address.ts'
import { useMay } from '../../../../../session/useMay.ts'
import {
  addressOfAddition,
  documentsAddress,
  formatAmount,
  testUserRecord,
  type TestUser,
} from '../../test-user.ts'

const PurgeDialog = lateDialog(async () => ({ default: (await import('../../PurgeDialog.tsx')).PurgeDialog }))
const TransactionsPart = latePart(async () => ({
  default: (await import('./TransactionsPart.tsx')).TransactionsPart,
}))
const ReusePart = latePart(async () => ({ default: (await import('./ReusePart.tsx')).ReusePart }))

/** The data created for one test person: view it, sign in, reuse it, or delete it. */
export function TestUserScreen() {
  return (
    <RecordScreen record={testUserRecord}>
      {(user, onDeleted) => <TestUserPage user={user} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

const purge = ({ id }: TestUser, close: () => void, onDeleted: () => void) => (
  <PurgeDialog ids={[id]} onClose={close} onPurged={onDeleted} />
)

function TestUserPage({ user, onDeleted }: { user: TestUser; onDeleted: () => void }) {
  const { t } = useTranslation('testData')
  const part = (id: 'overview' | 'transactions' | 'reuse', content: ReactNode) => ({
    id,
    title: t(`tab.${id}`),
    content,
  })
  return (
    <RecordPage
      list={{ label: t('list.title'), href: testUserRecord.list }}
      title={t('record.fullName', user)}
      status={{ kind: 'warning', text: t('record.mark') }}
      sentence={user.companyName}
      width="full"
      actionList={[
        {
          id: 'transactions',
          label: t('addition.transactions'),
          href: addressOfAddition(user.id, 'transactions'),
        },
        { id: 'documents', label: t('addition.documents'), href: addressOfAddition(user.id, 'documents') },
        {
          id: 'delete',
          label: t('action.delete'),
          dialog: close => purge(user, close, onDeleted),
        },
      ]}
      parts={{
        label: t('record.parts'),
        items: [
          part('overview', <OverviewPart user={user} />),
          part('transactions', <TransactionsPart id={user.id} />),
          part('reuse', <ReusePart user={user} />),
        ],
      }}
    />
  )
}

function OverviewPart({ user }: { user: TestUser }) {
  const { t } = useTranslation('testData')
  const locale = useLanguage()
  const maySeeDocuments = useMay('Documents.Read')
  const { currency } = user
  const documents = `${documentsAddress}?q=${encodeURIComponent(user.companyName)}`
  return (
    <Stack gap={6}>
      <Banner kind="info" title={t(user.canSignIn ? 'signIn.title' : 'signIn.noneTitle')}>
        {user.canSignIn ? t('signIn.text', { email: user.email }) : t('signIn.none')}
      </Banner>
      {user.canSignIn && (
        <CopyButton
          text={signInAddress(user.email, window.location.origin)}
          done={t('signIn.copied')}
          failed={t('signIn.notCopied', { email: user.email })}
        >
          {t('signIn.copy')}
        </CopyButton>
      )}
      <DescriptionList
        items={[
          { term: t('field.title'), value: t(`title.${user.title}`) },
          { term: t('column.email'), value: user.email },
          { term: t('field.mobile'), value: user.mobile },
          { term: t('field.phone'), value: user.phone ?? t('record.none') },
          { term: t('field.role'), value: user.role ?? t('role.none') },
          { term: t('column.companyName'), value: user.companyName },
          { term: t('column.companyNumber'), value: user.companyNumber },
          { term: t('field.bank'), value: user.bank },
          { term: t('field.iban'), value: groupedIban(user.iban) },
          { term: t('field.balance'), value: formatAmount(locale, user.openingBalance, currency) },
          { term: t('column.transactionCount'), value: String(user.transactionCount) },
          { term: t('column.balance'), value: formatAmount(locale, user.balance, currency) },
          { term: t('column.documentCount'), value: String(user.documentCount) },
          { term: t('column.createdBy'), value: user.createdByName ?? user.createdBy },
          { term: t('column.createdDate'), value: <DateTime value={user.createdDate} /> },
        ]}
      />
      {maySeeDocuments && (
        <Inline gap={2}>
          <LinkButton href={documents}>{t('record.documents')}</LinkButton>
        </Inline>
      )}
    </Stack>
  )
}
