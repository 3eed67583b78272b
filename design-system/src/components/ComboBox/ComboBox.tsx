import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { useMessages } from '../../i18n/useMessages.ts'
import { ClearButton, FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { matches } from '../../internal/fold.ts'
import { given } from '../../internal/given.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { messages } from './ComboBox.messages.ts'
import { OptionPopover } from './OptionPopover.tsx'
import { useOptionSearch, type LoadOptions } from './useOptionSearch.ts'

/** A choice: `{ id, label, description?, icon?, isDisabled? }`. */
export type ComboBoxOption = Option

interface ComboBoxOwnProps extends FieldBase, ReadOnlyField {
  /** The chosen option; whole, because a search may not hold it (any more). */
  value: ComboBoxOption | null
  onChange: (value: ComboBoxOption | null) => void
  ref?: Ref<HTMLInputElement>
}

interface LocalOptions {
  recents?: never
  /** All there is to choose from; what is typed narrows it, accents and case aside. */
  options: readonly ComboBoxOption[]
  load?: never
  minimumCharacters?: never
}
interface SearchedOptions {
  options?: never
  /** Looks for options, page by page. Keep it stable (`useCallback`). */
  load: LoadOptions
  /** From how many characters it is asked. @default 2 */
  minimumCharacters?: number
  /** What this reader chose lately: offered while nothing is typed. */
  recents?: readonly ComboBoxOption[]
}
export type ComboBoxProps = ComboBoxOwnProps & FieldLabelling & (LocalOptions | SearchedOptions)

/** Milliseconds without a key before a search begins. */
const pause = 250
const never: LoadOptions = () => Promise.resolve({ options: [] })

/** One of many options, found by typing: from a list, or from a search. */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const { value, onChange, options, load, minimumCharacters = 2, recents, isDisabled, isReadOnly } = props
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const parts = useField(props)
  const chosenText = value?.label ?? ''
  const [draft, setDraft] = useState(chosenText)
  const [isFocused, setFocused] = useState(false)
  // What stands there while nobody types is the choice, whoever made it.
  const text = isFocused ? draft : chosenText
  const typed = useRef(false)
  const search = useOptionSearch({ load: load ?? never, minimum: minimumCharacters, pause })

  const areRecent =
    recents !== undefined &&
    recents.length > 0 &&
    (text === '' || (text === chosenText && search.phase === 'idle'))
  const found = useMemo(() => {
    if (areRecent) return recents
    if (!options) return search.options
    return text === chosenText
      ? options
      : options.filter(({ label, description = '' }) => matches(`${label} ${description}`, text))
  }, [areRecent, recents, options, search.options, text, chosenText])
  // React Aria forgets a choice that its list does not hold.
  const shown =
    value && text === chosenText && !found.some(({ id }) => id === value.id) ? [value, ...found] : found

  const type = (next: string) => {
    setDraft(next)
    // React Aria also writes into the field itself, after a choice and when it is left.
    if (!typed.current) return
    typed.current = false
    if (next === '') onChange(null)
    if (load && next !== chosenText) search.search(next)
  }
  const choose = (key: string | number | null) => {
    const option = shown.find(({ id }) => id === key)
    typed.current = false
    if (!option) return
    setDraft(option.label)
    if (option.id !== value?.id) onChange(option)
  }
  const clear = () => {
    // Focus first: taking it writes the choice into the field.
    input.current?.focus()
    onChange(null)
    setDraft('')
  }
  const canClear = value !== null && !isDisabled && !isReadOnly
  return (
    <AriaComboBox
      {...parts.aria}
      {...given({ isReadOnly })}
      items={shown}
      value={value?.id ?? null}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      onFocusChange={focused => {
        // React Aria tells of the focus again when its list has opened: what was typed until then stays.
        if (focused === isFocused) return
        typed.current = false
        setDraft(chosenText)
        setFocused(focused)
      }}
      allowsEmptyCollection
      menuTrigger={load && !recents ? 'input' : 'focus'}
    >
      <FieldFrame field={props} parts={parts}>
        <Group role="presentation" className={field.control}>
          {value?.icon != null && text === chosenText && (
            <span aria-hidden className={field.affix}>
              {value.icon}
            </span>
          )}
          <Input
            ref={input}
            className={field.input}
            onInput={() => {
              typed.current = true
            }}
          />
          {canClear && <ClearButton slot={null} label={props.label} onPress={clear} />}
          {!load && !isReadOnly && (
            <FieldButton aria-label={t('open')}>
              <ChevronDown aria-hidden size={16} />
            </FieldButton>
          )}
        </Group>
      </FieldFrame>
      <OptionPopover
        options={shown}
        areRecent={areRecent}
        search={load && search}
        minimum={minimumCharacters}
      />
    </AriaComboBox>
  )
}
