import { balanceColumns, collectiveReadings, isComplete } from '@parvis/accounting/balance/columns'
import { amountsIn, fecColumns } from '@parvis/accounting/fec/columns'
import { missingEntryColumns } from '@parvis/accounting/fec/header'
import type { Dialect } from '@parvis/accounting/fec/report'
import { ledgerColumns, missingLedgerColumns } from '@parvis/accounting/general-ledger/columns'
import { Banner } from '@parvis/design-system/Banner'
import { Grid } from '@parvis/design-system/Grid'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { Select } from '@parvis/design-system/Select'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { placedAt } from '../../rules/placed-columns.ts'

export interface ColumnFieldsProps {
  /** The column names in the file, by field. */
  header: readonly string[]
  dialect: Dialect
  onChange: (part: Pick<Partial<Dialect>, 'balance' | 'ledger' | 'entries' | 'amounts'>) => void
}

/**
 * Shows which column of the file is which, for files whose columns the law does not name. They are detected, and each
 * can be changed.
 */
export function ColumnFields({ header, dialect: { balance, ledger, entries }, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('statementImport')
  if (balance)
    return (
      <FormSection level={3} title={t('reading.columns')}>
        <p>{t('reading.columnsHelp')}</p>
        {!isComplete(balance) && <Banner kind="warning" live="polite" title={t('reading.columnsMissing')} />}
        <Fields
          header={header}
          all={balanceColumns}
          columns={balance.columns}
          nameOf={column => t(`balanceColumn.${column}`)}
          onChange={columns => onChange({ balance: { ...balance, columns } })}
        />
        <Select
          label={t('reading.collectives')}
          description={t('reading.collectivesHelp')}
          value={balance.collectives ?? told}
          options={([told, ...collectiveReadings] as const).map(id => ({
            id,
            label: t(`reading.collective.${id}`),
          }))}
          onChange={value => {
            const { collectives: _, ...rest } = balance
            const collectives = collectiveReadings.find(each => each === value)
            onChange({ balance: { ...rest, ...(collectives && { collectives }) } })
          }}
        />
      </FormSection>
    )
  if (entries) {
    const { columns } = entries
    const missing = missingEntryColumns(columns)
    return (
      <FormSection level={3} title={t('reading.entryColumns')}>
        <p>{t('reading.entryColumnsHelp')}</p>
        {missing.length > 0 && (
          <Banner
            kind="warning"
            live="polite"
            title={t('reading.entriesMissing', { columns: missing.join(', ') })}
          >
            {t('reading.entriesMissingHelp')}
          </Banner>
        )}
        <Fields
          header={header}
          all={fecColumns}
          columns={columns}
          nameOf={String}
          onChange={chosen =>
            onChange({ entries: { ...entries, columns: chosen }, amounts: amountsIn(chosen) })
          }
        />
      </FormSection>
    )
  }
  if (!ledger) return null
  const missing = missingLedgerColumns(ledger)
  return (
    <FormSection level={3} title={t('reading.ledgerColumns')}>
      <p>{t('reading.ledgerColumnsHelp')}</p>
      {missing.length > 0 && (
        <Banner
          kind="warning"
          live="polite"
          title={t('reading.ledgerMissing', {
            columns: missing.map(column => t(`ledgerColumn.${column}`)).join(', '),
          })}
        >
          {t('reading.ledgerMissingHelp')}
        </Banner>
      )}
      <Fields
        header={header}
        all={ledgerColumns}
        columns={ledger.columns}
        nameOf={column => t(`ledgerColumn.${column}`)}
        onChange={columns => onChange({ ledger: { ...ledger, columns } })}
      />
    </FormSection>
  )
}

/** The option for not saying anything about collective accounts. */
const told = 'told' as const
/** The option that takes the place of a field number. */
const nowhere = 'none'

interface FieldsProps<Column> {
  header: readonly string[]
  all: readonly Column[]
  columns: readonly (Column | null)[]
  nameOf: (column: Column) => string
  onChange: (columns: (Column | null)[]) => void
}

function Fields<Column extends string>({
  header,
  all,
  columns,
  nameOf,
  onChange,
}: FieldsProps<Column>): ReactNode {
  const { t } = useTranslation('statementImport')
  const options = [
    { id: nowhere, label: t('reading.notRead') },
    ...header.map((name, field) => ({
      id: String(field),
      label: name.trim() === '' ? t('reading.fieldNumber', { number: field + 1 }) : name,
    })),
  ]
  return (
    <Grid columnWidth="11rem">
      {all.map(column => {
        const field = columns.indexOf(column)
        return (
          <Select
            key={column}
            label={nameOf(column)}
            value={field < 0 ? nowhere : String(field)}
            options={options}
            onChange={value =>
              onChange(placedAt(columns, column, value === nowhere ? undefined : Number(value)))
            }
          />
        )
      })}
    </Grid>
  )
}
