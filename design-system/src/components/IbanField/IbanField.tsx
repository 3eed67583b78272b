import { useState, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useLocale } from '../../i18n/useMessages.ts'
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
import { checkIban, compactIban, formatIban } from './iban.ts'
import * as styles from './IbanField.css.ts'
import { ibanText } from './ibanText.ts'

interface IbanFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
  /** The electronic form: capitals, no spaces. `''`: empty. */
  value?: string
  /** Called with each change, in the electronic form, also while it is incomplete. */
  onChange?: (value: string) => void
  /** Offers a button that empties the field. @default false */
  isClearable?: boolean
  ref?: Ref<HTMLInputElement>
}
export type IbanFieldProps = IbanFieldOwnProps & FieldLabelling

const counts = (character: string) => character !== ' '

/** A field for a bank account number. It is formatted in groups of four while typing and validated on blur. */
export function IbanField({ ref: forwarded, ...props }: IbanFieldProps) {
  const { isClearable = false } = props
  const [value, onChange] = useFieldValue(props, '')
  const ref = useObjectRef(forwarded)
  const locale = useLocale()
  // Do not validate a value that was there initially or that is still being typed.
  const [isEntered, setEntered] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const problem = isEntered && isLeft ? checkIban(value) : null
  const shown = {
    ...props,
    messages: joinMessages(props.messages, { errors: problem ? [ibanText(locale, problem)] : [], entry: [] }),
  }
  const parts = useField(shown)
  // What is shown has spaces, and is not what is sent.
  const { name, ...aria } = parts.aria
  const enter = (next: string) => {
    setEntered(true)
    onChange(next)
    return next
  }
  const grouped = useGroupedInput({
    input: ref,
    value,
    text: formatIban(compactIban(value)),
    counts,
    held: value,
    onRestore: enter,
    onType: (typed, isPaste) => {
      const next = compactIban(typed)
      // A pasted value is complete, so validate it at once. After an error, keep validating until it is fixed.
      setLeft(isPaste || (isLeft && next !== '' && checkIban(next) !== null))
      return enter(next)
    },
  })
  const clear = () => {
    grouped.keep(() => enter(''))
    ref.current?.focus()
  }
  return (
    <AriaTextField
      {...aria}
      {...given({ isReadOnly: props.isReadOnly })}
      onBlur={() => {
        setLeft(true)
        props.onBlur?.()
      }}
      value={grouped.shown}
      onChange={grouped.change}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
    >
      <SentValue name={name} value={value} isDisabled={props.isDisabled} />
      <FieldFrame field={shown} parts={parts}>
        <div className={field.control}>
          <Input
            {...dataProps(props)}
            ref={ref}
            autoCapitalize="characters"
            className={`${field.input} ${styles.input}`}
            {...grouped.events}
          />
          {isClearable && value !== '' && !props.isDisabled && !props.isReadOnly && (
            <ClearButton label={props.label} onPress={clear} />
          )}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
