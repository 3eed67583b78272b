import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CheckedReport } from '../../reader/fec-task.ts'

export interface PrepareOfferProps {
  report: CheckedReport
  onPrepare: () => void
}

/** Whether statements can be made from a checked file: no error makes its meaning ambiguous, and it has an account. */
export const canPrepare = (report: CheckedReport): boolean =>
  report.doubt === undefined && report.accounts.length > 0

/** Continues to the statements. */
export function PrepareButton({ report, onPrepare }: PrepareOfferProps) {
  const { t } = useTranslation('statementImport')
  return canPrepare(report) ? (
    <Button variant="primary" onPress={onPrepare}>
      {t('prepare.open')}
    </Button>
  ) : null
}

/** Explains why no statements can be made from a file yet, and what to correct first. */
export function WhyNotYet({ report }: Pick<PrepareOfferProps, 'report'>) {
  const { t } = useTranslation('statementImport')
  if (!report.doubt) return null
  const { rule, line, count } = report.doubt
  // It is not an error to correct: the file is a legal cash book.
  if (rule === 'books-single-entry') {
    return (
      <Banner kind="warning" title={t(`rule.${rule}.title`)}>
        <p>{t(`rule.${rule}.why`)}</p>
        <p>{t(`rule.${rule}.mend`)}</p>
      </Banner>
    )
  }
  return (
    <Banner kind="warning" title={t('prepare.doubtful', { count })}>
      <p>
        {line === undefined
          ? t('prepare.first', { rule: t(`rule.${rule}.title`) })
          : t('prepare.firstAt', { rule: t(`rule.${rule}.title`), line })}
      </p>
      <p>{t(`rule.${rule}.mend`)}</p>
    </Banner>
  )
}
