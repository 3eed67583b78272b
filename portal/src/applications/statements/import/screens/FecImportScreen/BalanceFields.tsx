import {
  balanceColumns,
  type BalanceColumn,
  type BalanceColumns,
  isComplete,
} from '@parvis/accounting/balance/columns'
import { Banner } from '@parvis/design-system/Banner'
import { Grid } from '@parvis/design-system/Grid'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { Select } from '@parvis/design-system/Select'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { placedAt } from '../../rules/balance-columns.ts'

export interface BalanceFieldsProps {
  /** The names that stand in the file, by field. */
  header: readonly string[]
  balance: BalanceColumns
  onChange: (balance: BalanceColumns) => void
}

/** Instead of the number of a field. */
const nowhere = 'none'

/** Which column of the file is what in a trial balance: detected, and each can be chosen otherwise. */
export function BalanceFields({ header, balance, onChange }: BalanceFieldsProps) {
  const { t } = useTranslation('statementImport')
  const options = [
    { id: nowhere, label: t('reading.notRead') },
    ...header.map((name, field) => ({
      id: String(field),
      label: name.trim() === '' ? t('reading.fieldNumber', { number: field + 1 }) : name,
    })),
  ]
  const choose = (column: BalanceColumn, value: string) =>
    onChange({
      ...balance,
      columns: placedAt(balance.columns, column, value === nowhere ? undefined : Number(value)),
    })
  return (
    <FormSection level={3} title={t('reading.columns')}>
      <p>{t('reading.columnsHelp')}</p>
      {!isComplete(balance) && <Banner kind="warning" live="polite" title={t('reading.columnsMissing')} />}
      <Grid columnWidth="11rem">
        {balanceColumns.map(column => {
          const field = balance.columns.indexOf(column)
          return (
            <Select
              key={column}
              label={t(`balanceColumn.${column}`)}
              value={field < 0 ? nowhere : String(field)}
              options={options}
              onChange={value => choose(column, value ?? nowhere)}
            />
          )
        })}
      </Grid>
    </FormSection>
  )
}
