import { Undo2 } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Button } from '../Button/Button.tsx'
import { GroupEditor } from './GroupEditor.tsx'
import { messages } from './RuleBuilder.messages.ts'
import { RuleContext } from './RuleContext.ts'
import * as styles from './RuleBuilder.css.ts'
import type { Rule, RuleField } from './rule.ts'
import { ruleText } from './ruleText.ts'
import { messagesByPart, ruleOf } from './ruleTree.ts'
import { useKnownOptions } from './useKnownOptions.ts'
import { useRuleEditor } from './useRuleEditor.ts'

export interface RuleBuilderProps extends ElementProps<HTMLDivElement> {
  /** What the rule decides: "Who is a member". */
  label: string
  /** Shown below the label. */
  description?: ReactNode
  /** Key of the value in its form. The validation summary uses it to find the rule. */
  name?: string
  /** The fields that conditions can use, in the order in which they are offered. */
  fields: readonly RuleField[]
  /** The rule, or `null` for none. A single condition is shown as a group of one. */
  value: Rule | null
  onChange: (value: Rule | null) => void
  /** Errors by JSON pointer (RFC 6901) into the value: `/all/0/values`. @default {} */
  messages?: Readonly<Record<string, string>>
  /** Shows the rule as a sentence that cannot be edited. @default false */
  isReadOnly?: boolean
  /** How deep groups may be nested, including the outermost. @default 5 */
  maximumDepth?: number
  /** The largest number of conditions in a rule. @default 50 */
  maximumClauses?: number
  /** The largest number of values in a condition. @default 200 */
  maximumValues?: number
}

/** Builds a rule without code: conditions on fields, joined by all or any, in nested groups. */
export function RuleBuilder({ isReadOnly = false, ...props }: RuleBuilderProps) {
  const { label, description, name, value } = props
  const id = useId()
  return (
    <div
      {...elementProps(props)}
      role="group"
      aria-labelledby={`${id}label`}
      {...(description != null && { 'aria-describedby': `${id}description` })}
      data-field={name}
      className={styles.rule}
    >
      <div id={`${id}label`} className={styles.label}>
        {label}
      </div>
      {description != null && (
        <div id={`${id}description`} className={styles.description}>
          {description}
        </div>
      )}
      {isReadOnly ? <Sentence rule={value} fields={props.fields} /> : <Editor {...props} />}
    </div>
  )
}

/** An incomplete sentence already ends in an ellipsis. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`)

function Sentence({ rule, fields }: { rule: Rule | null; fields: readonly RuleField[] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <p className={styles.sentence}>{rule === null ? t('none') : ended(ruleText(rule, { fields, locale }))}</p>
  )
}

function Editor(props: Omit<RuleBuilderProps, 'isReadOnly' | 'label' | 'description' | 'name'>) {
  const { value, onChange, messages: wrong = {} } = props
  const { maximumDepth = 5, maximumClauses = 50, maximumValues = 200 } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const { fields, learn } = useKnownOptions(props.fields)
  const root = useRef<HTMLDivElement>(null)
  const editor = useRuleEditor({ value, onChange, say: rule => ruleText(rule, { fields, locale }), root })
  const { tree, done } = editor
  const rule = ruleOf(tree)
  return (
    <RuleContext
      value={{
        fields,
        learn,
        editor,
        messages: messagesByPart(tree, wrong),
        limits: { depth: maximumDepth, clauses: maximumClauses, values: maximumValues },
      }}
    >
      <div ref={root}>
        <GroupEditor group={tree} depth={1} place="" />
      </div>
      <div className={styles.done}>
        <span
          role="status"
          data-live-announcer
          className={done?.before === undefined ? styles.hidden : styles.doneWords}
        >
          {done?.text}
        </span>
        {done?.before !== undefined && (
          <Button variant="quiet" size="small" icon={<Undo2 aria-hidden size={16} />} onPress={editor.undo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {rule !== null && (
        <p className={styles.sentence}>
          <span className={styles.sentenceLabel}>{t('inWords')}</span>{' '}
          {ended(ruleText(rule, { fields, locale }))}
        </p>
      )}
    </RuleContext>
  )
}
