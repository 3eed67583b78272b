import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { FormStep } from '@parvis/design-system/patterns/FormPage'
import { Stack } from '@parvis/design-system/Stack'
import { Stepper, type StepStatus } from '@parvis/design-system/Stepper'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { brokenRules, canCorrect, tally } from '../../findings.ts'
import { importSteps, useFecImport, type FecImport, type ImportStep } from '../../useFecImport.ts'
import { CheckStep } from './CheckStep.tsx'
import { CopyStep } from './CopyStep.tsx'
import { FileStep } from './FileStep.tsx'
import { ReadingStep } from './ReadingStep.tsx'
import { ResultStep } from './ResultStep.tsx'

/** The check of an accounting export: from its choice to a corrected copy. Nothing of it leaves the browser. */
export function FecImportScreen() {
  const { t } = useTranslation('statementImport')
  const fec = useFecImport()
  return (
    <Page width="full">
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Stack gap={6}>
        <Stepper
          label={t('steps')}
          current={fec.step}
          onSelect={id => {
            const step = importSteps.find(known => known === id)
            if (step) fec.goTo(step)
          }}
          steps={importSteps.map(id => ({
            id,
            label: t(`step.${id}`),
            isReachable: isReachable(fec, id),
            isOptional: id === 'copy',
            status: statusOf(fec, id),
          }))}
        />
        <FormStep step={fec.step} title={t(`step.${fec.step}`)}>
          <StepContent fec={fec} />
        </FormStep>
      </Stack>
    </Page>
  )
}

function StepContent({ fec }: { fec: FecImport }) {
  const { step, file, preview, report } = fec
  if (step === 'reading' && file && preview) return <ReadingStep fec={fec} file={file} preview={preview} />
  if (step === 'check' && file) return <CheckStep fec={fec} file={file} />
  if (step === 'result' && file && report) return <ResultStep fec={fec} file={file} report={report} />
  if (step === 'copy' && file && report) return <CopyStep fec={fec} file={file} report={report} />
  return <FileStep fec={fec} />
}

/** Steps that can be gone to. The check itself is started by its button, and is then under way. */
function isReachable({ preview, report, work }: FecImport, step: ImportStep): boolean {
  if (step === 'file') return true
  if (work) return false
  if (step === 'reading') return preview !== undefined
  if (step === 'result') return report !== undefined
  return step === 'copy' && report !== undefined && canCorrect(report)
}

function statusOf({ step: current, preview, report, copy, stop }: FecImport, step: ImportStep): StepStatus {
  const done: Record<ImportStep, boolean> = {
    file: preview !== undefined,
    reading: importSteps.indexOf(current) > importSteps.indexOf('reading') || report !== undefined,
    check: report !== undefined,
    result: report !== undefined,
    copy: copy !== undefined,
  }
  if (step === 'check' && stop) return 'error'
  if (step === 'result' && report && tally(brokenRules(report), 'error').types > 0) return 'error'
  return done[step] ? 'done' : 'todo'
}
