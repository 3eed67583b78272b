import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Schemas } from '@parvis/api-types/portal'
import type { Translate } from '../../../i18n/translations.ts'

/** Why somebody may read a report, in words: each reason is enough. The services neither order nor narrow by it. */
export const reasonsColumn = (
  t: Translate<'reports'>,
): GridColumn<{ reasons: readonly Schemas['ReportReason'][] }> => ({
  id: 'reasons',
  type: 'text',
  title: t('reader.reasons'),
  value: ({ reasons }) =>
    reasons
      .map(({ kind, name }) =>
        kind === 'administrator' ? t('reason.administrator') : t(`reason.${kind}`, { name: name ?? '' }),
      )
      .join(' · '),
  width: 320,
  isSortable: false,
  isFilterable: false,
})
