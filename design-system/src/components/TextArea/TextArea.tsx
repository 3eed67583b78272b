import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { dataProps } from '../../internal/elementProps.ts'
import { Counter } from '../../internal/field/Counter.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import * as styles from './TextArea.css.ts'

interface TextAreaOwnProps extends FieldValue<string>, FieldBase, ReadOnlyField {
  ref?: Ref<HTMLTextAreaElement>
  /** Lines shown while it is empty. It grows with its text. @default 3 */
  rows?: number
  /**
   * The largest number of characters. Shows "12 of 400" from 80 % on. It does not stop the reader from typing more; the
   * form reports the error.
   */
  limit?: number
  /** HTML `autocomplete` token. */
  autoComplete?: string
}
export type TextAreaProps = TextAreaOwnProps & FieldLabelling

/** A field for several lines of text. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const { rows = 3, limit } = props
  const [value, onChange] = useFieldValue(props, '')
  const area = useObjectRef(ref)
  const parts = useField(props, { hasCounter: limit !== undefined })
  return (
    <AriaTextField
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly, autoComplete: props.autoComplete })}
      value={value}
      onChange={onChange}
    >
      <FieldFrame
        field={props}
        parts={parts}
        counter={limit !== undefined && <Counter id={parts.counterId} value={value} limit={limit} />}
      >
        <div className={field.control} style={assignInlineVars({ [styles.rows]: String(rows) })}>
          <AriaTextArea
            {...dataProps(props)}
            ref={area}
            rows={rows}
            className={`${field.input} ${styles.area}`}
          />
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
