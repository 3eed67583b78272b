import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { typedFormat } from '../../i18n/parseNumber.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { dataProps } from '../../internal/elementProps.ts'
import { FieldButton } from '../../internal/field/FieldButton.tsx'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import * as field from '../../internal/field/field.css.ts'
import type { FieldBase, FieldLabelling, ReadOnlyField } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { useFieldValue, type FieldValue } from '../../internal/field/useFieldValue.ts'
import { given } from '../../internal/given.ts'
import * as styles from './NumberField.css.ts'
import { messages } from './NumberField.messages.ts'
import { NumberInput } from './NumberInput.tsx'
import { useNumberEntry } from './useNumberEntry.ts'

interface NumberFieldOwnProps extends FieldValue<number | null>, FieldBase, ReadOnlyField {
  /** The number in the field; `null` when it is empty. */
  value?: number | null
  /** Called when the field is left or stepped, with the number parsed in the reader's format. */
  onChange?: (value: number | null) => void
  /** Smallest number. A lower one is raised to it when the field is left. */
  minimum?: number
  maximum?: number
  /** The step of the arrow keys and the buttons. @default 1 */
  step?: number
  /** How the number is formatted: decimals, currency, percent. */
  format?: Intl.NumberFormatOptions
  /** Text after the number: a unit that `format` does not know. */
  suffix?: ReactNode
  /** Shows buttons that increase and decrease the number. @default false */
  hasSteppers?: boolean
  ref?: Ref<HTMLInputElement>
}
export type NumberFieldProps = NumberFieldOwnProps & FieldLabelling

/** A field for a number in the reader's format: 1 234,5 in French, 1,234.5 in English. */
export function NumberField({ ref, ...props }: NumberFieldProps) {
  const { suffix, hasSteppers = false } = props
  const [value, onChange] = useFieldValue(props, null)
  const t = useMessages(messages)
  const input = useObjectRef(ref)
  const format = typedFormat(props.format)
  const entry = useNumberEntry({ ...props, format }, value, input)
  const shown = { ...props, messages: entry.messages }
  const parts = useField(shown)
  return (
    <AriaNumberField
      {...parts.aria}
      {...given({
        isReadOnly: props.isReadOnly,
        minValue: props.minimum,
        maxValue: props.maximum,
        step: props.step,
      })}
      formatOptions={format}
      value={value ?? Number.NaN}
      onChange={next => onChange(Number.isNaN(next) ? null : next)}
      isWheelDisabled
    >
      <FieldFrame field={shown} parts={parts}>
        <div className={field.control}>
          <NumberInput
            {...dataProps(props)}
            {...{ input, entry, format }}
            units={[suffix, format.currency].filter(unit => typeof unit === 'string')}
            canPaste={!props.isDisabled && !props.isReadOnly}
            className={`${field.input} ${styles.input}`}
          />
          {suffix != null && <span className={field.affix}>{suffix}</span>}
          {hasSteppers && (
            <>
              <FieldButton slot="decrement" aria-label={t('less')}>
                <Minus aria-hidden size={16} />
              </FieldButton>
              <FieldButton slot="increment" aria-label={t('more')}>
                <Plus aria-hidden size={16} />
              </FieldButton>
            </>
          )}
        </div>
      </FieldFrame>
    </AriaNumberField>
  )
}
