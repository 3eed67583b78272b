import { listTestTransactions } from '@parvis/api-types/calls/test-data'
import { readOptions } from '@parvis/api-types/calls'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { useQuery } from '@tanstack/react-query'
import { allPages } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { CopyButton } from '../../../../../screens/CopyButton.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import type { Transaction } from '../../rules/pasted-transactions.ts'
import { curlOf, jsonOf } from '../../rules/reuse.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { testUserRecord, type TestUser } from '../../test-user.ts'

/** All transactions of a test person, as they were sent. */
const allTransactions = (api: Api, { id, currency }: TestUser) => ({
  queryKey: [listTestTransactions.id, { path: { id }, all: true }] as const,
  meta: { path: listTestTransactions.path },
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Transaction[]> => {
    const rows = await allPages(async page => ({
      data: await readOptions(api, listTestTransactions, {
        path: { id },
        query: { orderby: ['id'], ...page },
      }).queryFn({ signal }),
    }))
    return rows.map(({ id: _id, ...row }) => ({ ...row, currency }))
  },
  staleTime: 10_000,
})

/** The test person's data for reuse: as JSON, and as commands that create it. */
export function ReusePart({ user }: { user: TestUser }) {
  const found = useQuery(allTransactions(useApi(), user))
  return (
    <LoadedOfRecord query={found} record={testUserRecord} words="reuse">
      {transactions => <Texts user={user} transactions={transactions} />}
    </LoadedOfRecord>
  )
}

function Texts({ user, transactions }: { user: TestUser; transactions: readonly Transaction[] }) {
  const { t } = useTranslation('testData')
  const { hosts } = useSettings()
  const texts = {
    json: jsonOf(user, transactions),
    curl: curlOf(user, transactions, new URL(hosts.portal, window.location.href).href.replace(/\/$/, '')),
  }
  return (
    <Stack gap={6}>
      <p>{t('reuse.password')}</p>
      {(['json', 'curl'] as const).map(kind => (
        <Stack key={kind} gap={2}>
          <TextArea
            name={kind}
            label={t(`reuse.${kind}`)}
            description={t(`reuse.${kind}Hint`)}
            rows={12}
            isReadOnly
            value={texts[kind]}
            onChange={() => {}}
          />
          <CopyButton text={texts[kind]} done={t(`reuse.${kind}Copied`)} failed={t('reuse.notCopied')}>
            {t(`reuse.${kind}Copy`)}
          </CopyButton>
        </Stack>
      ))}
    </Stack>
  )
}
