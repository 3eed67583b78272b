import { useState, type FormEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../i18n/useMessages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { filterKindOf, textOperators, type ColumnFilter } from '../../internal/rowModel/filter.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import * as popover from '../Popover/Popover.css.ts'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { draftOfFilter, isEarlier, type FilterDraft } from './filterDraft.ts'
import type { FilteredColumn } from './gridTypes.ts'

export interface FilterEditorProps {
  column: FilteredColumn
  filter: ColumnFilter | undefined
  anchor: HTMLElement
  t: GridWords
  onApply: (filter: ColumnFilter | undefined) => void
  onClose: () => void
}

/** Sets the filter of a column, in a popover beside what opened it. */
export default function FilterEditor({ column, filter, anchor, t, onApply, onClose }: FilterEditorProps) {
  const [draft, setDraft] = useState(() => draftOfFilter(filterKindOf[column.type], filter))
  const [isTried, setTried] = useState(false)
  const v = useMessages(validationMessages)
  const names = { from: t('from'), to: t('to') }
  const problems = isTried ? problemsOf(draft, v, names) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problemsOf(draft, v, names)).length > 0) return
    onApply(draft.read())
    onClose()
  }
  return (
    <Popover
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      className={popover.popover}
      placement="bottom start"
      offset={6}
      containerPadding={8}
    >
      <Dialog className={popover.dialog}>
        <Heading slot="title" level={2} className={popover.title}>
          {columnName(column)}
        </Heading>
        <form onSubmit={submit} noValidate>
          <Stack gap={3}>
            {draft.blank === 'any' && (
              <FilterFields column={column} draft={draft} onChange={setDraft} problems={problems} t={t} />
            )}
            <Select
              label={t('blanks')}
              value={draft.blank}
              onChange={value =>
                setDraft(draft.with({ blank: value === 'only' || value === 'not' ? value : 'any' }))
              }
              options={[
                { id: 'any', label: t('blankAny') },
                { id: 'only', label: t('blankOnly') },
                { id: 'not', label: t('blankNot') },
              ]}
            />
            <Inline justify="end" gap={2}>
              {filter && (
                <Button
                  variant="quiet"
                  onPress={() => {
                    onApply(undefined)
                    onClose()
                  }}
                >
                  {t('filterClear')}
                </Button>
              )}
              <Button type="submit" variant="primary">
                {t('apply')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Dialog>
    </Popover>
  )
}

/** The editor opens to be typed in. */
const first = { autoFocus: true }

interface FilterFieldsProps {
  column: FilteredColumn
  draft: FilterDraft
  onChange: (draft: FilterDraft) => void
  problems: Problems
  t: GridWords
}

function FilterFields({ column, draft, onChange, problems, t }: FilterFieldsProps) {
  const set = (part: Parameters<FilterDraft['with']>[0]) => onChange(draft.with(part))
  const errors = (text: string | undefined) => (text ? [{ kind: 'error' as const, text }] : [])
  switch (draft.kind) {
    case 'text':
      return (
        <>
          <Select
            label={t('operator')}
            value={draft.operator}
            onChange={value => set({ operator: textOperators.find(known => known === value) ?? 'contains' })}
            options={textOperators.map(id => ({ id, label: t(id) }))}
          />
          <TextField label={t('value')} value={draft.text} onChange={text => set({ text })} {...first} />
        </>
      )
    case 'range':
      return (
        <>
          <NumberField
            label={t('from')}
            value={draft.from}
            onChange={from => set({ from })}
            {...(column.format && { format: column.format })}
            {...first}
          />
          <NumberField
            label={t('to')}
            value={draft.to}
            onChange={to => set({ to })}
            {...(column.format && { format: column.format })}
            messages={errors(problems.to)}
          />
        </>
      )
    case 'period':
      return (
        <>
          <DateField
            label={t('fromDay')}
            value={draft.fromDay}
            onChange={fromDay => set({ fromDay })}
            {...first}
          />
          <DateField
            label={t('toDay')}
            value={draft.toDay}
            onChange={toDay => set({ toDay })}
            messages={errors(problems.to)}
          />
        </>
      )
    case 'boolean':
      return (
        <Select
          label={t('isValue')}
          value={draft.isTrue === null ? null : draft.isTrue ? 'yes' : 'no'}
          onChange={value => set({ isTrue: value === 'yes' })}
          options={[
            { id: 'yes', label: t('yes') },
            { id: 'no', label: t('no') },
          ]}
        />
      )
    case 'choice':
      return (
        <div role="group" aria-label={t('anyOf')}>
          {(column.choices ?? []).map(({ id, label }) => (
            <Checkbox
              key={id}
              value={draft.choices.includes(id)}
              onChange={isChosen =>
                set({
                  choices: isChosen ? [...draft.choices, id] : draft.choices.filter(other => other !== id),
                })
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )
  }
}

interface Problems {
  to?: string
}

type ValidationWords = ReturnType<typeof useMessages<(typeof validationMessages)['en']>>

/** In the words that the specification has for the cells of grids. */
function problemsOf(draft: FilterDraft, v: ValidationWords, names: { from: string; to: string }): Problems {
  if (draft.blank !== 'any') return {}
  if (draft.kind === 'range') {
    const isReversed = draft.from !== null && draft.to !== null && draft.to < draft.from
    return isReversed ? { to: v('gridMinimum', { 0: names.to, 1: draft.from ?? 0 }) } : {}
  }
  const isReversed = draft.kind === 'period' && isEarlier(draft.toDay, draft.fromDay)
  return isReversed ? { to: v('gridDateOrder') } : {}
}
