import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { RangeSlider } from '@parvis/design-system/RangeSlider'
import { Stack } from '@parvis/design-system/Stack'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { leftOut, rangeOf, snapped, yearsIn, type YearRange } from '../../rules/year-range.ts'

export interface YearsFilterProps {
  /** The existing years. */
  known: readonly number[]
  /** From the oldest to the newest year. */
  scale: YearRange
  years: readonly number[]
  /** Resolves to whether the filter changed. */
  onChange: (years: number[]) => Promise<boolean>
}

/** Filters engagements by a range of years. A request is sent when an end is released. */
export function YearsFilter({ known, scale, years, onChange }: YearsFilterProps) {
  const { t } = useTranslation('network')
  const language = useLanguage()
  const held = rangeOf(known, years)
  // The range the reader has set and the network does not show yet.
  const [set, setSet] = useState<YearRange>()
  const moved = useRef<YearRange>(undefined)
  const letGo = useRef<YearRange>(undefined)
  const next = useRef<YearRange>(undefined)
  const isAsking = useRef(false)

  // The address may change after the answer arrives; until then, the set range stays.
  const address = years.join()
  const latest = useRef(address)
  const showHeld = useCallback(() => {
    letGo.current = undefined
    // Unless the reader is dragging an end meanwhile.
    if (!moved.current) setSet(undefined)
  }, [])
  useLayoutEffect(() => {
    latest.current = address
    if (!isAsking.current) showHeld()
  }, [address, showHeld])

  // Requests run in sequence: a late earlier answer would undo the later choice.
  const ask = async (range: YearRange) => {
    next.current = range
    letGo.current = range
    setSet(range)
    if (isAsking.current) return
    isAsking.current = true
    let wanted: number[] = []
    let isChanged = false
    while (next.current) {
      wanted = yearsIn(known, next.current)
      next.current = undefined
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      isChanged = await onChange(wanted)
    }
    isAsking.current = false
    if (!isChanged || latest.current === wanted.join()) showHeld()
  }
  const missing = leftOut(known, years)
  return (
    <Stack gap={2}>
      <RangeSlider
        label={t('explore.years')}
        minimum={scale.from}
        maximum={scale.to}
        value={set ?? held}
        format={{ useGrouping: false }}
        marks={known}
        onChange={range => {
          moved.current = snapped(known, letGo.current ?? held, range)
          setSet(moved.current)
        }}
        onChangeEnd={() => {
          if (moved.current) void ask(moved.current)
          moved.current = undefined
        }}
      />
      {/* Below the slider, so that it does not move while it is dragged. */}
      {years.length > 0 && <span>{t('explore.yearless')}</span>}
      {missing.length > 0 && (
        <Inline>
          <span>{t('explore.yearsLeftOut', { years: new Intl.ListFormat(language).format(missing) })}</span>
          <Button size="small" onPress={() => void ask(held)}>
            {t('explore.allYears', { from: String(held.from), to: String(held.to) })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
