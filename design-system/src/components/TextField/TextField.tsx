import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { dataProps } from '../../internal/elementProps.ts'
import { Counter } from '../../internal/field/Counter.tsx'
import { ClearButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as styles from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'

export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

interface TextFieldOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
  ref?: Ref<HTMLInputElement>
  /** The type of text; decides the keyboard on touch screens. @default 'text' */
  type?: TextFieldType
  /** Keyboard on touch screens, if `type` is not specific enough. */
  inputMode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url'
  /** HTML `autocomplete` token: `email`, `given-name`, `organization`, … */
  autoComplete?: string
  /** Text or an icon before the value, inside the box. Decorative, so say it in the label too. */
  prefix?: ReactNode
  /** Text or an icon after the value, such as a unit. */
  suffix?: ReactNode
  /** Shows a button that clears the field. @default false */
  isClearable?: boolean
  /**
   * The largest number of characters. Shows "12 of 14" from 80 % on. It does not stop the reader from typing more; the
   * form reports the error.
   */
  limit?: number
  /** Whether the browser checks the spelling. @default the browser's choice */
  spellCheck?: boolean
}
export type TextFieldProps = TextFieldOwnProps & FieldLabelling

/** A field for one line of text. */
export function TextField({ ref: forwarded, ...props }: TextFieldProps) {
  const { prefix, suffix, isClearable = false, limit, spellCheck } = props
  const [value, onChange] = useFieldValue(props, '')
  const ref = useObjectRef(forwarded)
  const parts = useField(props, { hasCounter: limit !== undefined })
  const canClear = isClearable && value !== '' && !props.isDisabled && !props.isReadOnly
  const clear = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <AriaTextField
      {...parts.aria}
      {...given({
        isReadOnly: props.isReadOnly,
        type: props.type,
        inputMode: props.inputMode,
        autoComplete: props.autoComplete,
      })}
      {...(spellCheck !== undefined && { spellCheck: spellCheck ? ('true' as const) : ('false' as const) })}
      value={value}
      onChange={onChange}
    >
      <FieldFrame
        field={props}
        parts={parts}
        counter={limit !== undefined && <Counter id={parts.counterId} value={value} limit={limit} />}
      >
        <div className={styles.control}>
          {prefix != null && <span className={styles.affix}>{prefix}</span>}
          <Input {...dataProps(props)} ref={ref} className={styles.input} />
          {canClear && <ClearButton label={props.label} onPress={clear} />}
          {suffix != null && <span className={styles.affix}>{suffix}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
