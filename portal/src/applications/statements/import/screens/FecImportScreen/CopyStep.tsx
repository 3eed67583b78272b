import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CheckedReport } from '../../reader/fec-task.ts'
import { StopBanner } from '../../StopBanner.tsx'
import type { FecImport } from '../../useFecImport.ts'
import { WorkProgress } from '../../WorkProgress.tsx'
import { CorrectedCopy } from './CorrectedCopy.tsx'
import { RepairChoice } from './RepairChoice.tsx'

interface CopyStepProps {
  fec: FecImport
  file: File
  report: CheckedReport
}

/** Chooses corrections, applies them, and shows the corrected copy. */
export function CopyStep({ fec, file, report }: CopyStepProps) {
  const { t } = useTranslation('statementImport')
  const { work, stop, copy } = fec
  if (work)
    return (
      <Stack gap={5}>
        <WorkProgress work={work} fileName={file.name} />
        <Inline>
          <Button onPress={fec.cancel}>{t('work.cancelRepair')}</Button>
        </Inline>
      </Stack>
    )
  if (copy) return <CorrectedCopy fec={fec} copy={copy} />
  return (
    <Stack gap={5}>
      {stop && <StopBanner stop={stop} />}
      <RepairChoice report={report} onRepair={fec.repair} onBack={() => fec.goTo('result')} />
    </Stack>
  )
}
