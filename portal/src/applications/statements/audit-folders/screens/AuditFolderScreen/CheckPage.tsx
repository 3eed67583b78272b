import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { StatementTable } from '@parvis/design-system/StatementTable'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { RecordPage, type RecordPageAction } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { CommentsPart } from '../../CommentsPart.tsx'
import {
  addressOf,
  checkOptions,
  entriesOf,
  folderRecord,
  resultLooks,
  sayNoPart,
  type AuditCheck,
  type AuditFolder,
} from '../../folder.ts'

const ConclusionDialog = lateDialog(async () => ({
  default: (await import('../../CheckDialogs.tsx')).ConclusionDialog,
}))
const ReviewDialog = lateDialog(async () => ({
  default: (await import('../../CheckDialogs.tsx')).ReviewDialog,
}))

/** The page of a check: what was compared, the entries behind it, its conclusion and its review. */
export function CheckPage({ folder, id }: { folder: AuditFolder; id: number }) {
  const { t } = useTranslation('auditFolders')
  const found = useQuery(checkOptions(useApi(), id))
  const [check] = found.data?.value ?? []
  return (
    <Known folder={folder} check={check}>
      <LoadedPart
        query={found}
        loading={t('checkPage.loading')}
        failed={t('checkPage.failed')}
        say={sayNoPart}
      >
        {({ value: [known] }) =>
          known ? (
            <Check folder={folder} check={known} />
          ) : (
            <Banner kind="warning" title={t('checkPage.gone')} />
          )
        }
      </LoadedPart>
    </Known>
  )
}

interface KnownProps {
  folder: AuditFolder
  check: AuditCheck | undefined
  children: React.ReactNode
}

function Known({ folder, check, children }: KnownProps) {
  const { t } = useTranslation('auditFolders')
  const { email } = usePerson()
  const [asked, setAsked] = useState<'conclude' | 'review'>()
  const { id, accountName: client, year, status } = folder
  const isReviewed = check?.reviewedBy != null
  const mayReview = check?.conclusion != null && check.concludedBy !== email && !isReviewed
  const actions: RecordPageAction[] = [
    {
      id: 'review',
      label: t('review.open'),
      isShown: status !== 'sealed' && mayReview,
      isPrimary: true,
      onPress: () => setAsked('review'),
    },
    {
      id: 'conclude',
      label: t(check?.conclusion == null ? 'conclude.open' : 'conclude.change'),
      isShown: status === 'open' && check !== undefined,
      isPrimary: check?.conclusion == null,
      onPress: () => setAsked('conclude'),
    },
  ]
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: folderRecord.list }}
      above={[
        {
          id: 'folder',
          label: t('record.title', { client, year: String(year) }),
          href: addressOf(id, { tab: 'checks' }),
        },
      ]}
      title={check ? t(`check.${check.check}`) : t('checkPage.name')}
      {...(check && { status: { kind: resultLooks[check.result], text: t(`result.${check.result}`) } })}
      sentence={check && t(`explained.${check.check}`)}
      actionList={actions}
    >
      {children}
      <Suspense fallback={null}>
        {check && asked === 'conclude' && (
          <ConclusionDialog check={check} onClose={() => setAsked(undefined)} />
        )}
        {check && asked === 'review' && <ReviewDialog check={check} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </RecordPage>
  )
}

function Check({ folder, check }: { folder: AuditFolder; check: AuditCheck }) {
  const { t } = useTranslation('auditFolders')
  const { id, figures, accounts, count, listedCount, result, reason } = check
  const list = useMemo(() => entriesOf(id), [id])
  return (
    <Stack gap={6}>
      <Card title={t('checkPage.conclusion')}>
        <Conclusion check={check} />
      </Card>
      {figures.length > 0 && (
        <Card title={t('checkPage.figures')}>
          <Figures figures={figures} />
        </Card>
      )}
      {accounts.length > 0 && (
        <Stack gap={3}>
          {accounts.length < count && (
            <Banner kind="info" title={t('checkPage.firstAccounts', { listed: accounts.length, count })} />
          )}
          <Accounts accounts={accounts} />
        </Stack>
      )}
      {listedCount > 0 && (
        <Stack gap={3}>
          {accounts.length === 0 && listedCount < count && (
            <Banner kind="info" title={t('entries.first', { listed: listedCount, count })} />
          )}
          <ListOfScreen list={list} />
        </Stack>
      )}
      {listedCount === 0 && accounts.length === 0 && (
        <p>{t(reason === null ? `nothing.${result}` : `nothing.${reason}`)}</p>
      )}
      <Card title={t('comments.title')}>
        <CommentsPart folder={folder} about={{ checkId: id }} />
      </Card>
    </Stack>
  )
}

/** The conclusion, its author and the initials of the reviewer. */
function Conclusion({ check }: { check: AuditCheck }) {
  const { t } = useTranslation('auditFolders')
  const { moment } = useFormats()
  const { conclusion, concludedBy, concludedByName, concludedDate } = check
  const { reviewedBy, reviewedByName, reviewedInitials, reviewedDate } = check
  if (conclusion === null) return <p>{t('checkPage.unconcluded')}</p>
  const date = (text: string | null) => (text === null ? '' : moment(new Date(text)))
  return (
    <Stack gap={3}>
      <Prose text={conclusion} level={3} />
      <DescriptionList
        items={[
          {
            term: t('checkPage.concludedBy'),
            value: t('checkPage.by', {
              name: concludedByName ?? concludedBy ?? '',
              date: date(concludedDate),
            }),
          },
          {
            term: t('checkPage.reviewedBy'),
            value:
              reviewedBy === null
                ? t('checkPage.unreviewed')
                : t('checkPage.reviewed', {
                    initials: reviewedInitials ?? '',
                    name: reviewedByName ?? reviewedBy,
                    date: date(reviewedDate),
                  }),
          },
        ]}
      />
    </Stack>
  )
}

const formats = {
  euro: { style: 'currency', currency: 'EUR' },
  count: {},
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 2 },
} as const satisfies Record<AuditCheck['figures'][number]['unit'], Intl.NumberFormatOptions>

function Figures({ figures }: Pick<AuditCheck, 'figures'>) {
  const { t } = useTranslation('auditFolders')
  const language = useLanguage()
  return (
    <DescriptionList
      items={figures.map(({ name, unit, value, expected }) => {
        const write = (amount: number) => amount.toLocaleString(language, formats[unit])
        return {
          term: t(`figure.${name}`),
          value:
            expected === null
              ? write(value)
              : t(name === 'deviation' ? 'figures.atMost' : 'figures.expected', {
                  value: write(value),
                  expected: write(expected),
                }),
        }
      })}
    />
  )
}

function Accounts({ accounts }: Pick<AuditCheck, 'accounts'>) {
  const { t } = useTranslation('auditFolders')
  const hasExpected = accounts.some(({ expected }) => expected !== null)
  return (
    <StatementTable
      caption={t('checkPage.accounts')}
      rounding="cent"
      lineTitle={t('checkPage.account')}
      columns={[
        { id: 'amount', title: t('checkPage.balance') },
        ...(hasExpected ? [{ id: 'expected', title: t('checkPage.expected') }] : []),
      ]}
      rows={accounts.map(({ account, label, amount, expected }, at) => ({
        // One account can have several auxiliary accounts.
        id: `${account}-${at}`,
        kind: 'line',
        label: label === '' ? account : t('checkPage.named', { account, label }),
        figures: { amount, expected },
      }))}
    />
  )
}
