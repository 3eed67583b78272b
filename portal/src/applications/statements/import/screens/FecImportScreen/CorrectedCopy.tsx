import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { Findings } from '../../Findings.tsx'
import { brokenRules, fileNamesOf } from '../../findings.ts'
import { saveFile } from '../../save-file.ts'
import type { CheckedCopy, FecImport } from '../../useFecImport.ts'
import { Verdict } from '../../Verdict.tsx'
import { ChangesGrid } from './ChangesGrid.tsx'
import { canPrepare, PrepareButton, WhyNotYet } from './PrepareOffer.tsx'

export interface CorrectedCopyProps {
  fec: FecImport
  copy: CheckedCopy
}

/** The corrected copy: the result of its check, every change, and the file itself. */
export function CorrectedCopy({ fec, copy }: CorrectedCopyProps) {
  const { t } = useTranslation('statementImport')
  const { report, changes, changeCount, fileName } = copy
  const name = fileNamesOf(report)
  return (
    <Stack gap={6}>
      <Verdict report={report} isCopy />
      <WhyNotYet report={report} />
      <Stack gap={3}>
        <p>{t('copy.ready', { name: fileName })}</p>
        <p>{t('copy.changed', { count: changeCount })}</p>
      </Stack>
      <Inline>
        <PrepareButton report={report} onPrepare={() => fec.prepare('copy')} />
        <Button
          variant={canPrepare(report) ? 'secondary' : 'primary'}
          onPress={() => saveFile(copy.file, fileName)}
        >
          {t('copy.download')}
        </Button>
        <Button onPress={fec.discardCopy}>{t('copy.again')}</Button>
        <Button onPress={() => fec.goTo('result')}>{t('copy.back')}</Button>
      </Inline>
      <Card title={t('copy.changes')} level={3}>
        <Stack gap={4}>
          {changeCount > changes.length && (
            <Banner kind="info" title={t('copy.cut', { kept: changes.length })} />
          )}
          <p>{t('copy.export')}</p>
          <ChangesGrid changes={changes} exportName={t(`copy.${name}`)} />
        </Stack>
      </Card>
      {brokenRules(report).length > 0 && <Findings report={report} fileName={t(`findings.${name}`)} />}
    </Stack>
  )
}
