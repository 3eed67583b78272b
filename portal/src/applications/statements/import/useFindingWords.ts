import type { Finding } from '@parvis/accounting/fec/report'
import { useCallback } from 'react'
import { sayWith } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { findingValues } from './finding-values.ts'
import { isDetailed } from './findings.ts'
import { useFecFormats } from './useFecFormats.ts'

/** Describes a finding in the reader's language; empty if its value says everything. */
export function useFindingWords(): (finding: Finding) => string {
  const { t } = useTranslation()
  const formats = useFecFormats()
  return useCallback(
    ({ rule, details }: Finding) =>
      isDetailed(rule) ? sayWith(t, `statementImport:found.${rule}`, findingValues(details, formats)) : '',
    [t, formats],
  )
}
