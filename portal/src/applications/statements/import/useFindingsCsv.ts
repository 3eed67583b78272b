import { findingsCsv } from '@parvis/accounting/fec/findings-csv'
import { repairs, type FecReport, type Repair } from '@parvis/accounting/fec/report'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useFindingWords } from './useFindingWords.ts'

/** Writes all findings of a report as a CSV in the reader's language. */
export function useFindingsCsv(): (report: FecReport) => Blob {
  const { t } = useTranslation('statementImport')
  const locale = useLocale()
  const words = useFindingWords()
  return useCallback(
    ({ findings }) => {
      const text = findingsCsv(findings, {
        separator: locale === 'fr' ? ';' : ',',
        headings: {
          severity: t('findings.severity'),
          line: t('column.line'),
          column: t('column.column'),
          value: t('column.value'),
          rule: t('column.rule'),
          explanation: t('findings.explanation'),
          source: t('column.source'),
          repair: t('column.repair'),
        },
        severities: { error: t('findings.error'), warning: t('findings.warning') },
        repairs: Object.fromEntries(repairs.map(repair => [repair, t(`repair.${repair}.title`)])) as Record<
          Repair,
          string
        >,
        rule: ({ rule }) => t(`rule.${rule}.title`),
        explanation: finding =>
          [words(finding), t(`rule.${finding.rule}.why`), t(`rule.${finding.rule}.mend`)]
            .filter(sentence => sentence !== '')
            .map(sentence => sentence.replace(/(?<!\.)$/, '.'))
            .join(' '),
      })
      return new Blob([text], { type: 'text/csv;charset=utf-8' })
    },
    [t, locale, words],
  )
}
