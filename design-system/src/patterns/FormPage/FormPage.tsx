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

/** A short text beside the actions. */
export interface FormStatus {
  /** "Unsaved changes". */
  text: string
  /** Whether it currently applies. */
  isShown: boolean
}

export interface FormPageProps extends ElementProps<HTMLFormElement> {
  /** Sections, or just fields if there are few. */
  children: ReactNode
  /** Called when the form is submitted. Validation is up to the caller. */
  onSubmit: () => void
  /** Text of the submit button: "Publish the menu". It is the only primary action of the view. */
  submitLabel: string
  /** Whether the form is being submitted. @default false */
  isPending?: boolean
  /** Other actions: "Cancel". */
  secondaryActions?: ReactNode
  /**
   * All texts that may appear beside the actions. The first that applies is shown and announced. Space is reserved for
   * the longest, so that the actions do not move when one appears or disappears.
   */
  statuses?: readonly FormStatus[]
  /** Errors in the order of the fields, with the same text as below them. */
  errors?: readonly ValidationSummaryItem[]
  /** Warnings that the reader may override. */
  warnings?: readonly ValidationSummaryItem[]
  /** How often the form was submitted. Each failed attempt moves the focus. @default 0 */
  attempt?: number
  /** Where the focus goes after a failed attempt. @default 'summary' */
  focusOnError?: ValidationSummaryProps['focus']
  /** Whether to explain the mark of required fields. @default true */
  hasRequiredFields?: boolean
  /** The background that the form is on: the page or a card. @default 'paper' */
  ground?: 'paper' | 'surface'
  /**
   * Key of the current step in a longer form. When an action within the form changes it, the heading of the new step
   * takes the focus: the pressed button may be gone, and screen readers announce the new place.
   */
  step?: string
  /** Names the form if the page has several. */
  'aria-label'?: string
  id?: string
}

/** A form: errors first, then the sections, and an action bar that stays in view. */
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

/** Moves the focus to the first heading when the step changes, unless the focus is on the control that changed it. */
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
  /** Key of the current step. When an action within it changes the step, the heading takes the focus. */
  step: string
  title: string
  /** Forms, lists, or whatever else the step needs. */
  children: ReactNode
}

/**
 * A step with its heading, for a process whose steps are not a single form. Use one for all steps, below their
 * `Stepper`.
 */
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
  /** Level of its heading: 3 below the heading of a card. @default 2 */
  level?: 2 | 3
  children: ReactNode
}

/** Related fields under a heading, which is beside them if there is room. */
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
  /** The progress: "2 of 5 done". Announced when it changes. */
  progress: string
  /** Text of the button: "Next: Place of signature". */
  nextLabel: string
  /** `name` of the field that the button leads to. */
  next: string
  /** Called before the focus moves, so that the part with the field can be shown. @default nothing */
  onNext?: () => void
}

/** Leads through a long form from field to field. Stays in view, also on a phone. */
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
