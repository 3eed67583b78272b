import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { PaperForm } from '@parvis/design-system/PaperForm'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { inWalkingOrder } from '../../rules/sheet.ts'
import { paperOptions, sayNoPaper, type StockTake } from '../../stock-take.ts'

/** The most articles in one printout: about twenty pages, as much as one person can carry around. */
const mostPrinted = 500
/** Empty rows on each sheet for articles that are missing from the list. */
const spareRows = 5

/** Count sheets on paper, place by place. Like the sheet on screen, they hide the expected quantities. */
export function PaperPart({ take }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  const [{ zone, part }, setChosen] = useState({ zone: take.zones[0]?.zoneId ?? 0, part: 0 })
  const found = useQuery(paperOptions(useApi(), zone))
  const lines = useMemo(() => found.data && inWalkingOrder(found.data), [found.data])
  const partCount = Math.ceil((lines?.length ?? 0) / mostPrinted)
  const parts = Array.from({ length: partCount }, (_, at) => {
    const from = at * mostPrinted
    const to = Math.min(from + mostPrinted, lines?.length ?? 0)
    return {
      id: String(at),
      label: t('paper.partOf', { from: number.format(from + 1), to: number.format(to) }),
    }
  })
  const place = take.zones.find(({ zoneId }) => zoneId === zone)
  const title = [
    ...(place ? [t('zone.title', place)] : []),
    ...(parts.length > 1 ? [parts[part]?.label ?? ''] : []),
  ].join(' · ')
  const rows = lines?.slice(part * mostPrinted, (part + 1) * mostPrinted).map(line => ({
    id: line.id,
    cells: [
      line.code,
      line.name,
      line.shelf,
      [
        t(`unit.${line.unit}`),
        ...(line.packSize > 1 ? [t('sheet.packs', { packSize: number.format(line.packSize) })] : []),
      ].join(' · '),
      line.batch,
    ],
  }))
  const tools = (
    <Stack gap={4}>
      <p>{t('paper.help')}</p>
      <Inline>
        <Select
          label={t('paper.place')}
          options={take.zones.map(each => ({ id: String(each.zoneId), label: t('zone.title', each) }))}
          value={String(zone)}
          onChange={told => setChosen({ zone: Number(told), part: 0 })}
        />
        {parts.length > 1 && (
          <Select
            label={t('paper.part')}
            options={parts}
            value={String(part)}
            onChange={told => setChosen({ zone, part: Number(told) })}
          />
        )}
      </Inline>
      {rows && rows.length > 0 && (
        <Inline>
          <Button onPress={() => window.print()}>{t('paper.print')}</Button>
        </Inline>
      )}
    </Stack>
  )
  return (
    <Stack gap={5}>
      <PaperForm
        tools={tools}
        columns={[
          t('column.code'),
          t('field.articleName'),
          t('column.shelf'),
          t('column.unit'),
          t('column.batch'),
        ]}
        blanks={[t('paper.counted'), t('paper.note')]}
        spare={{ title: t('paper.spare'), rows: spareRows }}
        lines={[t('paper.by'), t('paper.date'), t('paper.signature')]}
        sheets={rows && rows.length > 0 ? [{ id: zone, title, rows }] : []}
      />
      <LoadedPart
        query={found}
        loading={t('paper.loading')}
        failed={t('paper.failed')}
        say={sayNoPaper}
        height="24rem"
      >
        {({ length }) =>
          length === 0 && <EmptyState title={t('paper.empty')}>{t('paper.emptyText')}</EmptyState>
        }
      </LoadedPart>
    </Stack>
  )
}
