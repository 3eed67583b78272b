import { X } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Select } from '../Select/Select.tsx'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { messages } from './RuleBuilder.messages.ts'
import * as styles from './RuleBuilder.css.ts'
import { useRule } from './RuleContext.ts'
import { ruleOperators, type RuleField, type RuleOption } from './rule.ts'
import type { ClauseNode } from './ruleTree.ts'

interface ClauseEditorProps {
  clause: ClauseNode
  /** Its position in the rule: `2.1`. */
  place: string
}

/** One condition: a field, an operator and values. */
export function ClauseEditor({ clause, place }: ClauseEditorProps) {
  const t = useMessages(messages)
  const { fields, editor, messages: wrong } = useRule()
  /** The values of previously chosen fields, so that choosing another field by mistake loses nothing. */
  const before = useRef<Record<string, readonly string[]>>({})
  const field = fields.find(({ id }) => id === clause.field)
  const operators = field?.operators ?? ruleOperators
  const found = wrong.get(clause.id) ?? []
  const saying = (isAboutField: boolean): FieldMessage[] =>
    found
      .filter(({ about }) => (about === 'field' || field === undefined) === isAboutField)
      .map(({ text }) => ({ kind: 'error', text }))
  const about = (id: string) => {
    before.current[clause.field] = clause.values
    const [first = 'is', ...rest] = fields.find(known => known.id === id)?.operators ?? ruleOperators
    editor.change(clause.id, {
      field: id,
      operator: [first, ...rest].includes(clause.operator) ? clause.operator : first,
      values: before.current[id] ?? [],
    })
  }
  return (
    <div role="group" aria-label={t('clause', { place })} data-rule={clause.id} className={styles.clause}>
      <div data-first className={styles.field}>
        <Select
          aria-label={t('field')}
          value={field?.id ?? null}
          onChange={about}
          options={fields.map(({ id, label }) => ({ id, label }))}
          emptyText={t('chooseField')}
          messages={saying(true)}
        />
      </div>
      {field && (
        <>
          <div className={styles.operator}>
            <Select
              aria-label={t('operator')}
              value={clause.operator}
              onChange={id => {
                const operator = operators.find(known => known === id)
                if (operator) editor.change(clause.id, { operator })
              }}
              options={operators.map(id => ({ id, label: t(id) }))}
            />
          </div>
          <div className={styles.values}>
            <Values key={field.id} clause={clause} field={field} messages={saying(false)} />
          </div>
        </>
      )}
      <div className={styles.remove}>
        <IconButton
          label={t('removeClause', { place })}
          icon={<X aria-hidden size={18} />}
          onPress={() => editor.remove(clause)}
        />
      </div>
    </div>
  )
}

interface ValuesProps {
  clause: ClauseNode
  field: RuleField
  messages: readonly FieldMessage[]
}

function Values({ clause, field, messages: shown }: ValuesProps) {
  const t = useMessages(messages)
  const { editor, learn, limits } = useRule()
  const { values } = clause
  const known: readonly RuleOption[] = field.options ?? field.known ?? []
  const chosen = values.map(id => known.find(option => option.id === id) ?? { id, label: id })
  const shared = {
    'aria-label': t('values', { field: field.label }),
    value: chosen,
    onChange: (next: readonly RuleOption[]) => {
      learn(field.id, next)
      editor.change(clause.id, { values: next.map(({ id }) => id) })
    },
    messages: shown,
    // Shows the count only when the limit is near.
    ...(values.length * 2 > limits.values && { maximum: limits.values }),
  }
  return field.load ? (
    <MultiSelect {...shared} load={field.load} />
  ) : (
    <MultiSelect {...shared} options={field.options} />
  )
}
