import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { Stack } from '@parvis/design-system/Stack'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CheckedReport } from '../../reader/fec-task.ts'
import { useFecFormats } from '../../useFecFormats.ts'

export interface ReportFiguresProps {
  report: CheckedReport
  fileName: string
}

/** The contents of the file, in figures. */
export function ReportFigures({ report, fileName }: ReportFiguresProps) {
  const { t } = useTranslation('statementImport')
  const locale = useLanguage()
  const { amount, day, siren } = useFecFormats()
  const { from, to, closingDate, balance, ledger } = report
  const unknown = t('figure.unknown')
  if (balance)
    return (
      <Stack gap={5}>
        <KeyFigureGroup>
          <KeyFigure label={t('figure.accounts')} value={report.lines} />
          <KeyFigure label={t('figure.leftOut')} value={balance.leftOut} />
          <KeyFigure label={t('figure.debitBalances')} value={amount(report.debit)} />
          <KeyFigure label={t('figure.creditBalances')} value={amount(report.credit)} />
        </KeyFigureGroup>
        <DescriptionList
          items={[
            { term: t('figure.file'), value: fileName },
            { term: t('figure.content'), value: t('figure.contentBalances') },
            ...(balance.auxiliaries > 0
              ? [
                  {
                    term: t('figure.auxiliaries'),
                    value: t('figure.auxiliariesValue', { count: balance.auxiliaries }),
                  },
                ]
              : []),
            ...(balance.totals > 0
              ? [{ term: t('figure.totals'), value: t('figure.totalsValue', { count: balance.totals }) }]
              : []),
            {
              term: t('figure.told'),
              value: t(
                balance.hasMovements
                  ? 'figure.toldAll'
                  : balance.hasOpening
                    ? 'figure.toldOpening'
                    : 'figure.toldClosing',
              ),
            },
          ]}
        />
      </Stack>
    )
  return (
    <Stack gap={5}>
      <KeyFigureGroup>
        <KeyFigure label={t('figure.lines')} value={report.lines} />
        <KeyFigure label={t('figure.entries')} value={report.entries} />
        <KeyFigure label={t('figure.debit')} value={amount(report.debit)} />
        <KeyFigure label={t('figure.credit')} value={amount(report.credit)} />
      </KeyFigureGroup>
      <DescriptionList
        items={[
          { term: t('figure.file'), value: fileName },
          ...(ledger ? [{ term: t('figure.content'), value: t('figure.contentLedger') }] : []),
          {
            term: t('figure.period'),
            value:
              from === undefined || to === undefined
                ? unknown
                : from === to
                  ? day(from)
                  : t('figure.periodValue', { from: day(from), to: day(to) }),
          },
          { term: t('figure.siren'), value: report.siren === undefined ? unknown : siren(report.siren) },
          ledger
            ? { term: t('figure.leftOut'), value: ledger.leftOut.toLocaleString(locale) }
            : { term: t('figure.closing'), value: closingDate === undefined ? unknown : day(closingDate) },
        ]}
      />
    </Stack>
  )
}
