import { useId, type ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import * as choice from '../../internal/choice/choice.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { circle } from '../RadioGroup/RadioGroup.css.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FieldComparison.css.ts'
import { messages } from './FieldComparison.messages.ts'

/** The two versions. */
export const comparedSides = ['first', 'second'] as const
export type ComparedSide = (typeof comparedSides)[number]

/** A field with its value in both versions, formatted for the reader. */
export interface ComparedField {
  name: string
  label: string
  /** Value in the first version; an empty string means none. */
  first: string
  second: string
}

export interface FieldComparisonProps extends ElementProps<HTMLDivElement> {
  /** What is compared. */
  label: string
  /** Why there are two versions, and what the choice does. */
  description?: ReactNode
  /** Names of the versions: « Contact enregistré », « Votre saisie ». */
  sides: Readonly<Record<ComparedSide, string>>
  /** Fields in the order of the form. Those with equal values are shown without a choice. */
  fields: readonly ComparedField[]
  /** The chosen version for each field name. */
  value: Readonly<Record<string, ComparedSide>>
  onChange: (value: Record<string, ComparedSide>) => void
}

/** Shows two versions of the same fields side by side and lets the reader choose one for each field. */
export function FieldComparison({
  label,
  description,
  sides,
  fields,
  value,
  onChange,
  ...element
}: FieldComparisonProps) {
  const t = useMessages(messages)
  const id = useId()
  const different = fields.filter(({ first, second }) => first !== second)
  const same = fields.filter(({ first, second }) => first === second)
  const all = (side: ComparedSide) =>
    onChange({ ...value, ...Object.fromEntries(different.map(({ name }) => [name, side])) })
  const shown = (text: string) => (text === '' ? <span className={styles.empty}>{t('empty')}</span> : text)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a grid in every browser
    <div
      {...elementProps(element)}
      role="group"
      aria-labelledby={`${id}label`}
      {...(description != null && { 'aria-describedby': `${id}description` })}
      className={styles.comparison}
    >
      <p id={`${id}label`} className={styles.label}>
        {label}
      </p>
      {description != null && (
        <div id={`${id}description`} className={styles.description}>
          {description}
        </div>
      )}
      {different.length > 1 && (
        <div className={styles.all}>
          {comparedSides.map(side => (
            <Button key={side} size="small" onPress={() => all(side)}>
              {t('all', { version: sides[side] })}
            </Button>
          ))}
        </div>
      )}
      {different.map(field => (
        <RadioGroup
          key={field.name}
          aria-labelledby={`${id}${field.name}`}
          orientation="horizontal"
          className={styles.row}
          value={value[field.name] ?? null}
          onChange={side => onChange({ ...value, [field.name]: side as ComparedSide })}
        >
          <span id={`${id}${field.name}`} className={styles.name}>
            {field.label}
          </span>
          {comparedSides.map(side => (
            <RadioField key={side} value={side} className={styles.option}>
              <RadioButton className={`${choice.row} ${styles.choice}`}>
                <span aria-hidden className={circle} />
                <span>
                  <span className={styles.version}>{sides[side]}</span>
                  <span className={styles.hidden}> </span>
                  {shown(field[side])}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </RadioGroup>
      ))}
      {same.length > 0 && (
        <dl className={styles.same}>
          {same.map(field => (
            <div key={field.name} className={styles.row}>
              <dt className={styles.name}>{field.label}</dt>
              <dd className={styles.both}>
                {shown(field.first)} <span className={styles.version}>{t('same')}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
