import { Banner } from '@parvis/design-system/Banner'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { brokenRules, tally } from './findings.ts'
import type { CheckedReport } from './reader/fec-task.ts'

export interface VerdictProps {
  report: Pick<CheckedReport, 'counts' | 'balance' | 'ledger'>
  /** Whether the report is about the corrected copy. */
  isCopy: boolean
}

/** The result of a check, in a sentence. */
export function Verdict({ report, isCopy }: VerdictProps) {
  const { t } = useTranslation('statementImport')
  const broken = brokenRules(report)
  const errors = tally(broken, 'error')
  const warnings = tally(broken, 'warning')
  const words = {
    types: t('verdict.errors', { count: errors.types }),
    places: t('verdict.places', { count: errors.places }),
  }
  const kind = report.balance ? 'balance' : report.ledger && 'ledger'
  const warned =
    warnings.types > 0 &&
    t(kind ? 'verdict.toReview' : 'verdict.warned', {
      types: t('verdict.warnings', { count: warnings.types }),
      places: t('verdict.places', { count: warnings.places }),
    })
  // No law requires these files, so the only question is whether statements can be made from them.
  const refused = kind
    ? (`verdict.${kind}Refused` as const)
    : isCopy
      ? 'verdict.copyRefused'
      : 'verdict.refused'
  if (errors.types > 0)
    return (
      <Banner kind="danger" title={t(refused, words)}>
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
      <p>{t(kind ? `verdict.${kind}Checked` : 'verdict.checked')}</p>
      {!isCopy && <p>{t('verdict.kept')}</p>}
    </Banner>
  )
}
