import { readOptions, type ReadOf } from '@parvis/api-types/calls'
import { getStockSamples } from '@parvis/api-types/calls/inventories'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { PaperForm } from '@parvis/design-system/PaperForm'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { sayNoSamples } from '../../forms.ts'
import type { StockTake } from '../../stock-take.ts'

type Sample = ReadOf<'getStockSamples'>['value'][number]

const SampleDialog = lateDialog(async () => ({
  default: (await import('../../SampleDialog.tsx')).SampleDialog,
}))

/** The samples that auditors drew, with how each was drawn, to view and print. */
export function SamplesPart({ take, mayDraw }: { take: StockTake; mayDraw: boolean }) {
  const { t } = useTranslation('stockTakes')
  const [isDrawing, setDrawing] = useState(false)
  const found = useQuery(readOptions(useApi(), getStockSamples, { path: { id: take.id } }))
  const draw = mayDraw && <Button onPress={() => setDrawing(true)}>{t('samples.draw')}</Button>
  return (
    <>
      <LoadedPart
        query={found}
        loading={t('samples.loading')}
        failed={t('samples.failed')}
        say={sayNoSamples}
        height="24rem"
      >
        {({ value }) =>
          value.length === 0 ? (
            <Stack gap={4}>
              <EmptyState title={t('samples.empty')}>{t('samples.emptyText')}</EmptyState>
              {draw && <Inline>{draw}</Inline>}
            </Stack>
          ) : (
            <Samples samples={value} draw={draw} />
          )
        }
      </LoadedPart>
      <Suspense fallback={null}>
        {isDrawing && <SampleDialog takeId={take.id} onClose={() => setDrawing(false)} />}
      </Suspense>
    </>
  )
}

function useSampleWords() {
  const { t } = useTranslation('stockTakes')
  const { longMoment, euros } = useFormats()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  return {
    t,
    number: (value: number) => number.format(value),
    euros,
    when: (sample: Sample) => longMoment(sample.createdDate),
  }
}

function Samples({ samples, draw }: { samples: readonly Sample[]; draw: ReactNode }) {
  const { t, number, euros, when } = useSampleWords()
  // Show the latest sample until the reader chooses another, so that a new one appears at once.
  const [chosen, setChosen] = useState<number>()
  const sample = samples.find(({ id }) => id === chosen) ?? samples[0]
  if (!sample) return null
  const isByValue = sample.method === 'value'
  const titleOf = (of: Sample) => t('samples.title', { method: t(`samples.by.${of.method}`), date: when(of) })
  return (
    <PaperForm
      tools={
        <Stack gap={4}>
          {samples.length > 1 && (
            <Inline>
              <Select
                label={t('samples.one')}
                options={samples.map(each => ({ id: String(each.id), label: titleOf(each) }))}
                value={String(sample.id)}
                onChange={id => setChosen(Number(id))}
              />
            </Inline>
          )}
          <Inline>
            {draw}
            <Button onPress={() => window.print()}>{t('samples.print')}</Button>
          </Inline>
        </Stack>
      }
      columns={[
        t('column.code'),
        t('field.articleName'),
        t('field.zone'),
        t('column.shelf'),
        t('column.unit'),
        t('column.theoreticalQuantity'),
        t('samples.value'),
        t('column.countedQuantity'),
        ...(isByValue ? [t('samples.hits')] : []),
      ]}
      blanks={[t('samples.checked')]}
      lines={[t('samples.checkedBy'), t('paper.date'), t('paper.signature')]}
      sheets={[
        {
          id: sample.id,
          title: titleOf(sample),
          note: <HowDrawn sample={sample} />,
          rows: sample.lines.map(line => ({
            id: line.lineId,
            cells: [
              line.code,
              line.name,
              t('zone.title', { site: line.site, name: line.zone }),
              line.shelf,
              t(`unit.${line.unit}`),
              number(line.theoreticalQuantity),
              line.theoreticalValue === null ? t('samples.notKnown') : euros(line.theoreticalValue),
              line.countedQuantity === null ? '' : number(line.countedQuantity),
              ...(isByValue ? [number(line.hits)] : []),
            ],
          })),
        },
      ]}
    />
  )
}

/** Everything needed to draw the same sample again. */
function HowDrawn({ sample }: { sample: Sample }) {
  const { t, number, euros, when } = useSampleWords()
  const { method, size, threshold, seed, lines } = sample
  const sampled = lines.reduce((sum, { theoreticalValue }) => sum + (theoreticalValue ?? 0), 0)
  const unknown = lines.filter(({ theoreticalValue }) => theoreticalValue === null).length
  const articles = (count: number, value: number, withoutCost: number) => {
    const whole = t('samples.countAndValue', { number: number(count), value: euros(value) })
    return withoutCost === 0
      ? whole
      : `${whole} ${t('samples.ofThemWithoutCost', { number: number(withoutCost) })}`
  }
  return (
    <DescriptionList
      items={[
        { term: t('samples.method'), value: t(`samples.by.${method}`) },
        ...(size === null ? [] : [{ term: t('samples.size'), value: number(size) }]),
        ...(threshold === null ? [] : [{ term: t('samples.threshold'), value: euros(threshold) }]),
        // Without thousands separators, as it has to be typed.
        ...(seed === null ? [] : [{ term: t('samples.seed'), value: String(seed) }]),
        {
          term: t('samples.population'),
          value: articles(sample.populationCount, sample.populationValue, sample.withoutCostCount),
        },
        {
          term: t('samples.result'),
          value: articles(lines.length, sampled, unknown),
        },
        {
          term: t('samples.drawnBy'),
          value: t('samples.drawnByOn', {
            name: sample.createdByName ?? sample.createdBy,
            date: when(sample),
          }),
        },
      ]}
    />
  )
}
