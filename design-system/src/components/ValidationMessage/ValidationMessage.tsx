import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './ValidationMessage.css.ts'
import { messages as texts } from './ValidationMessage.messages.ts'

export const fieldMessageKinds = ['error', 'warning', 'information', 'success', 'checking'] as const
/** Only `error` makes a field invalid; the reader may override a `warning`. */
export type FieldMessageKind = (typeof fieldMessageKinds)[number]

/** One sentence about one field; the validation summary shows the same text. */
export interface FieldMessage {
  kind: FieldMessageKind
  /** What is wrong and what to do, as a sentence in the reader's language. */
  text: string
  /** An action that resolves the message: "Keep this number". */
  action?: { label: string; onPress: () => void }
}

export type ValidationMessageProps = ElementProps<HTMLDivElement> & FieldMessage

const icons = { error: CircleAlert, warning: TriangleAlert, information: Info, success: CircleCheck }

/** A message below a field: an icon, its kind as text for screen readers, and the sentence. */
export function ValidationMessage({ kind, text, action, ...element }: ValidationMessageProps) {
  const t = useMessages(texts)
  const Icon = kind === 'checking' ? undefined : icons[kind]
  return (
    <div {...elementProps(element)} className={styles.kind[kind]} data-kind={kind}>
      {Icon ? <Icon aria-hidden className={styles.icon} /> : <span aria-hidden className={styles.spinner} />}
      <span className={styles.words}>
        <span className={styles.hidden}>{t(kind)} </span>
        {text}
        {action && (
          // A space that collapses at a line break, so that the action then starts where the text does.
          <>
            {' '}
            <Button slot={null} className={styles.action} onPress={() => action.onPress()}>
              {action.label}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}

/** The messages of one field, most severe first. */
export function ValidationMessages({
  messages,
  ...element
}: ElementProps<HTMLDivElement> & {
  /** The messages of the field. */ messages: readonly FieldMessage[]
}) {
  const sorted = fieldMessageKinds.flatMap(kind => messages.filter(message => message.kind === kind))
  return (
    <div {...elementProps(element)} className={styles.list}>
      {sorted.map(message => (
        <ValidationMessage key={`${message.kind} ${message.text}`} {...message} />
      ))}
    </div>
  )
}
