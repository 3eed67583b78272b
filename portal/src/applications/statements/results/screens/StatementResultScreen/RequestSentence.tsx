import { companyLine } from '@parvis/accounting/fec/company-number'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'

/**
 * The printed company details, the year, the chart of accounts, who had the statements prepared and when, what they are
 * compared with, and the language of the files if it is not the reader's.
 */
export function RequestSentence({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementResults')
  const reader = useLanguage()
  const { longDay, longMoment } = useFormats()
  const { finishedDate, priorPeriodEnd, language } = request
  const isBalance = request.content === 'balances'
  const from = { who: request.createdByName ?? request.createdBy, file: request.fileName }
  const { companyForm: form, companyNumber: number, companyAddress: address } = request
  const company = companyLine({ form, number, address })
  return [
    ...(company === '' ? [] : [`${company}.`]),
    t('record.period', {
      from: longDay(request.periodStart),
      to: longDay(request.periodEnd),
      chart: t(`chart.${request.chart}`),
      rounding: t(`rounding.${request.rounding}`),
    }),
    finishedDate === null
      ? t(isBalance ? 'record.askedOfBalance' : 'record.asked', {
          ...from,
          when: longMoment(request.createdDate),
        })
      : t(isBalance ? 'record.madeOfBalance' : 'record.made', { ...from, when: longMoment(finishedDate) }),
    priorPeriodEnd === null
      ? t('record.comparedWithNothing')
      : t('record.comparedWith', { end: longDay(priorPeriodEnd) }),
    ...(language === null || language === reader ? [] : [t(`record.language.${language}`)]),
  ].join(' ')
}
