import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { ValidationMessages } from '../../components/ValidationMessage/ValidationMessage.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { useAfterPress } from '../../press/useAfterPress.ts'
import type { FieldBase } from './fieldProps.ts'
import * as styles from './field.css.ts'
import { messages } from './field.messages.ts'
import type { FieldParts } from './useField.ts'

interface LabelTextProps {
  children: ReactNode
  isRequired?: boolean | undefined
  /** Also says "required" as text, for controls that do not support `aria-required`. @default false */
  saysRequired?: boolean
}

/** A label's text with the required mark; assistive technology gets `aria-required` on the control. */
export function LabelText({ children, isRequired = false, saysRequired = false }: LabelTextProps) {
  const t = useMessages(messages)
  return (
    <>
      {children}
      {isRequired && (
        <span aria-hidden className={styles.required}>
          *
        </span>
      )}
      {isRequired && saysRequired && <span className={styles.hidden}> {t('required')}</span>}
    </>
  )
}

/** The texts among a field's props. */
export type FieldTexts = Pick<
  FieldBase,
  'description' | 'messages' | 'isRequired' | 'isDisabled' | 'disabledReason'
> & { label?: string }

interface FieldFrameProps {
  /** The field's own props. */
  field: FieldTexts
  parts: FieldParts
  counter?: ReactNode
  /** Whether the label says "required" as text. @default false */
  saysRequired?: boolean
  /** The control. */
  children: ReactNode
}

/**
 * Label, description, control, messages and counter, always in this order. A direct child of a React Aria field, which
 * links the label to the control.
 */
export function FieldFrame({ field, parts, counter, saysRequired = false, children }: FieldFrameProps) {
  return (
    <>
      {field.label && (
        <Label className={styles.label}>
          <LabelText isRequired={field.isRequired} saysRequired={saysRequired}>
            {field.label}
          </LabelText>
        </Label>
      )}
      {field.description != null && (
        <div id={parts.descriptionId} className={styles.description}>
          {field.description}
        </div>
      )}
      {children}
      <FieldBelow field={field} parts={parts} counter={counter} />
    </>
  )
}

/** What is below a control: why it is disabled, its messages, its counter. */
export function FieldBelow({ field, parts, counter }: Omit<FieldFrameProps, 'children' | 'saysRequired'>) {
  const { isDisabled, disabledReason } = field
  // Messages that appear when the field is left are rendered after the click that leaves it.
  const shown = useAfterPress(field.messages) ?? []
  return (
    <>
      {isDisabled && disabledReason && (
        <div id={parts.reasonId} className={styles.reason}>
          {disabledReason}
        </div>
      )}
      <div className={styles.below}>
        {/* Always in the DOM, so that messages are announced when they appear. */}
        <div id={parts.messagesId} aria-live="polite" className={styles.messages}>
          {shown.length > 0 && <ValidationMessages messages={shown} />}
        </div>
        {counter}
      </div>
    </>
  )
}
