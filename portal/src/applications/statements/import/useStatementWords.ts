import type { Assignment, Slot } from '@parvis/accounting/statements/account-lines'
import type { Chart } from '@parvis/accounting/statements/line'
import { slotOf } from '@parvis/accounting/statements/mapping'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { MappingRow } from './rules/mapping-rows.ts'
import { statementPlaces, type StatementPlace } from './rules/statement-lines.ts'

/** The names of the lines of an edition of the chart, and the reasons why accounts go there. */
export function useStatementWords(chart: Chart) {
  const { t } = useTranslation('statementImport')
  const locale = useLanguage()
  return useMemo(() => {
    const places = statementPlaces(chart)
    const nameOf = ({ label, isDepreciation }: StatementPlace) =>
      isDepreciation ? t('mapping.depreciationOf', { line: label[locale] }) : label[locale]
    const names = new Map<string, string>(places.map(place => [place.slot, nameOf(place)]))
    const slotName = (slot: Slot) => names.get(slot) ?? t('mapping.otherEdition')
    const lineName = (assignment: Assignment | undefined) => {
      if (assignment === undefined) return ''
      const [debit, credit] = [slotOf(assignment, 'debit'), slotOf(assignment, 'credit')]
      return debit === credit
        ? slotName(debit)
        : t('mapping.bySide', { debit: slotName(debit), credit: slotName(credit) })
    }
    const reason = (row: Pick<MappingRow, 'reason' | 'prefix' | 'before'>) => {
      if (row.reason === 'chart' || row.reason === 'side')
        return t(`reason.${row.reason}`, { prefix: row.prefix ?? '' })
      if (row.reason === 'moved') return t('reason.moved', { line: lineName(row.before) })
      return t(`reason.${row.reason}`)
    }
    return {
      lineName,
      /** The reason why an account goes to its line. */
      reason: (row: Pick<MappingRow, 'reason' | 'prefix' | 'before' | 'isNew'>) =>
        row.isNew ? t('reason.new', { reason: reason(row) }) : reason(row),
      /** All places, as options of a field. */
      options: places.map(place => ({
        id: place.slot,
        label: nameOf(place),
        description: t('mapping.place', {
          statement: t(`statement.${place.statement}`),
          side: t(`side.${place.side}`),
        }),
      })),
    }
  }, [chart, t, locale])
}
