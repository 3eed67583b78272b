import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { statusLooks, type StatementRequest } from '../../../../../statements/request.ts'
import { placeOf } from '../../rules/place.ts'
import {
  requestRecord,
  sayNoFile,
  sayNoStatements,
  statementDownload,
  statementsOptions,
} from '../../statement-result.ts'
import { Checks } from './Checks.tsx'
import { LineDrawer } from './LineDrawer.tsx'
import { RequestSentence } from './RequestSentence.tsx'
import { Statements } from './Statements.tsx'
import { Unfinished } from './Unfinished.tsx'

/** Loaded with its grid, which the statements do not need. */
const AccountPage = latePart(async () => ({ default: (await import('./AccountPage.tsx')).AccountPage }))

/** The financial statements of a client's year: the checks, the statements, and the accounts behind their figures. */
export function StatementResultScreen() {
  return (
    <RecordScreen record={requestRecord} fieldHeights={['3rem', '24rem']}>
      {request => <ResultPage request={request} />}
    </RecordScreen>
  )
}

function ResultPage({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementResults')
  const { t: tStatements } = useTranslation('statements')
  const { longDay } = useFormats()
  const [search] = useSearchParams()
  const { account } = placeOf(search)
  const reader = useLanguage()
  const { take, taken, problem } = useFileDownload(statementDownload, sayNoFile)
  if (account !== undefined) return <AccountPage request={request} account={account} />
  const { status } = request
  const isFinished = status === 'finished'
  const language = request.language ?? reader
  const fileAs = (format: 'xlsx' | 'pdf') => ({
    id: format,
    label: t(`record.${format}`),
    isShown: isFinished,
    isPending: taken?.format === format && taken.language === language,
    onPress: () => take({ id: request.id, format, language }),
  })
  // People who read another language can get the files in it.
  const fileInOwn = (format: 'xlsx' | 'pdf') => ({
    ...fileAs(format),
    id: `${format}-own`,
    label: t(`record.${format}Own`),
    isShown: isFinished && language !== reader,
    isPending: taken?.format === format && taken.language !== language,
    onPress: () => take({ id: request.id, format, language: reader }),
  })
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: requestRecord.list }}
      title={request.companyName || request.accountName}
      subject={t('record.subject', { client: request.accountName, end: longDay(request.periodEnd) })}
      {...(!isFinished && {
        status: { kind: statusLooks[status], text: tStatements(`status.${status}`) },
      })}
      sentence={<RequestSentence request={request} />}
      notice={problem && <ProblemBanner title={t('record.notTaken')} problem={problem} />}
      actionList={[
        fileAs('xlsx'),
        fileAs('pdf'),
        fileInOwn('xlsx'),
        fileInOwn('pdf'),
        { id: 'print', label: t('record.print'), isShown: isFinished, onPress: () => window.print() },
      ]}
    >
      {status === 'finished' ? (
        <Result request={request} />
      ) : (
        <Unfinished request={request} status={status} />
      )}
    </RecordPage>
  )
}

/** The checks and the statements. */
function Result({ request }: { request: StatementRequest }) {
  const [search] = useSearchParams()
  const place = placeOf(search)
  const statements = useQuery(statementsOptions(useApi(), request.id, place.threshold))
  return (
    <LoadedOfRecord record={{ ...requestRecord, say: sayNoStatements }} words="statements" query={statements}>
      {({ statements: tables, checks, unavailable }) => (
        <>
          <Checks checks={checks} unavailable={unavailable} request={request} place={place} />
          <Statements tables={tables} request={request} place={place} />
          {place.line !== undefined && (
            // Remount the panel for another line.
            <LineDrawer
              key={place.line}
              request={request}
              place={place}
              line={place.line}
              label={tables.flatMap(({ lines }) => lines).find(({ id }) => id === place.line)?.label}
            />
          )}
        </>
      )}
    </LoadedOfRecord>
  )
}
