import type { ClipboardEvent, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import * as styles from './CodeField.css.ts'

interface CodeFieldOwnProps extends FieldValue<string>, FieldBase {
  /** Only digits, at most `length`. */
  value?: string
  /** How many digits the code has. @default 6 */
  length?: number
  ref?: Ref<HTMLInputElement>
}
export type CodeFieldProps = CodeFieldOwnProps & FieldLabelling

const digitsOf = (text: string, length: number) => text.replaceAll(/\D/g, '').slice(0, length)

/** A field for a short numeric code that the reader was sent. It can be typed, pasted, or autofilled. */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const { length = 6 } = props
  const [value, onChange] = useFieldValue(props, '')
  const input = useObjectRef(ref)
  const parts = useField(props)
  // Codes are often copied with surrounding words or spaces. The pasted code replaces what was typed before.
  const paste = (event: ClipboardEvent) => {
    const digits = digitsOf(event.clipboardData.getData('text'), length)
    if (digits.length < length) return
    event.preventDefault()
    onChange(digits)
  }
  return (
    <AriaTextField
      {...parts.aria}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
      value={value}
      onChange={text => onChange(digitsOf(text, length))}
    >
      <FieldFrame field={props} parts={parts}>
        <div className={`${field.control} ${styles.box}`}>
          <Input
            {...dataProps(props)}
            ref={input}
            className={`${field.input} ${styles.digits}`}
            onPaste={paste}
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
