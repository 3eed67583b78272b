import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { FormStep } from '@parvis/design-system/patterns/FormPage'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Stepper, type StepStatus } from '@parvis/design-system/Stepper'
import { Suspense, useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { addressOfRequest, type StatementRequest } from '../../../../../statements/request.ts'
import { brokenRules, canCorrect, tally } from '../../findings.ts'
import { requestIn, useFollowedRequest, useRequestBefore } from '../../request-query.ts'
import { importSteps, useFecImport, type FecImport } from '../../useFecImport.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useForgetReading } from '../../useKeptReading.ts'
import { CheckStep } from './CheckStep.tsx'
import { FileStep } from './FileStep.tsx'
import { ReadingStep } from './ReadingStep.tsx'
import { ResultStep } from './ResultStep.tsx'

// People who only check a file need neither corrections nor forms nor later steps.
const CopyStep = latePart(async () => ({ default: (await import('./CopyStep.tsx')).CopyStep }))
const Preparation = latePart(async () => ({ default: (await import('./Preparation.tsx')).Preparation }))
const RequestStep = latePart(async () => ({ default: (await import('./RequestStep.tsx')).RequestStep }))

const waySteps = [...importSteps, 'processing'] as const
type WayStep = (typeof waySteps)[number]

/**
 * The import of an accounting export: checked in the browser, sent with its settings, and followed until there are
 * statements.
 */
export function FecImportScreen() {
  const { t } = useTranslation('statementImport')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const id = requestIn(search)
  const found = useFollowedRequest(id)
  const before = useRequestBefore(search)
  const fec = useFecImport()
  const { sent, leave, keepFile } = fec
  const forgetReading = useForgetReading()
  const chosenFile = fec.workbook?.file ?? fec.file
  const onCreated = useCallback(
    (made: number) => {
      if (chosenFile) forgetReading(chosenFile)
      void navigate(addressOfRequest(made), { replace: true })
      leave(made)
    },
    [navigate, leave, forgetReading, chosenFile],
  )
  const isFinished = found.data?.status === 'finished'
  const step: WayStep = id === undefined ? fec.step : 'processing'
  const shown = isFinished ? 'finished' : step
  return (
    <Page width="full">
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Stack gap={6}>
        <Stepper
          label={t('steps')}
          {...(!isFinished && { current: step })}
          onSelect={chosen => {
            const reached = importSteps.find(known => known === chosen)
            if (reached) fec.goTo(reached)
          }}
          steps={waySteps.map(each => ({
            id: each,
            label: t(`step.${each}`),
            isOptional: each === 'copy',
            ...(id === undefined
              ? { isReachable: isReachable(fec, each), status: statusOf(fec, each) }
              : { isReachable: false, ...ofSent(found.data, each) }),
          }))}
        />
        <FormStep step={shown} title={t(`step.${shown}`)}>
          {id === undefined ? (
            <>
              {before && fec.step === 'file' && <WhoseFile before={before} />}
              <StepContent fec={fec} before={before} label={t('prepare.loading')} />
              {fec.source && (
                <Suspense fallback={<Awaited label={t('prepare.loading')} />}>
                  <Preparation
                    // Start over for another file, or for the same one read in another way.
                    key={fec.source.number}
                    source={fec.source}
                    before={before}
                    fec={fec}
                    onCreated={onCreated}
                  />
                </Suspense>
              )}
            </>
          ) : (
            <Suspense fallback={<Awaited label={t('request.loading')} />}>
              <RequestStep
                key={id}
                found={found}
                isKey={Number.isSafeInteger(id) && id > 0}
                file={sent?.id === id ? sent.file : undefined}
                onFile={file => keepFile(id, file)}
              />
            </Suspense>
          )}
        </FormStep>
      </Stack>
    </Page>
  )
}

/** Names the client and the year of the file to choose. */
function WhoseFile({ before }: { before: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  const { day } = useFecFormats()
  const words = { client: before.accountName, end: day(before.periodEnd) }
  return <p>{t(before.status === 'finished' ? 'file.next' : 'file.same', words)}</p>
}

function Awaited({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  )
}

interface StepContentProps {
  fec: FecImport
  /** The statements from which the reader started this import for the same client. */
  before: StatementRequest | undefined
  label: string
}

function StepContent({ fec, before, label }: StepContentProps) {
  const { step, file, preview, report } = fec
  // `Preparation` shows these steps and stays mounted.
  if (step === 'mapping' || step === 'settings') return null
  if (step === 'reading' && file && preview)
    return <ReadingStep fec={fec} file={file} preview={preview} before={before} />
  if (step === 'check' && file) return <CheckStep fec={fec} file={file} />
  if (step === 'result' && file && report) return <ResultStep fec={fec} file={file} report={report} />
  if (step === 'copy' && file && report)
    return (
      <Suspense fallback={<Awaited label={label} />}>
        <CopyStep fec={fec} file={file} report={report} />
      </Suspense>
    )
  return <FileStep fec={fec} />
}

/** Whether a step can be opened. The check is started by its button, and so are the steps after it. */
function isReachable({ preview, report, work, source, hasSettings }: FecImport, step: WayStep): boolean {
  if (step === 'file') return true
  if (work) return false
  if (step === 'reading') return preview !== undefined
  if (step === 'result') return report !== undefined
  if (step === 'mapping') return source !== undefined
  if (step === 'settings') return source !== undefined && hasSettings === true
  return step === 'copy' && report !== undefined && canCorrect(report)
}

function statusOf(
  { step: current, preview, report, copy, stop, source, hasSettings }: FecImport,
  step: WayStep,
): StepStatus {
  const done: Record<WayStep, boolean> = {
    file: preview !== undefined,
    reading: waySteps.indexOf(current) > waySteps.indexOf('reading') || report !== undefined,
    check: report !== undefined,
    result: report !== undefined,
    copy: copy !== undefined,
    mapping: source !== undefined && hasSettings === true,
    settings: false,
    processing: false,
  }
  if (step === 'check' && stop) return 'error'
  if (step === 'result' && report && tally(brokenRules(report), 'error').types > 0) return 'error'
  return done[step] ? 'done' : 'todo'
}

const sentLooks = { finished: 'done', failed: 'error', cancelled: 'warning' } as const

/** The status of a step after the request was sent: the earlier ones are done. */
function ofSent(request: StatementRequest | undefined, step: WayStep) {
  if (step !== 'processing') return { status: step === 'copy' ? ('todo' as const) : ('done' as const) }
  if (!request) return { status: 'todo' as const }
  const { status } = request
  const look: StepStatus =
    status === 'finished' || status === 'failed' || status === 'cancelled' ? sentLooks[status] : 'todo'
  return { status: look }
}
