import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { StopBanner } from '../../StopBanner.tsx'
import type { FecImport } from '../../useFecImport.ts'
import { WorkProgress } from '../../WorkProgress.tsx'

/** The progress of the check, or why it stopped. */
export function CheckStep({ fec, file }: { fec: FecImport; file: File }) {
  const { t } = useTranslation('statementImport')
  const { work, stop } = fec
  return (
    <Stack gap={5}>
      {work && <WorkProgress work={work} fileName={file.name} />}
      {stop && <StopBanner stop={stop} />}
      <Inline>
        {work && <Button onPress={fec.cancel}>{t('work.cancel')}</Button>}
        {stop && (
          <>
            <Button variant="primary" onPress={() => fec.goTo('file')}>
              {t('file.another')}
            </Button>
            <Button onPress={() => fec.goTo('reading')}>{t('step.reading')}</Button>
          </>
        )}
      </Inline>
    </Stack>
  )
}
