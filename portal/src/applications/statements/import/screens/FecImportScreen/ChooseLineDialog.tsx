import type { Assignment, Slot } from '@parvis/accounting/statements/account-lines'
import { accountName } from '@parvis/accounting/statements/chart'
import type { Chart } from '@parvis/accounting/statements/line'
import { isSlot, slotOf } from '@parvis/accounting/statements/mapping'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useState } from 'react'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { assignmentOfSides, type MappingRow } from '../../rules/mapping-rows.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useStatementWords } from '../../useStatementWords.ts'

export interface ChooseLineDialogProps {
  /** One account, or several to map to the same line. */
  rows: readonly MappingRow[]
  chart: Chart
  onChosen: (assignment: Assignment) => void
  onClose: () => void
}

/** The line that all of the accounts have now; null if they differ. */
function commonSlot(rows: readonly MappingRow[], side: 'debit' | 'credit'): Slot | null {
  const slots = new Set(rows.map(({ assignment }) => assignment && slotOf(assignment, side)))
  const [only] = slots
  return slots.size === 1 && only !== undefined ? only : null
}

/**
 * Asks for the line of the statements that accounts go to, or for two lines if it depends on the side of the balance.
 */
export function ChooseLineDialog({ rows, chart, onChosen, onClose }: ChooseLineDialogProps) {
  const { t } = useTranslation('statementImport')
  const { t: tShell } = useTranslation()
  const { options } = useStatementWords(chart)
  const [debit, setDebit] = useState(() => commonSlot(rows, 'debit'))
  const [credit, setCredit] = useState(() => commonSlot(rows, 'credit'))
  const [isSplit, setSplit] = useState(debit !== credit)
  const [attempt, setAttempt] = useState(0)
  const other = isSplit ? credit : debit
  const fieldOf = (
    name: string,
    label: string,
    slot: Slot | null,
    onChange: (slot: Slot | null) => void,
  ) => ({
    name,
    label,
    isRequired: true,
    options,
    value: options.find(({ id }) => id === slot) ?? null,
    onChange: (option: { id: string } | null) => onChange(option && isSlot(option.id) ? option.id : null),
    messages:
      slot === null && attempt > 0
        ? [{ kind: 'error' as const, text: tShell('problem.value.required', { field: label }) }]
        : [],
  })
  return (
    <FormDialog
      title={t('choose.title', { count: rows.length })}
      description={t('choose.text')}
      submitLabel={t('choose.confirm')}
      cancelLabel={t('choose.cancel')}
      isPending={false}
      attempt={attempt}
      onClose={onClose}
      onCancel={onClose}
      onSubmit={() => {
        if (debit !== null && other !== null) onChosen(assignmentOfSides(debit, other))
        else setAttempt(before => before + 1)
      }}
    >
      <ChosenAccounts rows={rows} chart={chart} />
      <ComboBox {...fieldOf('debit', t(isSplit ? 'choose.debit' : 'choose.line'), debit, setDebit)} />
      {isSplit && <ComboBox {...fieldOf('credit', t('choose.credit'), credit, setCredit)} />}
      <Checkbox name="split" value={isSplit} description={t('choose.splitHint')} onChange={setSplit}>
        {t('choose.split')}
      </Checkbox>
    </FormDialog>
  )
}

/** How many accounts are named; the rest are left out. */
const mostNamed = 8

function ChosenAccounts({ rows, chart }: Pick<ChooseLineDialogProps, 'rows' | 'chart'>) {
  const { t } = useTranslation('statementImport')
  const locale = useLanguage()
  const { amount } = useFecFormats()
  const [only, ...others] = rows
  if (only && others.length === 0) {
    const known = accountName(only.account, chart)
    return (
      <DescriptionList
        items={[
          { term: t('mapping.account'), value: only.account },
          { term: t('mapping.label'), value: only.label },
          { term: t('mapping.balance'), value: amount(only.balance) },
          ...(known
            ? [
                {
                  term: t('choose.inChart'),
                  value: t('choose.named', { prefix: known.prefix, name: known.value[locale] }),
                },
              ]
            : []),
        ]}
      />
    )
  }
  const named = rows.slice(0, mostNamed).map(({ account }) => account)
  const rest = rows.length - named.length
  return (
    <p>
      {new Intl.ListFormat(locale).format(rest > 0 ? [...named, t('choose.more', { count: rest })] : named)}
    </p>
  )
}
