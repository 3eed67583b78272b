import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { addressOf, placeOf } from '../../rules/place.ts'
import { entriesOf, figureOptions, linesOf, requestRecord } from '../../statement-result.ts'
import { RequestSentence } from './RequestSentence.tsx'

export interface AccountPageProps {
  request: StatementRequest
  account: string
}

/** The entries of an account in the file, or its lines of a trial balance, below the line from which it was opened. */
export function AccountPage({ request, account }: AccountPageProps) {
  const { t } = useTranslation('statementResults')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { statement, line, threshold } = placeOf(search)
  // Already cached if the reader comes from the line.
  const opened = useQuery({
    ...figureOptions(useApi(), request.id, line ?? ''),
    enabled: line !== undefined,
  })
  const isBalance = request.content === 'balances'
  const entries = useMemo(() => entriesOf(request.id, account), [request.id, account])
  const lines = useMemo(() => linesOf(request.id, account), [request.id, account])
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: requestRecord.list }}
      above={[
        {
          id: 'result',
          label: request.accountName,
          href: addressOf(request.id, { statement, threshold }),
        },
        ...(line === undefined
          ? []
          : [
              {
                id: 'line',
                label: opened.data?.label[language] ?? t('line.title'),
                href: addressOf(request.id, { statement, threshold, line }),
              },
            ]),
      ]}
      title={t(isBalance ? 'accounts.title' : 'entries.title', { account })}
      sentence={<RequestSentence request={request} />}
    >
      {isBalance ? (
        <Stack gap={4}>
          <p>{t('accounts.ofBalance', { file: request.fileName })}</p>
          <ListOfScreen key={account} list={lines} values={{ account }} />
        </Stack>
      ) : (
        // Remount the list for another account.
        <ListOfScreen key={account} list={entries} values={{ account }} />
      )}
    </RecordPage>
  )
}
