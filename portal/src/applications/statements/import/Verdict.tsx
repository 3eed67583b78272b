import type { FecReport } from '@parvis/accounting/fec/report'
import { Banner } from '@parvis/design-system/Banner'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { brokenRules, tally } from './findings.ts'

export interface VerdictProps {
  report: FecReport
  /** Whether it is about the corrected copy. */
  isCopy: boolean
}

/** What a check comes to, in a sentence. */
export function Verdict({ report, isCopy }: VerdictProps) {
  const { t } = useTranslation('statementImport')
  const broken = brokenRules(report)
  const errors = tally(broken, 'error')
  const warnings = tally(broken, 'warning')
  const words = {
    types: t('verdict.errors', { count: errors.types }),
    places: t('verdict.places', { count: errors.places }),
  }
  const warned =
    warnings.types > 0 &&
    t('verdict.warned', {
      types: t('verdict.warnings', { count: warnings.types }),
      places: t('verdict.places', { count: warnings.places }),
    })
  if (errors.types > 0)
    return (
      <Banner kind="danger" title={t(isCopy ? 'verdict.copyRefused' : 'verdict.refused', words)}>
        <p>
          {t('verdict.help')} {warned}
        </p>
        {!isCopy && <p>{t('verdict.kept')}</p>}
      </Banner>
    )
  return (
    <Banner
      kind={warned === false ? 'success' : 'warning'}
      title={t(isCopy ? 'verdict.copyClean' : 'verdict.clean')}
    >
      {warned !== false && <p>{warned}</p>}
      <p>{t('verdict.checked')}</p>
      {!isCopy && <p>{t('verdict.kept')}</p>}
    </Banner>
  )
}
