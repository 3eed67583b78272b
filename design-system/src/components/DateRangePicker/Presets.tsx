import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from '../../internal/calendar/calendar.messages.ts'
import { checkDate, type DateRules } from '../DateField/dateRules.ts'
import * as styles from './DateRangePicker.css.ts'
import type { DateRange } from './useRangeEntry.ts'

/** A named period. `ranges.ts` computes the usual ones. */
export interface DateRangePreset {
  /** Unique within the list. */
  id: string
  /** Label in the reader's language: "Last month", « Exercice en cours ». */
  label: string
  start: string
  end: string
}

interface PresetsProps {
  presets: readonly DateRangePreset[]
  value: DateRange
  rules: DateRules
  onChoose: (preset: DateRangePreset) => void
}

/** The preset periods, as one tab stop. The preset that equals the value is marked, however it was entered. */
export function Presets({ presets, value, rules, onChoose }: PresetsProps) {
  const t = useMessages(messages)
  const chosen = presets.find(({ start, end }) => start === value.start && end === value.end)
  return (
    <ToggleButtonGroup
      aria-label={t('periods')}
      orientation="vertical"
      selectionMode="single"
      selectedKeys={chosen ? [chosen.id] : []}
      onSelectionChange={keys => {
        // In React Aria a second press deselects; here it chooses the same period again.
        const preset = presets.find(({ id }) => keys.has(id)) ?? chosen
        if (preset) onChoose(preset)
      }}
      className={styles.periods}
    >
      {presets.map(({ id, label, start, end }) => (
        <ToggleButton
          key={id}
          id={id}
          isDisabled={checkDate(start, rules) !== null || checkDate(end, rules) !== null}
          className={styles.period}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
