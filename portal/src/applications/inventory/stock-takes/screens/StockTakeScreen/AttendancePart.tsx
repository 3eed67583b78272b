import { writeOptions } from '@parvis/api-types/calls'
import { sendStockAttendance, updateStockAttendance } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { EditForm } from '../../../../../screens/EditorForm.tsx'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import {
  allAnswers,
  attendanceDownload,
  attendanceForm,
  attendanceRecord,
  auditorOf,
  sayNotDownloaded,
  sayNotSentForSignature,
  signatureLooks,
  type Attendance,
} from '../../attendance.ts'
import { AttendanceFields } from '../../AttendanceFields.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import type { ProposedSigners } from '../../../../../signing/proposed-signers.ts'
import { useAttendanceWords } from '../../attendance-words.ts'
import type { StockTake } from '../../stock-take.ts'

interface AttendancePartProps {
  take: StockTake
  mayWrite: boolean
}

/**
 * The auditor's attendance report. People who manage the stock-take write it; everybody who sees the stock-take reads
 * it.
 */
export function AttendancePart({ take, mayWrite }: AttendancePartProps) {
  const found = useQuery(attendanceRecord.options(useApi(), take.id))
  return (
    <LoadedOfRecord query={found} record={attendanceRecord} words="attendance">
      {report => <ReportPart take={take} report={report} mayWrite={mayWrite} />}
    </LoadedOfRecord>
  )
}

interface ReportProps {
  take: StockTake
  report: Attendance
}

function ReportPart({ take, report, mayWrite }: ReportProps & { mayWrite: boolean }) {
  const mayChange = mayWrite && !report.isFixed
  // If somebody else sends it for signature while the form is open, the form stays with its input below the notice.
  const [wasOpen] = useState(mayChange)
  return (
    <Stack gap={6}>
      <WhoWrote report={report} />
      {report.writtenDate !== null && <ReportActions report={report} maySend={mayChange} />}
      {mayChange || wasOpen ? (
        <ReportForm take={take} report={report} />
      ) : (
        <ReportShown take={take} report={report} />
      )}
    </Stack>
  )
}

function WhoWrote({ report: { writtenDate, writtenBy, writtenByName } }: Pick<ReportProps, 'report'>) {
  const { t } = useTranslation('stockTakes')
  const { longMoment } = useFormats()
  if (writtenDate === null) return null
  const name = writtenByName ?? writtenBy ?? ''
  return <p>{t('attendance.written', { date: longMoment(writtenDate), name })}</p>
}

/** The actions on a written report. */
function ReportActions({ report, maySend }: Pick<ReportProps, 'report'> & { maySend: boolean }) {
  const { id, signature } = report
  const { t } = useTranslation('stockTakes')
  const language = useLanguage()
  const maySign = usePerson().scopes.has('Signatures.Write')
  const { take, taken, problem } = useFileDownload(attendanceDownload, sayNotDownloaded)
  return (
    <>
      {signature && <SignatureState signature={signature} isFixed={report.isFixed} mayChange={maySend} />}
      <Inline>
        <Button isPending={taken !== undefined} onPress={() => take({ id, language })}>
          {t('attendance.download')}
        </Button>
      </Inline>
      {problem && <ProblemBanner title={t('attendance.notDownloaded')} problem={problem} />}
      {maySend && maySign && <SendForSignature report={report} />}
    </>
  )
}

const documentOf = (id: number) => `/app/sign/document/${id}`

interface SignatureStateProps {
  signature: NonNullable<Attendance['signature']>
  isFixed: boolean
  mayChange: boolean
}

/** The state of the document used to sign the report, with a link for people who may see it. */
function SignatureState({ signature, isFixed, mayChange }: SignatureStateProps) {
  const { t } = useTranslation('stockTakes')
  const { envelopeId, status, createdBy, createdByName } = signature
  const unsigned = status === 'draft' ? 'attendance.drafted' : 'attendance.notSigned'
  return (
    <Banner
      kind="info"
      title={t(isFixed ? 'attendance.fixed' : unsigned)}
      actions={
        envelopeId !== null && (
          <LinkButton href={documentOf(envelopeId)}>{t('attendance.toDocument')}</LinkButton>
        )
      }
    >
      <StatusBadge kind={signatureLooks[status]}>{t(`attendance.signature.${status}`)}</StatusBadge>{' '}
      {t('attendance.sentBy', { name: createdByName ?? createdBy })}
      {status === 'draft' && mayChange && ` ${t('attendance.draftOutdated')}`}
    </Banner>
  )
}

/** Turns the report into a document to be signed and opens it. The auditors are the suggested signers. */
function SendForSignature({ report }: Pick<ReportProps, 'report'>) {
  const { t } = useTranslation('stockTakes')
  const language = useLanguage()
  const navigate = useNavigate()
  // Each version of the report gets its own key: a change deletes the document that an earlier attempt made.
  const [attempt, setAttempt] = useState<{ version: string; idempotencyKey: string }>()
  const { id, missing, auditors, '@odata.etag': version } = report
  const send = useMutation({
    ...writeOptions(useApi(), sendStockAttendance),
    onSuccess: async ({ signature }) => {
      const state: ProposedSigners = { signers: auditors.map(auditorOf) }
      if (signature?.envelopeId) await navigate(documentOf(signature.envelopeId), { state })
    },
  })
  if (missing.length > 0)
    return (
      <Banner kind="info" title={t('attendance.missingTitle')}>
        {t('attendance.missing', { fields: missing.map(field => t(`field.${field}`)).join(', ') })}
      </Banner>
    )
  return (
    <Stack gap={3}>
      <p>{t('attendance.sendText')}</p>
      <Inline>
        <Button
          isPending={send.isPending}
          onPress={() => {
            const idempotencyKey = attempt?.version === version ? attempt.idempotencyKey : newIdempotencyKey()
            setAttempt({ version, idempotencyKey })
            send.mutate({ path: { id }, idempotencyKey, body: { language } })
          }}
        >
          {t('attendance.send')}
        </Button>
      </Inline>
      {send.error && (
        <ProblemBanner title={t('attendance.notSent')} problem={sayNotSentForSignature(send.error)} />
      )}
    </Stack>
  )
}

function ReportForm({ take, report }: ReportProps) {
  const { t } = useTranslation('stockTakes')
  const { written } = useAttendanceWords(take)
  return (
    <EditForm
      record={attendanceRecord}
      form={attendanceForm}
      thing={report}
      update={updateStockAttendance}
      name={t('attendance.title')}
      submit={t('attendance.save')}
      failed={t('attendance.notSaved')}
      written={written}
    >
      {(control, of) => <AttendanceFields take={take} control={control} of={of} />}
    </EditForm>
  )
}

function ReportShown({ take, report }: ReportProps) {
  const { t } = useTranslation('stockTakes')
  const { written, reply, times } = useAttendanceWords(take)
  const values = attendanceForm.valuesOf(report)
  if (report.writtenDate === null)
    return <EmptyState title={t('attendance.empty')}>{t('attendance.emptyText')}</EmptyState>
  const item = (
    field: 'zoneIds' | 'auditors' | 'metPeople' | 'observations' | 'conclusion' | 'conclusionText',
  ) => ({
    term: t(`field.${field}`),
    value: written(values, field) || t('attendance.unknown'),
  })
  return (
    <DescriptionList
      items={[
        { term: t('field.attendedDate'), value: times(report) },
        item('zoneIds'),
        item('auditors'),
        item('metPeople'),
        ...allAnswers(report.answers).map((answer, at) => ({
          term: t('attendance.question', {
            number: at + 1,
            question: t(`attendance.ask.${answer.question}`),
          }),
          value: reply(answer),
        })),
        item('observations'),
        item('conclusion'),
        item('conclusionText'),
      ]}
    />
  )
}
