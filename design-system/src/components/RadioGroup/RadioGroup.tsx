import { useId, type Ref } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import * as choice from '../../internal/choice/choice.css.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption {
  id: string
  label: string
  description?: string
  /** Whether the option cannot be chosen. @default false */
  isDisabled?: boolean
}

interface RadioGroupOwnProps
  extends FieldValue<string | null, string>,
    Omit<FieldBase, 'autoFocus'>,
    ReadOnlyField {
  /** Id of the chosen option, `null` while nothing is chosen. */
  value?: string | null
  /** Two to about six options; for more, use a `Select`. */
  options: readonly RadioOption[]
  /** Shows the options side by side where they fit, for two to four short ones. @default false */
  isInline?: boolean
  /** The option that Tab reaches: the chosen one, otherwise the first that can be chosen. */
  ref?: Ref<HTMLInputElement>
}
export type RadioGroupProps = RadioGroupOwnProps & FieldLabelling

/** Lets the reader choose one of a few options, all of them visible. */
export function RadioGroup({ ref, ...props }: RadioGroupProps) {
  const { options, isInline = false } = props
  const [value, onChange] = useFieldValue(props, null)
  const parts = useField(props)
  const entry =
    options.find(({ id }) => id === value) ?? options.find(({ isDisabled = false }) => !isDisabled)
  return (
    <AriaRadioGroup
      {...dataProps(props)}
      {...parts.aria}
      {...given({ isReadOnly: props.isReadOnly })}
      value={value}
      onChange={onChange}
    >
      <FieldFrame field={props} parts={parts}>
        <div className={isInline ? styles.inline : styles.options}>
          {options.map(option => (
            <Choice key={option.id} {...option} inputRef={option === entry ? (ref ?? null) : null} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}

interface ChoiceProps extends RadioOption {
  inputRef: Ref<HTMLInputElement>
}

function Choice({ id, label, description, isDisabled = false, inputRef }: ChoiceProps) {
  const descriptionId = useId()
  return (
    <RadioField
      value={id}
      isDisabled={isDisabled}
      inputRef={inputRef}
      {...(description !== undefined && { 'aria-describedby': descriptionId })}
    >
      <RadioButton className={choice.row}>
        <span aria-hidden className={styles.circle} />
        <span>
          {label}
          {description !== undefined && (
            <span id={descriptionId} className={styles.description} aria-hidden>
              {description}
            </span>
          )}
        </span>
      </RadioButton>
    </RadioField>
  )
}
