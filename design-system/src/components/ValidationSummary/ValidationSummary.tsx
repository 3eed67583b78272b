import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { useAfterPress } from '../../press/useAfterPress.ts'
import { focusField } from '../../internal/field/focusField.ts'
import * as styles from './ValidationSummary.css.ts'
import { messages } from './ValidationSummary.messages.ts'

export interface ValidationSummaryItem {
  /** `name` of the field. Leave it out if the message is about the whole form. */
  name?: string
  /** The text shown below the field. */
  text: string
}

export const summaryKinds = ['error', 'warning'] as const
export const summaryFocuses = ['summary', 'first-field', 'none'] as const

export interface ValidationSummaryProps extends ElementProps<HTMLDivElement> {
  /** The messages, in the order of the fields. Nothing is shown without items. */
  items: readonly ValidationSummaryItem[]
  /** How often the form was submitted. Each failed attempt moves the focus (react-hook-form's `submitCount`). */
  attempt: number
  /**
   * Where the focus goes after a failed attempt: to the summary, or to the first invalid field of a short form.
   * @default 'summary'
   */
  focus?: (typeof summaryFocuses)[number]
  /** The severity of the messages. @default 'error' */
  kind?: (typeof summaryKinds)[number]
  /** Heading of the summary. @default 'There are {{count}} problems' */
  title?: string
}

const icons = { error: CircleAlert, warning: TriangleAlert }

/** The form or dialog around the summary; otherwise the document. */
function scopeOf(element: Element | null): ParentNode {
  return element?.closest('form, [role="dialog"], [role="alertdialog"]') ?? document
}

/** Lists all messages of a form above its first field. Each is a link to its field and repeats the text there. */
export function ValidationSummary({
  items: latest,
  attempt,
  focus = 'summary',
  kind = 'error',
  title,
  ...element
}: ValidationSummaryProps) {
  const t = useMessages(messages)
  const items = useAfterPress(latest)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(element, box)
  const answered = useRef(0)
  useEffect(() => {
    if (attempt <= answered.current || items.length === 0) return
    answered.current = attempt
    if (focus === 'none') return
    const named = items.find(({ name }) => name !== undefined)
    if (focus === 'first-field' && named?.name && focusField(scopeOf(box.current), named.name)) return
    box.current?.focus()
  }, [attempt, items, focus])
  if (items.length === 0) return null
  const Icon = icons[kind]
  const follow = (event: MouseEvent, name: string) => {
    if (focusField(scopeOf(box.current), name)) event.preventDefault()
  }
  return (
    <div {...attributes} role="group" aria-labelledby={id} tabIndex={-1} className={styles.box[kind]}>
      <Icon aria-hidden size={20} className={styles.icon[kind]} />
      <div className={styles.content}>
        <p id={id} className={styles.title}>
          {title ?? t(kind === 'error' ? 'errors' : 'warnings', { count: items.length })}
        </p>
        <ul className={styles.list}>
          {items.map(({ name, text }) => (
            <li key={`${name ?? ''} ${text}`}>
              {name === undefined ? (
                text
              ) : (
                <a href={`#${name}`} className={styles.link} onClick={event => follow(event, name)}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
