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
  /** Stands under the label. */
  description?: ReactNode
  /** Key of the value in its form; the validation summary finds the rule by it. */
  name?: string
  /** What conditions may be about, in the order in which it is offered. */
  fields: readonly RuleField[]
  /** `null` is no rule. A condition that stands alone is shown as a group of one. */
  value: Rule | null
  onChange: (value: Rule | null) => void
  /** What is wrong, by JSON pointer (RFC 6901) in the value: `/all/0/values`. @default {} */
  messages?: Readonly<Record<string, string>>
  /** The rule as a sentence, which nobody can change here. @default false */
  isReadOnly?: boolean
  /** How deep groups may lie in each other; the outermost counts. @default 5 */
  maximumDepth?: number
  /** How many conditions a rule may have. @default 50 */
  maximumClauses?: number
  /** How many values a condition may have. @default 200 */
  maximumValues?: number
}

/** Conditions on fields, joined by all or any, in groups within groups: a rule that people write without writing code. */
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

/** What is not whole ends in an ellipsis already. */
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
