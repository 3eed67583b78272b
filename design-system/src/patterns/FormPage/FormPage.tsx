import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button } from '../../components/Button/Button.tsx'
import {
  ValidationSummary,
  type ValidationSummaryItem,
  type ValidationSummaryProps,
} from '../../components/ValidationSummary/ValidationSummary.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { focusField } from '../../internal/field/focusField.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import * as styles from './FormPage.css.ts'
import { messages } from './FormPage.messages.ts'

/** A few words beside the actions. */
export interface FormStatus {
  /** "Unsaved changes". */
  text: string
  /** Whether it is so now. */
  isShown: boolean
}

export interface FormPageProps extends ElementProps<HTMLFormElement> {
  /** Sections, or fields directly when there are few. */
  children: ReactNode
  /** Sends the form; validation is the caller's. */
  onSubmit: () => void
  /** What sending does: "Publish the menu". The one primary action of the view. */
  submitLabel: string
  /** What was entered is being sent. @default false */
  isPending?: boolean
  /** Other actions: "Cancel". */
  secondaryActions?: ReactNode
  /**
   * Everything that may be said beside the actions; the first that is so now is shown, and announced. Room is kept for the
   * longest, so that the actions stay where they are when one comes or goes.
   */
  statuses?: readonly FormStatus[]
  /** Errors in the order of the fields, in the words below them. */
  errors?: readonly ValidationSummaryItem[]
  /** Warnings that the reader may override. */
  warnings?: readonly ValidationSummaryItem[]
  /** How often sending was tried; each failed try takes the focus. @default 0 */
  attempt?: number
  /** Where the focus goes after a failed try. @default 'summary' */
  focusOnError?: ValidationSummaryProps['focus']
  /** Explains the mark of required fields. @default true */
  hasRequiredFields?: boolean
  /** What it stands on: the page, or a card. @default 'paper' */
  ground?: 'paper' | 'surface'
  /**
   * Which step of a longer form is shown. When it changes by what is pressed in the form, the heading of the new step
   * takes the focus: what was pressed may be gone, and a screen reader says where one is.
   */
  step?: string
  /** Names the form when the page has several. */
  'aria-label'?: string
  id?: string
}

/** A form: what is wrong first, then sections, then one bar of actions that stays in sight. */
export function FormPage({
  children,
  onSubmit,
  submitLabel,
  isPending = false,
  secondaryActions,
  statuses = [],
  errors = [],
  warnings = [],
  attempt = 0,
  focusOnError = 'summary',
  hasRequiredFields = true,
  ground = 'paper',
  step,
  ...rest
}: FormPageProps) {
  const t = useMessages(messages)
  const form = useObjectRef(rest.ref)
  useStepFocus(form, step)
  const [before = '', after = ''] = t('required').split('*')
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isPending) onSubmit()
      }}
    >
      <ValidationSummary items={errors} attempt={attempt} focus={focusOnError} />
      <ValidationSummary
        kind="warning"
        items={warnings}
        attempt={attempt}
        focus={errors.length > 0 ? 'none' : 'summary'}
      />
      {hasRequiredFields && (
        <p className={styles.hint}>
          {before}
          <span className={styles.mark}>*</span>
          {after}
        </p>
      )}
      {children}
      <div
        {...keepClear}
        role="group"
        aria-label={t('actions')}
        className={`${styles.actions} ${ground === 'surface' ? styles.onSurface : ''}`}
      >
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
        {secondaryActions}
        {statuses.length > 0 && (
          <div className={styles.status}>
            <span role="status" className={styles.said}>
              {statuses.find(({ isShown }) => isShown)?.text}
            </span>
            {statuses.map(({ text }) => (
              <span key={text} aria-hidden data-room={text} className={styles.room} />
            ))}
          </div>
        )}
      </div>
    </form>
  )
}

/** Puts the focus on the first heading when the step changes, unless it is on the control that changed the step. */
function useStepFocus(content: RefObject<HTMLElement | null>, step: string | undefined): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const { activeElement, body } = document
    if (activeElement !== body && !content.current?.contains(activeElement)) return
    content.current?.querySelector<HTMLElement>('h2, h3')?.focus()
  }, [content, step])
}

export interface FormStepProps extends ElementProps<HTMLDivElement> {
  /** Which step is shown. When it changes by what is pressed in it, its heading takes the focus. */
  step: string
  title: string
  /** Forms, lists, or what else the step needs. */
  children: ReactNode
}

/** A step of work whose steps are not one form, under its heading; one for all of them, below their `Stepper`. */
export function FormStep({ step, title, children, ...element }: FormStepProps) {
  const content = useObjectRef(element.ref)
  useStepFocus(content, step)
  return (
    <div {...elementProps(element)} ref={content} className={styles.step}>
      <h2 tabIndex={-1} className={styles.stepTitle}>
        {title}
      </h2>
      {children}
    </div>
  )
}

export interface FormSectionProps extends ElementProps {
  title: string
  /** What the fields are for. */
  description?: ReactNode
  /** Of its heading: 3 under the heading of a card. @default 2 */
  level?: 2 | 3
  children: ReactNode
}

/** Fields that belong together, under a heading; beside it where there is room. */
export function FormSection({ title, description, level = 2, children, ...element }: FormSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section {...elementProps(element)} role="group" className={styles.section} aria-labelledby={id}>
      <div>
        <Heading id={id} tabIndex={-1} className={styles.sectionTitle}>
          {title}
        </Heading>
        {description !== undefined && <p className={styles.sectionDescription}>{description}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

export interface FormGuideProps extends ElementProps<HTMLDivElement> {
  /** Names the bar: "What is left to fill in". */
  label: string
  /** "2 of 5 done"; announced when it changes. */
  progress: string
  /** Where its button leads: "Next: Place of signature". */
  nextLabel: string
  /** `name` of the field that the button leads to. */
  next: string
  /** Called before, so that what belongs to the field is shown. @default nothing */
  onNext?: () => void
}

/** Leads through a long form from field to field; stays in sight, also on a phone. */
export function FormGuide({ label, progress, nextLabel, next, onNext, ...element }: FormGuideProps) {
  return (
    <div {...elementProps(element)} {...keepClear} role="group" aria-label={label} className={styles.guide}>
      <span role="status">{progress}</span>
      <Button
        onPress={() => {
          onNext?.()
          focusField(document, next)
        }}
      >
        <span className={styles.guideNext} title={nextLabel}>
          {nextLabel}
        </span>
      </Button>
    </div>
  )
}
