import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Select } from '@parvis/design-system/Select'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { labelOf, offeredCut, titleOf } from '../../../../../reports/page/figure-words.ts'
import { isPeriodWrong, type DynamicChoice, type Offer } from '../../rules/dynamic-choice.ts'

/** The option for no limit. */
const open = 'open'

export interface SlicerFieldsProps {
  offers: readonly Offer[]
  choice: DynamicChoice
  onChange: (choice: DynamicChoice) => void
}

/** A field for each slicer of the report. */
export function SlicerFields({ offers, choice, onChange }: SlicerFieldsProps) {
  return offers.map(offer =>
    offer.dimension === 'month' ? (
      <MonthFields key="month" {...{ offer, choice, onChange }} />
    ) : (
      <ValueField key={offer.dimension} {...{ offer, choice, onChange }} field={offer.dimension} />
    ),
  )
}

interface OfferProps {
  offer: Offer
  choice: DynamicChoice
  onChange: (choice: DynamicChoice) => void
}

function ValueField({
  offer: { visual, figures, dimension },
  field,
  choice,
  onChange,
}: OfferProps & { field: Exclude<Offer['dimension'], 'month'> }) {
  const language = useLanguage()
  const options = figures.rows.map(row => ({ id: row.key, label: labelOf(language, dimension, row) }))
  const chosen = choice.values[field] ?? []
  return (
    <MultiSelect
      label={titleOf(language, visual, figures)}
      description={offeredCut(language, figures)}
      options={options}
      value={chosen.map(id => options.find(option => option.id === id) ?? { id, label: id })}
      onChange={next =>
        onChange({ ...choice, values: { ...choice.values, [field]: next.map(({ id }) => id) } })
      }
    />
  )
}

function MonthFields({ offer: { figures }, choice, onChange }: OfferProps) {
  const { t } = useTranslation('reportViewer')
  const language = useLanguage()
  const { from, to } = choice
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const known = new Set([...figures.rows.map(({ key }) => key), from, to])
  const months = [...known]
    .filter(month => month !== null)
    .toSorted()
    .toReversed()
    .map(id => ({ id, label: format.format(new Date(`${id}-01`)) }))
  const bounds = [{ id: open, label: t('dynamic.all') }, ...months]
  const read = (id: string) => (id === open ? null : id)
  return (
    <>
      <Select
        label={t('dynamic.from')}
        options={bounds}
        value={from ?? open}
        onChange={id => onChange({ ...choice, from: read(id) })}
      />
      <Select
        label={t('dynamic.to')}
        options={bounds}
        value={to ?? open}
        onChange={id => onChange({ ...choice, to: read(id) })}
        messages={isPeriodWrong(choice) ? [{ kind: 'error', text: t('dynamic.periodWrong') }] : []}
      />
    </>
  )
}
