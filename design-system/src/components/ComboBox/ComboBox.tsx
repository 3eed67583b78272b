import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { ClearButton, FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { fold, matches } from '../../internal/fold.ts'
import { given } from '../../internal/given.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { messages } from './ComboBox.messages.ts'
import { OptionPopover } from './OptionPopover.tsx'
import { useOptionSearch, type LoadOptions, type OptionSearch } from './useOptionSearch.ts'
import { useUnchosenText } from './useUnchosenText.ts'

/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
export type ComboBoxOption = Option

interface ComboBoxOwnProps extends FieldValue<ComboBoxOption | null>, FieldBase, ReadOnlyField {
  /** The chosen option; whole, because a search may not hold it (any more). */
  value?: ComboBoxOption | null
  /** What stands there while nothing is chosen, where that means something: « Tous ». @default nothing */
  emptyText?: string
  ref?: Ref<HTMLInputElement>
}

interface LocalOptions {
  recents?: never
  /** All options. Typing filters them, ignoring accents and case. */
  options: readonly ComboBoxOption[]
  load?: never
  minimumCharacters?: never
}
interface SearchedOptions {
  options?: never
  /** Loads options page by page. Keep its identity stable (`useCallback`). */
  load: LoadOptions
  /** Minimum number of characters for a search. With 0 the list opens with all options, page by page. @default 2 */
  minimumCharacters?: number
  /** The reader's recent choices, offered while nothing is typed. */
  recents?: readonly ComboBoxOption[]
}
export type ComboBoxProps = ComboBoxOwnProps & FieldLabelling & (LocalOptions | SearchedOptions)

/** Milliseconds without a keystroke before a search starts. */
const pause = 250
const never: LoadOptions = () => Promise.resolve({ options: [] })

/** Chooses one of many options by typing, from a list or a search. */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const { options, load, minimumCharacters = 2, recents, isDisabled, isReadOnly } = props
  const [value, onChange] = useFieldValue(props, null)
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const chosenText = value?.label ?? ''
  const [draft, setDraft] = useState(chosenText)
  const [isFocused, setFocused] = useState(false)
  const { text, isUnchosen, said, leaveBehind, forget } = useUnchosenText({ value, draft, isFocused, input })
  const shownField = { ...props, messages: joinMessages(props.messages, said) }
  const parts = useField(shownField)
  const typed = useRef(false)
  const search = useOptionSearch({ load: load ?? never, minimum: minimumCharacters, pause })
  /** The text that the list was last opened with. */
  const browsed = useRef<string>(undefined)
  /** Whether the list shows options before anything is typed. */
  const isOpenList = !load || minimumCharacters === 0

  const { found, areRecent } = useOffered({ options, recents, search, text, chosenText })
  // React Aria drops a selection that is not in its list.
  const shown =
    value && text === chosenText && !found.some(({ id }) => id === value.id) ? [value, ...found] : found

  const type = (next: string) => {
    setDraft(next)
    // React Aria also sets the text itself, after a selection and on blur.
    if (!typed.current) return
    typed.current = false
    forget()
    if (next === '' && value) onChange(null)
    if (load && next !== chosenText) {
      browsed.current = next
      search.search(next)
    }
  }
  const choose = (key: string | number | null) => {
    const option = shown.find(({ id }) => id === key)
    typed.current = false
    if (!option) return
    setDraft(option.label)
    if (option.id !== value?.id) onChange(option)
  }
  /** The option that the typed text names in full, if it is the only one. */
  const named = (): ComboBoxOption | undefined => {
    const all = options ?? (search.phase === 'ready' && search.cursor === undefined ? search.options : [])
    const [only, ...others] = all.filter(({ label }) => fold(label) === fold(text))
    return others.length === 0 && only?.isDisabled !== true ? only : undefined
  }
  const leave = () => {
    const option = isUnchosen ? named() : undefined
    if (option) choose(option.id)
    else leaveBehind()
  }
  const keep = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== input.current || !isUnchosen) return
    if (event.key === 'Escape') {
      setDraft(chosenText)
      forget()
    }
    // With no focused option, React Aria would clear the field or submit the form.
    if (event.key !== 'Enter' || input.current.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const clear = () => {
    // Focus first: receiving the focus writes the selection into the field.
    input.current?.focus()
    if (value) onChange(null)
    setDraft('')
    forget()
  }
  const canClear = (value !== null || (!isFocused && text !== '')) && !isDisabled && !isReadOnly
  return (
    <AriaComboBox
      {...parts.aria}
      {...given({ isReadOnly })}
      items={shown}
      value={value?.id ?? null}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      // React Aria reports neither the focus on the list's own buttons nor its return.
      onFocus={() => {
        typed.current = false
        setDraft(text)
        setFocused(true)
      }}
      onBlur={() => {
        typed.current = false
        leave()
        setFocused(false)
        parts.aria.onBlur()
      }}
      allowsEmptyCollection
      menuTrigger={isOpenList || recents ? 'focus' : 'input'}
      onOpenChange={isOpen => {
        // The text of the selected option does not filter the list.
        if (!isOpen || !load || !isOpenList) return
        // This is called on every focus and press, even while the list is open.
        const wanted = text === chosenText ? '' : text
        if (browsed.current !== wanted || search.phase !== 'ready') search.search(wanted)
        browsed.current = wanted
      }}
    >
      <FieldFrame field={shownField} parts={parts}>
        <Group role="presentation" className={field.control} onKeyDownCapture={keep}>
          {value?.icon != null && text === chosenText && (
            <span aria-hidden className={field.affix}>
              {value.icon}
            </span>
          )}
          <Input
            {...dataProps(props)}
            ref={input}
            className={field.input}
            {...given({ placeholder: props.emptyText })}
            onInput={() => {
              typed.current = true
            }}
          />
          {canClear && <ClearButton slot={null} label={props.label} onPress={clear} />}
          {isOpenList && !isReadOnly && (
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

interface Offered {
  options: readonly ComboBoxOption[] | undefined
  recents: readonly ComboBoxOption[] | undefined
  search: OptionSearch
  text: string
  chosenText: string
}

/** The options in the list: those that match the text, the search results, or recent choices. */
function useOffered({ options, recents, search, text, chosenText }: Offered) {
  const { phase, options: searched } = search
  const areRecent =
    recents !== undefined && recents.length > 0 && (text === '' || (text === chosenText && phase === 'idle'))
  const found = useMemo(() => {
    if (areRecent) return recents
    if (!options) return searched
    return text === chosenText
      ? options
      : options.filter(({ label, description = '' }) => matches(`${label} ${description}`, text))
  }, [areRecent, recents, options, searched, text, chosenText])
  return { found, areRecent }
}
