import { writeOptions } from '@parvis/api-types/calls'
import { addTestTransactions } from '@parvis/api-types/calls/test-data'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiProblem } from '@parvis/api-types/problems'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { NumberField } from '@parvis/design-system/NumberField'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { showToast } from '@parvis/design-system/Toast'
import { FormPage, FormSection } from '@parvis/design-system/patterns/FormPage'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { summaryOf } from '../../../../../forms/field-texts.ts'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { pastedText, readPasted, restAfter, sumOf, type WrongCell } from '../../rules/pasted-transactions.ts'
import { plausibleTransactions } from '../../rules/plausible.ts'
import {
  largestPart,
  transactionFaults,
  transactionsForm,
  type TransactionsValues,
  mostFilled,
} from '../../test-user-form.ts'
import { addressOfAddition, formatAmount, type TestUser } from '../../test-user.ts'
import { FillPlausibly } from './FillPlausibly.tsx'
import { fillWith } from './fill-with.ts'
import { WrongCells } from './WrongCells.tsx'

/** Transactions of the bank account: typed, pasted from a spreadsheet, or generated. The balance follows. */
export function TransactionsStep({ user }: { user: TestUser }) {
  const { t } = useTranslation('testData')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const navigate = useNavigate()
  const { currency } = user
  const sending = useMutation(writeOptions(useApi(), addTestTransactions))
  const [start] = useState(() => ({ ...transactionsForm.start, seed: user.id }))
  /** The cells that the services refused, with the text that was sent. */
  const [refused, setRefused] = useState<{ text: string; wrong: readonly WrongCell[] }>()
  const editor = useFormEditor<TransactionsValues>({
    name: `${transactionsForm.name}:${user.id}`,
    isValues: transactionsForm.isValues,
    start,
    fields: transactionsForm.names,
    isLostWith: 'page',
    check: values => transactionFaults(values, currency),
    say: transactionsForm.say,
  })
  const { form, draft, failure } = editor
  const { control, formState } = form
  const [typed, count] = useWatch({ control, name: ['pasted', 'count'] })
  const text = useDeferredValue(typed)
  const read = useMemo(() => readPasted(text, currency), [text, currency])
  const wrong = refused?.text === text ? refused.wrong : read.wrong

  /**
   * Sends the transactions in parts. Lines that were added are removed from the text, so that a retry continues with
   * the rest.
   */
  const send = async (values: TransactionsValues) => {
    let rest = values.pasted
    for (;;) {
      const { transactions, lines } = readPasted(rest, currency)
      const part = transactions.slice(0, largestPart)
      if (part.length === 0) break
      try {
        await sending.mutateAsync({
          path: { id: user.id },
          body: { transactions: part },
          idempotencyKey: newIdempotencyKey(),
        })
      } catch (error) {
        setRefused({ text: rest, wrong: refusedCells(error, part, lines) })
        throw error
      }
      rest = restAfter(rest, lines[part.length - 1] ?? 0)
      form.setValue('pasted', rest, { shouldDirty: true })
    }
    editor.settle({ ...values, pasted: '' })
    showToast({ title: t('transactions.added', { count: readPasted(values.pasted, currency).lines.length }) })
    void navigate(addressOfAddition(user.id, 'documents'))
  }
  const total = user.balance + sumOf(read.transactions)
  return (
    <Stack gap={5}>
      <FormDraftOffer form={form} draft={draft} first="pasted" />
      <FormPage
        aria-label={t('addition.transactions')}
        onSubmit={() => editor.submit(send)}
        submitLabel={t('transactions.add', { count: read.lines.length })}
        isPending={editor.isPending}
        attempt={formState.submitCount}
        focusOnError="first-field"
        statuses={[{ text: t('transactions.unsaved'), isShown: editor.isDirty }]}
        errors={summaryOf(tAny, formState.errors, ['seed', 'count', 'pasted'], name => t(`field.${name}`))}
        secondaryActions={
          <LinkButton href={addressOfAddition(user.id, 'documents')}>{t('transactions.skip')}</LinkButton>
        }
      >
        <FormSection title={t('step.transactions')} description={t('stepHint.transactions')}>
          <DescriptionList
            items={[
              { term: t('column.balance'), value: formatAmount(locale, user.balance, currency) },
              { term: t('column.transactionCount'), value: String(user.transactionCount) },
            ]}
          />
          <FormField name="seed" control={control} label={t('field.seed')}>
            {field => (
              <FillPlausibly
                field={field}
                onFill={seed =>
                  fillWith(form, {
                    pasted: pastedText(
                      plausibleTransactions(seed, count ?? 20, currency, user.transactionCount + 1),
                    ),
                  })
                }
              />
            )}
          </FormField>
          <Grid columnWidth="14rem">
            <FormField name="count" control={control} label={t('field.count')}>
              {field => (
                <NumberField
                  {...field}
                  isRequired
                  minimum={1}
                  maximum={mostFilled}
                  description={t('hint.count')}
                />
              )}
            </FormField>
          </Grid>
          <FormField name="pasted" control={control} label={t('field.pasted')}>
            {field => <TextArea {...field} isRequired rows={8} description={t('hint.pasted')} />}
          </FormField>
          {read.lines.length > 0 && (
            <div role="status">
              {wrong.length === 0
                ? t('transactions.right', {
                    count: read.lines.length,
                    balance: formatAmount(locale, total, currency),
                  })
                : t('transactions.wrong', { count: wrong.length })}
            </div>
          )}
          <WrongCells cells={wrong} />
        </FormSection>
        {failure && <ProblemBanner title={t('transactions.failed')} problem={failure} />}
      </FormPage>
    </Stack>
  )
}

/** The cells named in a refusal, by line of the text. */
function refusedCells(
  error: unknown,
  part: readonly { externalId: string; iban: string }[],
  lines: readonly number[],
): WrongCell[] {
  if (!(error instanceof ApiProblem)) return []
  return error.errors.flatMap(({ pointer }): WrongCell[] => {
    const [, place = '', field] = /^\/transactions\/(\d+)\/(externalId|iban)$/.exec(pointer) ?? []
    const transaction = part[Number(place)]
    const line = lines[Number(place)]
    if (field === undefined || !transaction || line === undefined) return []
    return field === 'iban'
      ? [{ line, column: 'iban', fault: 'iban', text: transaction.iban }]
      : [{ line, column: 'externalId', fault: 'taken', text: transaction.externalId }]
  })
}
