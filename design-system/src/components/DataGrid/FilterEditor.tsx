import { useMemo, useState, type FormEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { filterKindOf, textOperators, type ColumnFilter } from '../../internal/rowModel/filter.ts'
import { relativePeriods } from '../../internal/rowModel/relativePeriods.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import * as popover from '../Popover/Popover.css.ts'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { boundText } from './cellProblem.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { columnValues } from './columnValues.ts'
import { draftOfFilter, isEarlier, listOperators, type FilterDraft } from './filterDraft.ts'
import type { FilteredColumn } from './gridTypes.ts'

export interface FilterEditorProps {
  column: FilteredColumn
  filter: ColumnFilter | undefined
  anchor: HTMLElement
  /** Returns the values of the column, if all rows are loaded. */
  getCells: (() => readonly unknown[]) | undefined
  t: GridWords
  onApply: (filter: ColumnFilter | undefined) => void
  onClose: () => void
}

/** Edits the filter of a column in a popover beside the element that opened it. */
export default function FilterEditor(props: FilterEditorProps) {
  const { column, filter, anchor, getCells, t, onApply, onClose } = props
  const [draft, setDraft] = useState(() => draftOfFilter(filterKindOf[column.type], filter))
  const [isTried, setTried] = useState(false)
  const v = useMessages(validationMessages)
  const locale = useLocale()
  const names = { from: t('from'), to: t('to') }
  const bound = (value: number) => boundText(value, locale, column.format)
  const problems = isTried ? problemsOf(draft, v, names, bound) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problemsOf(draft, v, names, bound)).length > 0) return
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
              <FilterFields {...{ column, draft, getCells, problems, t }} onChange={setDraft} />
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

/** Focuses the first field when the editor opens. */
const first = { autoFocus: true }

interface FilterFieldsProps extends Pick<FilterEditorProps, 'column' | 'getCells' | 't'> {
  draft: FilterDraft
  onChange: (draft: FilterDraft) => void
  problems: Problems
}
type FieldsProps = Omit<FilterFieldsProps, 'onChange' | 'problems'> & {
  set: (part: Parameters<FilterDraft['with']>[0]) => void
}

function FilterFields({ column, draft, getCells, onChange, problems, t }: FilterFieldsProps) {
  const set: FieldsProps['set'] = part => onChange(draft.with(part))
  const errors = (text: string | undefined) => (text ? [{ kind: 'error' as const, text }] : [])
  switch (draft.kind) {
    case 'text':
      return <TextFilter {...{ column, draft, getCells, set, t }} />
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
          <Select
            label={t('period')}
            value={draft.period}
            onChange={value => set({ period: relativePeriods.find(period => period === value) ?? 'between' })}
            options={['between' as const, ...relativePeriods].map(id => ({ id, label: t(id) }))}
          />
          {draft.period === 'between' && (
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
          )}
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
        <>
          <OperatorSelect label={t('isValue')} known={listOperators} {...{ draft, set, t }} />
          <div role="group" aria-label={t('values')}>
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
        </>
      )
  }
}

interface OperatorSelectProps extends Pick<FieldsProps, 'draft' | 'set' | 't'> {
  label: string
  known: readonly FilterDraft['operator'][]
}

function OperatorSelect({ label, known, draft, set, t }: OperatorSelectProps) {
  return (
    <Select
      label={label}
      value={draft.operator}
      onChange={value => {
        const operator = known.find(each => each === value)
        if (operator) set({ operator })
      }}
      options={known.map(id => ({ id, label: t(id) }))}
    />
  )
}

/** Maximum number of alternative texts; a filter with more is unreadable. */
const mostTexts = 10

function TextFilter({ draft, getCells, set, t }: FieldsProps) {
  const { texts, operator } = draft
  const isList = listOperators.some(each => each === operator)
  // A list filter may come from a URL even where there are no values to choose from.
  const known = getCells || isList ? [...textOperators, ...listOperators] : textOperators
  return (
    <>
      <OperatorSelect label={t('operator')} {...{ known, draft, set, t }} />
      {isList ? (
        <ValuesField {...{ getCells, draft, set, t }} />
      ) : (
        <>
          {texts.map((text, place) => (
            <TextField
              // oxlint-disable-next-line react/no-array-index-key -- a text has nothing but its place
              key={place}
              label={t(place === 0 ? 'value' : 'orValue')}
              value={text}
              onChange={typed => set({ texts: texts.with(place, typed) })}
              // Focuses the first field when the editor opens, and each text field that is added.
              {...(place === texts.length - 1 && first)}
            />
          ))}
          {texts.length < mostTexts && texts.at(-1) !== '' && (
            <Inline>
              <Button variant="quiet" size="small" onPress={() => set({ texts: [...texts, ''] })}>
                {t('addText')}
              </Button>
            </Inline>
          )}
        </>
      )}
    </>
  )
}

/** Chooses texts of the column. Chosen texts stay listed even if no row has them any more. */
function ValuesField({ getCells, draft, set, t }: Omit<FieldsProps, 'column'>) {
  const locale = useLocale()
  const { values, isWhole } = useMemo(() => columnValues(getCells?.() ?? [], locale), [getCells, locale])
  const options = useMemo(() => values.map(asOption), [values])
  return (
    <MultiSelect
      label={t('values')}
      {...(!isWhole && { description: t('valuesMany', { count: values.length }) })}
      options={options}
      value={draft.choices.map(asOption)}
      onChange={chosen => set({ choices: chosen.map(({ id }) => id) })}
    />
  )
}
const asOption = (text: string) => ({ id: text, label: text })

interface Problems {
  to?: string
}

type ValidationWords = ReturnType<typeof useMessages<(typeof validationMessages)['en']>>

/** The problems of a draft, with the messages that the specification defines for grid cells. */
function problemsOf(
  draft: FilterDraft,
  v: ValidationWords,
  names: { from: string; to: string },
  bound: (value: number) => string,
): Problems {
  if (draft.blank !== 'any') return {}
  if (draft.kind === 'range') {
    const isReversed = draft.from !== null && draft.to !== null && draft.to < draft.from
    return isReversed ? { to: v('gridMinimum', { 0: names.to, 1: bound(draft.from ?? 0) }) } : {}
  }
  const isBetween = draft.kind === 'period' && draft.period === 'between'
  const isReversed = isBetween && isEarlier(draft.toDay, draft.fromDay)
  return isReversed ? { to: v('gridDateOrder') } : {}
}
