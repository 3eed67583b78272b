import { useMemo, useState, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { validationMessages } from '../../i18n/validation.messages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { ClearButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import { SentValue } from '../../internal/field/SentValue.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { useGroupedInput } from '../../internal/field/useGroupedInput.ts'
import { given } from '../../internal/given.ts'
import { CountrySelect } from './CountrySelect.tsx'
import {
  countsInPhone,
  dialled,
  isE164,
  readPasted,
  readPlain,
  strangeCharacter,
  writePlain,
} from './phone.ts'
import * as styles from './PhoneField.css.ts'
import { messages } from './PhoneField.messages.ts'
import { phoneMessages } from './phoneMessages.ts'
import { useNumberingPlans } from './useNumberingPlans.ts'

interface PhoneFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
  /**
   * The number in E.164 ("+33612345678"), or `''` when empty. Text that cannot be a number is passed on as typed, for
   * the form to reject.
   */
  value?: string
  /** The country in which a number without + is read, ISO 3166-1 alpha-2. @default 'FR' */
  defaultCountry?: string
  /** Warns if the number does not have the format of a French mobile. The reader may keep it anyway. @default false */
  expectsFrenchMobile?: boolean
  /** Whether the reader keeps the number despite the warning. @default false */
  isKept?: boolean
  /**
   * Called when the reader keeps the number despite the warning, and with `false` when the number changes. Without it,
   * a warning cannot be overridden.
   */
  onKeep?: (isKept: boolean) => void
  /** HTML `autocomplete` token. @default 'tel' */
  autoComplete?: 'tel' | 'mobile tel' | 'work tel' | 'home tel' | 'off'
  /** Shows a button that clears the field. @default false */
  isClearable?: boolean
  ref?: Ref<HTMLInputElement>
}
export type PhoneFieldProps = PhoneFieldOwnProps & FieldLabelling

/**
 * What was typed and the value reported for it. The field shows the typed text as long as its value is still the
 * reported one.
 */
interface Entry {
  typed: string
  country: string | undefined
  told: string
}

/** A field for a phone number, typed in national format or with a calling code, and reported in E.164. */
export function PhoneField({ ref: forwarded, ...props }: PhoneFieldProps) {
  const { defaultCountry = 'FR', isKept = false, onKeep, isClearable = false } = props
  const [value, onChange] = useFieldValue(props, '')
  const ref = useObjectRef(forwarded)
  const locale = useLocale()
  const t = useMessages(messages)
  const rules = useMessages(validationMessages)
  const { plans, Countries, hasFailed, load } = useNumberingPlans(
    isE164(value) && readPlain(value).country === undefined,
  )
  const [entry, setEntry] = useState<Entry | null>(null)
  const [isEntered, setEntered] = useState(false)
  const [isLeft, setLeft] = useState(false)

  const isLocked = props.isDisabled === true || props.isReadOnly === true
  const write = (typed: string, country: string | undefined) => {
    if (strangeCharacter(typed) !== undefined)
      return { text: typed, value: typed.trim(), country, callingCode: undefined }
    return plans ? plans.writePhone(typed, country) : writePlain(typed, country)
  }
  const current = entry?.told === value ? entry : readValue(value, defaultCountry, plans)
  const written = write(current.typed, current.country)
  const codes = useMemo(() => plans?.listCallingCodes(), [plans])

  const judged = phoneMessages(t, locale, {
    value,
    country: written.country,
    expectsFrenchMobile: props.expectsFrenchMobile ?? false,
    phoneFormat: rules('phoneFormat'),
    length: plans && isE164(value) ? plans.checkLength(value) : null,
    isKept,
    onKeep,
  })
  const said = isEntered && isLeft ? judged : { errors: [], entry: [] }
  const shown = { ...props, messages: joinMessages(props.messages, said) }
  const parts = useField(shown)
  // The visible text is in national format, not the submitted value.
  const { name, ...aria } = parts.aria

  const enter = (typed: string, country: string | undefined) => {
    const next = write(typed, country)
    setEntered(true)
    setEntry({ typed, country, told: next.value })
    if (next.value !== value) {
      if (isKept) onKeep?.(false)
      onChange(next.value)
    }
    return next.value
  }
  /** Shows a complete number with a calling code in national format from now on. */
  const settle = () =>
    setEntry(held => (held?.typed.startsWith('+') && !strangeCharacter(held.typed) ? null : held))
  const grouped = useGroupedInput({
    input: ref,
    value,
    text: written.text,
    counts: countsInPhone,
    held: current,
    onRestore: ({ typed, country }) => enter(typed, country),
    onType: (typed, isPaste) => {
      const next = isPaste ? readPasted(typed) : typed
      setLeft(isPaste || (isLeft && said.errors.length + said.entry.length > 0))
      const told = enter(
        strangeCharacter(next) === undefined ? dialled(next) : next,
        current.country ?? defaultCountry,
      )
      if (isPaste) settle()
      return told
    },
  })
  const choose = (country: string) =>
    grouped.keep(() => enter(plans ? plans.nationalFigures(current.typed) : current.typed, country))
  const clear = () => {
    grouped.keep(() => enter('', defaultCountry))
    ref.current?.focus()
  }
  const want = () => void load()
  return (
    <AriaTextField
      {...aria}
      {...given({ isReadOnly: props.isReadOnly })}
      type="tel"
      autoComplete={props.autoComplete ?? 'tel'}
      value={grouped.shown}
      onChange={grouped.change}
      onBlur={() => {
        setLeft(true)
        settle()
        props.onBlur?.()
      }}
    >
      <SentValue name={name} value={value} isDisabled={props.isDisabled} />
      <FieldFrame field={shown} parts={parts}>
        <div className={field.control} onFocus={want} onPointerEnter={want}>
          <CountrySelect
            country={written.country}
            callingCode={written.callingCode}
            codes={codes}
            Countries={Countries}
            hasFailed={hasFailed}
            onRetry={want}
            onChange={choose}
            isDisabled={isLocked}
          />
          <span className={styles.line} />
          <Input
            {...dataProps(props)}
            ref={ref}
            data-entry
            className={`${field.input} ${styles.input}`}
            {...grouped.events}
          />
          {isClearable && value !== '' && !isLocked && <ClearButton label={props.label} onPress={clear} />}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}

/** The entry for a value set from outside. */
function readValue(
  value: string,
  defaultCountry: string,
  plans: typeof import('./numberingPlans.ts') | undefined,
): Entry {
  if (value === '') return { typed: '', country: defaultCountry, told: '' }
  if (!isE164(value)) return { typed: value, country: defaultCountry, told: value }
  const read = plans ? plans.readPhone(value) : readPlain(value)
  return { ...read, told: value }
}
