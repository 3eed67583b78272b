import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { CalendarHeading } from 'react-aria-components/Calendar'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { useMessages } from '../../i18n/useMessages.ts'
import { OptionItem } from '../list/Option.tsx'
import * as list from '../list/list.css.ts'
import { messages } from './calendar.messages.ts'
import * as styles from './calendarHead.css.ts'
import { useCalendarMonths, type Choice } from './useCalendarMonths.ts'

interface HeadSelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (id: string) => void
}

/** A part of the heading that opens a list. */
function HeadSelect({ label, value, choices, onChange }: HeadSelectProps) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={key => key !== null && key !== value && onChange(String(key))}
    >
      <Button className={styles.select}>
        <SelectValue className={styles.words}>
          {choices.find(({ id }) => id === value)?.label ?? value}
        </SelectValue>
        <ChevronDown aria-hidden size={14} className={styles.chevron} />
      </Button>
      <Popover className={`${list.popover} ${styles.choices}`} offset={4} placement="bottom">
        <ListBox items={choices} className={list.list}>
          {option => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </Select>
  )
}

/** Selects for month and year, and buttons for the previous and next page. */
export function CalendarHead({ months = 1 }: { months?: number }) {
  const t = useMessages(messages)
  const shown = useCalendarMonths()
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <Button slot="previous" className={styles.page}>
          <ChevronLeft aria-hidden size={18} />
        </Button>
        <div className={styles.selects}>
          <HeadSelect
            label={t('month')}
            value={shown.month}
            choices={shown.months}
            onChange={shown.showMonth}
          />
          <HeadSelect label={t('year')} value={shown.year} choices={shown.years} onChange={shown.showYear} />
        </div>
        {months === 1 && <NextPage />}
      </div>
      {months > 1 && (
        <div className={styles.second}>
          <CalendarHeading offset={{ months: 1 }} className={styles.heading} />
          <NextPage />
        </div>
      )}
    </div>
  )
}

function NextPage() {
  return (
    <Button slot="next" className={styles.page}>
      <ChevronRight aria-hidden size={18} />
    </Button>
  )
}
