import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Meter } from '@parvis/design-system/Meter'
import { Stack } from '@parvis/design-system/Stack'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { StockTake } from '../../stock-take.ts'

/** The progress of a stock-take, in total and place by place. */
export function ProgressPart({ take }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  return (
    <Stack gap={6}>
      <Progress label={t('record.progress')} counted={take.countedCount} all={take.lineCount} />
      <Figures take={take} />
      <Stack gap={4} isList>
        {take.zones.map(
          ({ zoneId, site, name, counters, counterNames, lineCount, countedCount, recountCount }) => (
            <Card key={zoneId} title={t('zone.title', { site, name })}>
              <Stack gap={2}>
                <p>
                  {counters.length === 0
                    ? t('zone.everybody')
                    : t('zone.counters', { people: counterNames.join(', ') })}
                </p>
                <Progress label={t('record.progress')} counted={countedCount} all={lineCount} />
                {recountCount > 0 && <p>{t('zone.recount', { count: recountCount })}</p>}
              </Stack>
            </Card>
          ),
        )}
      </Stack>
    </Stack>
  )
}

function Progress({ label, counted, all }: { label: string; counted: number; all: number }) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  return (
    <Meter
      label={label}
      value={counted}
      // A scale of zero length cannot be drawn.
      maximum={Math.max(all, 1)}
      figure={t('record.progressOf', { counted: number.format(counted), all: number.format(all) })}
    />
  )
}

function Figures({ take }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  const { longMoment, day, euros } = useFormats()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 })
  const { frozenDate, closedDate, closedByName } = take
  const { lineCount, countedCount, withoutCostCount, theoreticalValue, countedValue, differenceValue } = take
  // Uncounted lines are not compared, so show the book value twice: of everything, and of the counted lines.
  const isWhole = countedCount === lineCount
  const compared = take.theoreticalDay === 'closing' ? take.closingValue : countedValue
  const toleranceOf = (sum: 'class' | 'total') => {
    const share = take[`${sum}TolerancePercent`]
    const amount = take[`${sum}ToleranceValue`]
    const words = { percent: percent.format((share ?? 0) / 100), value: euros(amount ?? 0) }
    if (share === null && amount === null) return []
    const value =
      share === null
        ? words.value
        : t(amount === null ? 'record.ofTheoretical' : 'record.ofTheoreticalOr', words)
    return [{ term: t(`record.${sum}Tolerance`), value }]
  }
  const items = [
    { term: t('record.countDate'), value: day(take.countDate) },
    { term: t('record.closingDate'), value: day(take.closingDate) },
    { term: t('record.theoreticalDay'), value: t(`theoreticalDay.${take.theoreticalDay}`) },
    {
      term: t('record.tolerance'),
      value: t('record.toleranceOf', {
        percent: percent.format(take.tolerancePercent / 100),
        value: euros(take.toleranceValue),
      }),
    },
    ...toleranceOf('class'),
    ...toleranceOf('total'),
    {
      term: t('record.theoreticalValue'),
      value:
        withoutCostCount === 0
          ? euros(theoreticalValue)
          : t('record.valueWithout', {
              value: euros(theoreticalValue),
              number: number.format(withoutCostCount),
            }),
    },
    ...(countedCount > 0
      ? [
          ...(isWhole
            ? []
            : [{ term: t('record.theoreticalOfCounted'), value: euros(compared - differenceValue) }]),
          { term: t('record.countedValue'), value: euros(countedValue) },
          ...(take.movementCount > 0
            ? [{ term: t('record.closingValue'), value: euros(take.closingValue) }]
            : []),
          {
            term: t(isWhole ? 'record.differenceValue' : 'record.differenceOfCounted'),
            value: euros(differenceValue, 'exceptZero'),
          },
          { term: t('record.unexplained'), value: String(take.unexplainedCount) },
          ...(take.unexplainedSumCount > 0
            ? [{ term: t('record.unexplainedSums'), value: String(take.unexplainedSumCount) }]
            : []),
        ]
      : []),
  ]
  return (
    <Stack gap={3}>
      <DescriptionList items={items} />
      {withoutCostCount > 0 && (
        <Banner kind="info" title={t('record.withoutCost', { number: number.format(withoutCostCount) })}>
          {t('record.withoutCostHelp')}
        </Banner>
      )}
      {frozenDate !== null && <p>{t('record.frozen', { date: longMoment(frozenDate) })}</p>}
      {closedDate !== null && (
        <p>{t('record.closed', { date: longMoment(closedDate), name: closedByName ?? '' })}</p>
      )}
    </Stack>
  )
}
