import { singleAmountIn } from '@parvis/accounting/files/single-amount'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Suspense } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { Findings } from '../../Findings.tsx'
import { canCorrect, fileNamesOf } from '../../findings.ts'
import type { CheckedReport } from '../../reader/fec-task.ts'
import type { FecImport } from '../../useFecImport.ts'
import { Verdict } from '../../Verdict.tsx'
import { canPrepare, PrepareButton, WhyNotYet } from './PrepareOffer.tsx'

/** Not needed until a file has been checked. */
const ReportFigures = latePart(async () => ({ default: (await import('./ReportFigures.tsx')).ReportFigures }))

const turned = { 'debits-positive': 'credits-positive', 'credits-positive': 'debits-positive' } as const

interface ResultStepProps {
  fec: FecImport
  file: File
  report: CheckedReport
}

/** The result of the check, in figures, by rule and by line. */
export function ResultStep({ fec, file, report }: ResultStepProps) {
  const { t } = useTranslation('statementImport')
  return (
    <Stack gap={6}>
      <Verdict report={report} isCopy={false} />
      <TurnedSigns fec={fec} report={report} />
      <WhyNotYet report={report} />
      <Inline>
        <PrepareButton report={report} onPrepare={() => fec.prepare('file')} />
        {canCorrect(report) && (
          <Button variant={canPrepare(report) ? 'secondary' : 'primary'} onPress={() => fec.goTo('copy')}>
            {t('copy.open')}
          </Button>
        )}
        <Button onPress={() => fec.goTo('file')}>{t('file.another')}</Button>
      </Inline>
      <Suspense
        fallback={
          <SkeletonGroup label={t('work.figures')}>
            <Skeleton shape="block" height="16rem" />
          </SkeletonGroup>
        }
      >
        <ReportFigures report={report} fileName={file.name} />
      </Suspense>
      <Findings report={report} fileName={t(`findings.${fileNamesOf(report)}`)} />
    </Stack>
  )
}

/** The remedy if debits and credits may be reversed and a sign tells them apart: reading it the other way round. */
function TurnedSigns({ fec, report }: Pick<ResultStepProps, 'fec' | 'report'>) {
  const { t } = useTranslation('statementImport')
  const { dialect } = fec
  if (!dialect || !report.counts['sides-reversed'] || singleAmountIn(dialect) !== 'sign') return null
  const signs = turned[dialect.signs ?? 'debits-positive']
  return (
    <Stack gap={4} align="start">
      <Banner kind="warning" title={t('rule.sides-reversed.title')}>
        {t(`result.signsHelp.${signs}`)}
      </Banner>
      {/* A banner that goes leaves the focus to the page, and the next step would not take it. */}
      <Button onPress={() => fec.checkAgain({ signs })}>{t(`result.signs.${signs}`)}</Button>
    </Stack>
  )
}
