import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import * as choice from '../../internal/choice/choice.css.ts'
import { FieldBelow } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { useInputData } from '../../internal/field/useInputData.ts'
import { given } from '../../internal/given.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends FieldValue<boolean>, Omit<FieldBase, 'isRequired'>, ReadOnlyField {
  /** What the switch turns on: "Keep the sidebar open". The text does not change with the state. */
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * Turns something on or off with immediate effect. For a setting that takes effect when a form is submitted, use
 * `Checkbox`.
 */
export function Switch({ ref, ...props }: SwitchProps) {
  const { children, description } = props
  const [value, onChange] = useFieldValue(props, false)
  const input = useObjectRef(ref)
  useInputData(input, props)
  const parts = useField(props)
  return (
    <SwitchField
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      inputRef={input}
      isSelected={value}
      onChange={onChange}
    >
      <SwitchButton className={choice.fittingRow}>
        <span aria-hidden className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      <div className={styles.beneath}>
        {description != null && (
          <div id={parts.descriptionId} className={field.description}>
            {description}
          </div>
        )}
        <FieldBelow field={props} parts={parts} />
      </div>
    </SwitchField>
  )
}
