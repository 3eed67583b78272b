import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import * as choice from '../../internal/choice/choice.css.ts'
import { FieldBelow, LabelText } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { useInputData } from '../../internal/field/useInputData.ts'
import { given } from '../../internal/given.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends FieldValue<boolean>, FieldBase, ReadOnlyField {
  /** What ticking it means: "I accept the terms of use". May hold a link. */
  children: ReactNode
  /** Some of what it stands for is ticked and some is not. @default false */
  isIndeterminate?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A yes-or-no choice that takes effect when the form is submitted. For an immediate effect, use `Switch`. */
export function Checkbox({ ref, ...props }: CheckboxProps) {
  const { children, isIndeterminate = false, description } = props
  const [value, onChange] = useFieldValue(props, false)
  const input = useObjectRef(ref)
  useInputData(input, props)
  const parts = useField(props)
  return (
    <CheckboxField
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      inputRef={input}
      isSelected={value}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
    >
      <CheckboxButton className={choice.fittingRow}>
        <span aria-hidden className={styles.box}>
          {isIndeterminate ? (
            <Minus size={14} strokeWidth={3} />
          ) : (
            value && <Check size={14} strokeWidth={3} />
          )}
        </span>
        <span>
          <LabelText isRequired={props.isRequired}>{children}</LabelText>
        </span>
      </CheckboxButton>
      <div className={styles.beneath}>
        {description != null && (
          <div id={parts.descriptionId} className={field.description}>
            {description}
          </div>
        )}
        <FieldBelow field={props} parts={parts} />
      </div>
    </CheckboxField>
  )
}
