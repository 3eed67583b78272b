import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { RangeSlider } from '@parvis/design-system/RangeSlider'
import { Stack } from '@parvis/design-system/Stack'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { leftOut, rangeOf, snapped, yearsIn, type YearRange } from '../../rules/year-range.ts'

export interface YearsFilterProps {
  /** The years that there are. */
  known: readonly number[]
  /** From the oldest to the newest. */
  scale: YearRange
  years: readonly number[]
  /** Whether it was changed, once it is answered. */
  onChange: (years: number[]) => Promise<boolean>
}

/** From which year to which one engagements are opened. It is asked for when an end is let go. */
export function YearsFilter({ known, scale, years, onChange }: YearsFilterProps) {
  const { t } = useTranslation('network')
  const language = useLanguage()
  const held = rangeOf(known, years)
  // What the reader has set and the network does not show yet.
  const [set, setSet] = useState<YearRange>()
  const moved = useRef<YearRange>(undefined)
  const letGo = useRef<YearRange>(undefined)
  const next = useRef<YearRange>(undefined)
  const isAsking = useRef(false)

  // The address may change after its answer is there: until it has, what was set stays.
  const address = years.join()
  const latest = useRef(address)
  const showHeld = useCallback(() => {
    letGo.current = undefined
    // Not under the hand of a person who moves an end meanwhile.
    if (!moved.current) setSet(undefined)
  }, [])
  useLayoutEffect(() => {
    latest.current = address
    if (!isAsking.current) showHeld()
  }, [address, showHeld])

  // One after the other: an earlier answer that came later would take the later choice back.
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
      {/* Below it, so that it does not move under the hand. */}
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
