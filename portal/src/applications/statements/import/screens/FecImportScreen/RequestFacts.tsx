import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { useFecFormats } from '../../useFecFormats.ts'

/** What a request is for, and what is known of its file so far. */
export function RequestFacts({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  const locale = useLanguage()
  const { day, bytes } = useFecFormats()
  const { accountName, fileName, fileSize, periodStart, periodEnd, lineCount, entryCount } = request
  const { failedCheckCount, priorPeriodEnd, content, amountSigns } = request
  const number = (count: number) => count.toLocaleString(locale)
  return (
    <DescriptionList
      items={[
        { term: t('field.client'), value: accountName },
        {
          term: t('request.period'),
          value: t('comparison.of', { from: day(periodStart), to: day(periodEnd) }),
        },
        { term: t('figure.file'), value: t('settings.file', { name: fileName, size: bytes(fileSize) }) },
        {
          term: t('figure.content'),
          value: t(content === 'balances' ? 'figure.contentBalances' : 'figure.contentOfEntries'),
        },
        ...(amountSigns === null
          ? []
          : [{ term: t('reading.signs'), value: t(`reading.sign.${amountSigns}`) }]),
        ...(priorPeriodEnd === null
          ? []
          : [{ term: t('request.prior'), value: t('request.priorValue', { day: day(priorPeriodEnd) }) }]),
        ...(lineCount === null
          ? []
          : [
              {
                term: t(content === 'balances' ? 'figure.accounts' : 'figure.lines'),
                value: number(lineCount),
              },
            ]),
        ...(entryCount === null ? [] : [{ term: t('figure.entries'), value: number(entryCount) }]),
        ...(failedCheckCount === null
          ? []
          : [
              {
                term: t('request.checks'),
                value:
                  failedCheckCount === 0
                    ? t('request.checksAgree')
                    : t('request.checksFailed', { count: failedCheckCount }),
              },
            ]),
      ]}
    />
  )
}
