import { NetworkQuestion as limits } from '@parvis/api-types/limits/network'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { NumberField } from '@parvis/design-system/NumberField'
import { useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useMay } from '../../../../../session/useMay.ts'
import type { EngagementFilters } from '../../rules/place.ts'

type Fees = Pick<EngagementFilters, 'minimumFees' | 'maximumFees'>

export interface FeesFilterProps {
  filters: EngagementFilters
  /** Resolves to whether the filter changed. */
  onChange: (fees: Fees) => Promise<boolean>
}

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

const areOrdered = ({ minimumFees = 0, maximumFees = Number.POSITIVE_INFINITY }: Fees) =>
  minimumFees <= maximumFees

/** Filters by minimum and maximum fees, for people who may read fees. */
export function FeesFilter({ filters: { minimumFees, maximumFees }, onChange }: FeesFilterProps) {
  const { t } = useTranslation('network')
  const { wholeEuros } = useFormats()
  const mayRead = useMay('Dashboards.Read')
  const readsAll = useMay('Dashboards.ReadFirm')
  const address = `${String(minimumFees)} ${String(maximumFees)}`
  // The values entered that the network does not show yet.
  const [entered, setEntered] = useState<{ fees: Fees; before: string }>()
  const { fees } = entered?.before === address ? entered : { fees: { minimumFees, maximumFees } }
  const isNarrowed = minimumFees !== undefined || maximumFees !== undefined
  const none = { minimumFees: undefined, maximumFees: undefined }
  if (!mayRead)
    return (
      isNarrowed && (
        <Banner
          kind="warning"
          title={t('explore.feesDenied')}
          actions={
            <Button size="small" onPress={() => void onChange(none)}>
              {t('explore.clearFilters')}
            </Button>
          }
        />
      )
    )
  const enter = async (change: Partial<Fees>) => {
    const next = { ...fees, ...change }
    setEntered({ fees: next, before: address })
    if (!areOrdered(next)) return
    const isChanged = await onChange(next)
    if (!isChanged) setEntered(undefined)
  }
  const number = { minimum: 0, maximum: limits.minimumFees.maximum, format: euros }
  const from = wholeEuros(fees.minimumFees ?? 0)
  return (
    // Keep the two fields side by side where there is room.
    <Grid columnWidth="16rem">
      <NumberField
        {...number}
        label={t('explore.minimumFees')}
        value={fees.minimumFees ?? null}
        onChange={value => void enter({ minimumFees: value ?? undefined })}
        messages={isNarrowed && !readsAll ? [{ kind: 'information', text: t('explore.feesUnseen') }] : []}
      />
      <NumberField
        {...number}
        label={t('explore.maximumFees')}
        value={fees.maximumFees ?? null}
        onChange={value => void enter({ maximumFees: value ?? undefined })}
        messages={areOrdered(fees) ? [] : [{ kind: 'error', text: t('explore.feesOrder', { from }) }]}
      />
    </Grid>
  )
}
