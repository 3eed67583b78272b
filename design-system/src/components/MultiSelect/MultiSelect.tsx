import { ChevronDown } from 'lucide-react'
import { use, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { useMessages } from '../../i18n/useMessages.ts'
import { FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { matches } from '../../internal/fold.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { OptionPopover } from '../ComboBox/OptionPopover.tsx'
import { useUnchosenText } from '../ComboBox/useUnchosenText.ts'
import { useOptionSearch, type LoadOptions } from '../ComboBox/useOptionSearch.ts'
import { ChosenTags, useWholeTags } from './ChosenTags.tsx'
import * as styles from './MultiSelect.css.ts'
import { messages } from './MultiSelect.messages.ts'
import { usePasteMessages } from './usePasteMessages.ts'
import { usePastedOptions, type FindOptions } from './usePastedOptions.ts'

/** An option: `{ id, label, description?, icon?, isDisabled? }`. */
export type MultiSelectOption = Option

interface MultiSelectOwnProps extends FieldValue<readonly MultiSelectOption[]>, FieldBase, ReadOnlyField {
  /** The chosen options; whole, because a search may not hold them (any more). */
  value?: readonly MultiSelectOption[]
  /** At most so many; shows "2 of 5". */
  maximum?: number
  ref?: Ref<HTMLInputElement>
}
interface LocalOptions {
  /** All options. Typing filters them, ignoring accents and case. */
  options: readonly MultiSelectOption[]
  load?: never
  minimumCharacters?: never
  recents?: never
  findMany?: never
}
interface SearchedOptions {
  options?: never
  /** Loads options page by page. Keep its identity stable (`useCallback`). */
  load: LoadOptions
  /** Minimum number of characters for a search. @default 2 */
  minimumCharacters?: number
  /** The reader's recent choices, offered while nothing is typed. */
  recents?: readonly MultiSelectOption[]
  /** Looks up all entries of a pasted list in one request. @default one search per entry */
  findMany?: FindOptions
}
export type MultiSelectProps = MultiSelectOwnProps & FieldLabelling & (LocalOptions | SearchedOptions)

/** Milliseconds without a keystroke before a search starts. */
const pause = 250
const never: LoadOptions = () => Promise.resolve({ options: [] })

/** Chooses several of many options by typing or pasting a list. Selected options appear as tags in the field. */
export function MultiSelect({ ref, ...props }: MultiSelectProps) {
  const { options, load, minimumCharacters = 2, recents, maximum } = props
  const [value, onChange] = useFieldValue(props, [])
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const tags = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [isWhole, setWhole] = useWholeTags()
  const [wasEntered, setEntered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  /** Whether the text in the input was the search for an option that has been selected since. */
  const [hasServed, setServed] = useState(false)
  const draft = hasServed ? '' : text
  const unchosen = useUnchosenText({ value: null, draft, isFocused, input })
  const typed = useRef(false)
  const isLeaving = useRef(false)
  const search = useOptionSearch({ load: load ?? never, minimum: minimumCharacters, pause })
  const isLocked = props.isDisabled === true || props.isReadOnly === true
  // The input takes no line until the first focus. It keeps the line afterwards, so that targets below do not move.
  const isBehind = value.length > 0 && (isLocked || !wasEntered)
  const hasButton = !load && props.isReadOnly !== true
  const room = maximum === undefined ? Infinity : Math.max(0, maximum - value.length)

  const add = (added: readonly Option[]) => {
    const [only] = added
    setSaid(
      added.length === 1 && only ? t('added', { name: only.label }) : t('addedMany', { count: added.length }),
    )
    onChange([...value, ...added])
  }
  const remove = (ids: ReadonlySet<string>) => {
    const removed = value.filter(({ id }) => ids.has(id))
    const [only] = removed
    setSaid(
      removed.length === 1 && only
        ? t('removed', { name: only.label })
        : t('removedMany', { count: removed.length }),
    )
    onChange(value.filter(({ id }) => !ids.has(id)))
    if (removed.length === value.length) input.current?.focus()
  }
  const pasted = usePastedOptions({
    options,
    load,
    findMany: props.findMany,
    chosen: value,
    room,
    onAdd: add,
  })
  const report = usePasteMessages(pasted)
  const shown = { ...props, messages: joinMessages(props.messages, { ...unchosen.said, entry: report }) }
  const parts = useField(shown, { hasCounter: maximum !== undefined })

  const { found, areRecent } = useOffered({ options, recents, searched: search.options, text })

  const type = (next: string) => {
    // React Aria also sets the text itself on blur.
    if (!typed.current) return
    typed.current = false
    setText(next)
    setServed(false)
    unchosen.forget()
    if (load) search.search(next)
  }
  const choose = (keys: readonly (string | number)[]) => {
    typed.current = false
    const wanted = new Set(keys.map(String))
    const chosen = new Set(value.map(({ id }) => id))
    const added = found.filter(({ id }) => wanted.has(id) && !chosen.has(id)).slice(0, room)
    // Tab selects the focused option when leaving, which would deselect one that was just selected.
    const removed = new Set(isLeaving.current ? [] : [...chosen].filter(id => !wanted.has(id)))
    // React Aria also calls this on blur, when the typed text must stay.
    if (added.length + removed.size === 0) return
    unchosen.forget()
    if (added.length > 0) add(added)
    else if (removed.size > 0) remove(removed)
    if (load) {
      // Keep the results for the next choice; the next keystroke starts a new search.
      input.current?.select()
      setServed(true)
      return
    }
    setText('')
  }
  const empty = () => {
    setText('')
    unchosen.forget()
    if (load) search.search('')
  }
  const act = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') empty()
    const { selectionStart, selectionEnd } = event.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    if ((event.key !== 'Backspace' && event.key !== 'ArrowLeft') || !isAtStart || value.length === 0) return
    event.preventDefault()
    const rows = [...(tags.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])]
    rows.at(-1)?.focus()
  }
  return (
    <AriaComboBox<Option, 'multiple'>
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      onBlur={() => {}}
      selectionMode="multiple"
      items={found}
      value={value.map(({ id }) => id)}
      onChange={choose}
      disabledKeys={room > 0 ? [] : notChosen(found, value)}
      inputValue={text}
      onInputChange={type}
      allowsEmptyCollection
      menuTrigger={load && !recents?.length ? 'input' : 'focus'}
    >
      <FieldFrame
        field={shown}
        parts={parts}
        counter={maximum !== undefined && <Chosen id={parts.counterId} used={value.length} limit={maximum} />}
      >
        <Group
          role="presentation"
          className={`${field.control} ${styles.box} ${hasButton ? styles.boxWithButton : ''}`}
          // While the list is open, React Aria hides everything but the input from screen readers; this exempts the
          // tags. Behind a dialog opened elsewhere, the field is hidden like everything else.
          {...(isFocused && { 'data-react-aria-top-layer': true })}
          onFocus={() => {
            isLeaving.current = false
            setEntered(true)
            setFocused(true)
          }}
          onBlur={event => {
            const { relatedTarget: next } = event
            // Pressing a button in the list does not leave the field.
            if (event.currentTarget.contains(next) || next?.closest('[data-trigger="ComboBox"]')) return
            setWhole(false)
            setFocused(false)
            if (hasServed) empty()
            else unchosen.leaveBehind()
            props.onBlur?.()
          }}
        >
          <ChosenTags
            ref={tags}
            chosen={value}
            label={props.label}
            onRemove={isLocked ? undefined : remove}
            isWhole={isWhole}
            onWhole={setWhole}
          />
          <Entry
            {...dataProps(props)}
            ref={input}
            isBehind={isBehind}
            onType={() => {
              typed.current = true
            }}
            onKeyDownCapture={({ key }) => {
              isLeaving.current = key === 'Tab'
            }}
            onKeyDown={act}
            onPaste={list => !isLocked && pasted.take(list)}
          />
          {hasButton && (
            <span className={styles.button}>
              <FieldButton aria-label={t('open')}>
                <ChevronDown aria-hidden size={16} />
              </FieldButton>
            </span>
          )}
        </Group>
      </FieldFrame>
      {/* Announced even while the list is open. */}
      <span role="status" data-live-announcer className={field.hidden}>
        {said}
      </span>
      <OptionPopover
        options={found}
        areRecent={areRecent}
        search={load && search}
        minimum={minimumCharacters}
        note={maximum !== undefined && room === 0 ? t('full', { count: maximum }) : undefined}
      />
    </AriaComboBox>
  )
}

interface EntryProps {
  ref: Ref<HTMLInputElement>
  /** Whether the input is behind the tags and takes no line. */
  isBehind: boolean
  onType: () => void
  /** Called before React Aria handles the key. */
  onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** @returns whether the text was handled as a list */
  onPaste: (text: string) => boolean
}

/** The input. Pasting a list closes the options, which would cover the messages about it. */
function Entry({ isBehind, onType, onPaste, ...props }: EntryProps) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      {...props}
      data-entry
      className={`${field.input} ${isBehind ? styles.inputBehind : styles.input}`}
      onInput={onType}
      onPaste={event => {
        if (!onPaste(event.clipboardData.getData('text/plain'))) return
        event.preventDefault()
        if (state?.isOpen) state.toggle()
      }}
    />
  )
}

interface Offered {
  options: readonly Option[] | undefined
  recents: readonly Option[] | undefined
  searched: readonly Option[]
  text: string
}

/** The options in the list: those that match the text, the search results, or recent choices. */
function useOffered({ options, recents, searched, text }: Offered) {
  return useMemo(() => {
    if (recents && recents.length > 0 && text === '' && searched.length === 0)
      return { found: recents, areRecent: true }
    if (!options) return { found: searched, areRecent: false }
    const found = options.filter(({ label, description = '' }) => matches(`${label} ${description}`, text))
    return { found, areRecent: false }
  }, [options, recents, searched, text])
}

const notChosen = (options: readonly Option[], chosen: readonly Option[]) => {
  const ids = new Set(chosen.map(({ id }) => id))
  return options.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
}

/** The counter "2 of 5", as a phrase for screen readers. */
function Chosen({ id, used, limit }: { id: string; used: number; limit: number }) {
  const t = useMessages(messages)
  return (
    <span id={id} className={`${field.counter} ${used > limit ? field.counterOver : ''}`}>
      <span aria-hidden>{t('counter', { used, limit })}</span>
      <span className={field.hidden}>{t('counterSpoken', { used, limit })}</span>
    </span>
  )
}
