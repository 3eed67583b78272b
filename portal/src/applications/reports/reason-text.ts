import type { Translate } from '../../i18n/translations.ts'
import type { ReportReason } from './access-queries.ts'

/** Why somebody may read a report, in words: each reason is enough. */
export function reasonsText(t: Translate<'reports'>, reasons: readonly ReportReason[]): string {
  return reasons
    .map(({ kind, name }) =>
      kind === 'administrator' ? t('reason.administrator') : t(`reason.${kind}`, { name: name ?? '' }),
    )
    .join(' · ')
}
