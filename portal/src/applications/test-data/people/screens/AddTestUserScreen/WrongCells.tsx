import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { WrongCell } from '../../rules/pasted-transactions.ts'

/** Maximum number of cells listed; nobody corrects more one by one. */
const shown = 20

/** Lists the faulty cells with line and reason. */
export function WrongCells({ cells }: { cells: readonly WrongCell[] }) {
  const { t } = useTranslation('testData')
  if (cells.length === 0) return null
  const more = cells.length - shown
  return (
    <>
      <DescriptionList
        items={cells.slice(0, shown).map(({ line, column, fault, text }) => ({
          term: t('cell.place', { line, column: t(`column.${column}`), reason: t(`cell.${fault}`) }),
          value: text === '' ? t('cell.empty') : text,
        }))}
      />
      {more > 0 && <p>{t('cell.more', { count: more })}</p>}
    </>
  )
}
