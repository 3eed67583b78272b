import type { Preview } from '@parvis/accounting/fec/report'
import { readingExample } from '@parvis/accounting/files/reading-example'
import { Banner } from '@parvis/design-system/Banner'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useFecFormats } from '../../useFecFormats.ts'

export interface ReadFormsProps {
  preview: Preview
  /** Whether the person, or the client's last file, says if the day or the month comes first. */
  areDatesSaid: boolean
}

/** Shows how dates and amounts of the first lines are read, and what the lines leave open. */
export function ReadForms({ preview, areDatesSaid }: ReadFormsProps) {
  const { t } = useTranslation('statementImport')
  const { day: longDay, amount: euros } = useFecFormats()
  const { day, amounts, amount } = readingExample(preview)
  const { balance, ledger, entries, signs = 'debits-positive' } = preview.dialect
  const isUnread =
    amounts === undefined &&
    (ledger?.columns.includes('amount') === true || entries?.columns.includes('Montant') === true)
  const dayRead = day && t('reading.dayRead', { written: day.written, day: longDay(day.day) })
  const isOpen = preview.areDatesOpen === true && !areDatesSaid
  return (
    <>
      {isOpen && (
        <Banner kind="warning" live="polite" title={t('reading.datesOpen')}>
          {dayRead} {t('reading.datesOpenHelp')}
        </Banner>
      )}
      {!isOpen && dayRead && <p>{dayRead}</p>}
      {amounts && (
        <p>
          {amounts === 'side'
            ? t('reading.oneAmount.side')
            : t(`reading.${balance ? 'oneBalance' : 'oneAmount'}.${signs}`)}
          {amount &&
            ` ${t(`reading.amountRead.${amount.side}`, {
              written: amount.written,
              amount: euros(BigInt(amount.cents)),
            })}`}
        </p>
      )}
      {isUnread && <p>{t('reading.amountUnread')}</p>}
    </>
  )
}
