import { Check, Lock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './Stepper.css.ts'
import { messages } from './Stepper.messages.ts'

export const stepStatuses = ['todo', 'done', 'warning', 'error'] as const
/** The state of a step; the current one has a status too. */
export type StepStatus = (typeof stepStatuses)[number]
export const stepActivities = ['saving', 'loading'] as const
export type StepActivity = (typeof stepActivities)[number]

interface StepBase {
  id: string
  /** What is done in this step: "Importer un rapport". */
  label: string
  /** The state of the step. @default 'todo' */
  status?: StepStatus
  /** A second line: what to correct, or what was chosen. */
  detail?: string
  /** Whether the step may be skipped. @default false */
  isOptional?: boolean
  /** Work in progress on this step. */
  activity?: StepActivity
}

/** A step with an address, one that is opened with `onSelect`, one that cannot be reached yet, or one that says why. */
export type Step = StepBase &
  (
    | { href: string; isReachable?: never; lockedReason?: never }
    | { href?: never; isReachable?: boolean; lockedReason?: never }
    | { href?: never; isReachable?: never; lockedReason: string }
  )

export const stepperOrientations = ['horizontal', 'vertical'] as const

export interface StepperProps extends ElementProps {
  /** What the steps lead to: "Publication d’un rapport". Names the navigation. */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** Id of the current step; none before the first and after the last. */
  current?: string
  /** Called with the id of a reachable step that has no address. */
  onSelect?: (id: string) => void
  /**
   * Layout of the steps. `horizontal` becomes vertical in a narrow container, and then shows only the steps that matter
   * now until the reader expands it.
   * @default 'horizontal'
   */
  orientation?: (typeof stepperOrientations)[number]
}

/** Shows progress through the steps of a process, and links to the steps that can be reached. */
export function Stepper({
  label,
  steps,
  current,
  onSelect,
  orientation = 'horizontal',
  ...element
}: StepperProps) {
  const t = useMessages(messages)
  const [isWhole, setWhole] = useState(false)
  const hasRest = orientation === 'horizontal' && steps.some(step => !mattersNow(step, current))
  return (
    <nav {...elementProps(element)} aria-label={label} className={styles.frame}>
      <Position steps={steps} {...given({ current })} />
      {hasRest && (
        <div className={styles.toggle}>
          <Button variant="quiet" size="small" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { count: steps.length })}
          </Button>
        </div>
      )}
      <ol className={styles.list[orientation]} data-whole={isWhole ? '' : undefined}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step[orientation]}
            data-rest={mattersNow(step, current) ? undefined : ''}
            data-passed={step.status !== undefined && step.status !== 'todo' ? '' : undefined}
          >
            <StepTarget step={step} isCurrent={step.id === current} onSelect={onSelect}>
              <Mark step={step} isCurrent={step.id === current} number={index + 1} />
              <StepWords
                step={step}
                isCurrent={step.id === current}
                isReasonSaid={
                  step.lockedReason !== undefined && step.lockedReason === steps[index - 1]?.lockedReason
                }
              />
            </StepTarget>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Whether a step is shown in little room: the current one, those with a problem, and those in progress. */
const mattersNow = ({ id, status, activity }: Step, current: string | undefined) =>
  id === current || status === 'warning' || status === 'error' || activity !== undefined

/** The position in words. Work in progress is announced here too. */
function Position({ steps, current }: Pick<StepperProps, 'steps' | 'current'>) {
  const t = useMessages(messages)
  const index = steps.findIndex(({ id }) => id === current)
  const next = steps[index + 1]
  const busy = steps.find(({ activity }) => activity !== undefined)
  const position =
    index === -1
      ? t('steps', { count: steps.length })
      : `${t('position', { position: index + 1, total: steps.length })}, ${
          next === undefined ? t('last') : t('next', { label: next.label })
        }`
  return (
    <p role="status" className={styles.position}>
      {position}
      {busy?.activity && (
        <span className={styles.hidden}>. {t(`${busy.activity}Step`, { label: busy.label })}</span>
      )}
    </p>
  )
}

interface PartProps {
  step: Step
  isCurrent: boolean
}

/** The current step keeps its element, so that a pressed step keeps the focus. */
function StepTarget({
  step,
  isCurrent,
  onSelect,
  children,
}: PartProps & { onSelect: StepperProps['onSelect']; children: ReactNode }) {
  const place = {
    className: styles.target,
    'data-status': step.lockedReason === undefined ? (step.status ?? 'todo') : 'locked',
    ...(isCurrent && { 'aria-current': 'step' as const }),
  }
  if (step.href !== undefined)
    return (
      <Link {...place} href={step.href}>
        {children}
      </Link>
    )
  if (step.isReachable === true && onSelect)
    return (
      <AriaButton {...place} onPress={() => !isCurrent && onSelect(step.id)}>
        {children}
      </AriaButton>
    )
  return <div {...place}>{children}</div>
}

const icons = { todo: undefined, done: Check, warning: TriangleAlert, error: undefined }

function Mark({ step: { status = 'todo', activity, lockedReason }, number }: PartProps & { number: number }) {
  const locale = useLocale()
  const Icon = lockedReason === undefined ? icons[status] : Lock
  const isError = status === 'error'
  return (
    <span aria-hidden className={styles.mark}>
      {Icon ? (
        <Icon size="1rem" strokeWidth={2.25} />
      ) : isError ? (
        '!'
      ) : (
        new Intl.NumberFormat(locale).format(number)
      )}
      {activity !== undefined && <span className={styles.activity} />}
    </span>
  )
}

/** @param isReasonSaid the step before is locked for the same reason and says so */
function StepWords({ step, isCurrent, isReasonSaid }: PartProps & { isReasonSaid: boolean }) {
  const { label, status = 'todo', detail, activity, isOptional = false, lockedReason } = step
  const t = useMessages(messages)
  const isLocked = lockedReason !== undefined
  // Done, to do and current are visible from the mark; everything else is text for everyone.
  const unseen = [
    isCurrent && t('current'),
    !isLocked && (status === 'done' || (status === 'todo' && !isCurrent)) && t(status),
  ]
  const seen = [
    activity !== undefined && t(activity),
    isLocked && t('locked'),
    (status === 'warning' || status === 'error') && t(status),
    isOptional && t('optional'),
  ]
  const more = isReasonSaid ? undefined : (lockedReason ?? detail)
  const isWord = (word: string | false) => word !== false
  const note = seen.filter(isWord).join(', ')
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {unseen.some(isWord) && <span className={styles.hidden}>, {unseen.filter(isWord).join(', ')}</span>}
      {note !== '' && (
        <>
          <span className={styles.hidden}>, </span>
          <span className={styles.note}>{note}</span>
        </>
      )}
      {more !== undefined && (
        <>
          <span className={styles.hidden}>, </span>
          <span className={styles.detail}>{more}</span>
        </>
      )}
    </span>
  )
}

export interface StepperSkeletonProps extends ElementProps<HTMLDivElement> {
  /** The expected number of steps. @default 4 */
  count?: number
  /** The layout of the steps to come. @default 'horizontal' */
  orientation?: (typeof stepperOrientations)[number]
}

/** Placeholder for a stepper that is still loading. */
export function StepperSkeleton({ count = 4, orientation = 'horizontal', ...element }: StepperSkeletonProps) {
  const t = useMessages(messages)
  return (
    <div {...elementProps(element)} className={styles.frame}>
      <SkeletonGroup label={t('loadingSteps')}>
        <div className={styles.position}>
          <Skeleton width="16rem" />
        </div>
        <div className={styles.list[orientation]}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles.step[orientation]}>
              <div className={styles.target}>
                <Skeleton shape="circle" width="2rem" />
                <div className={styles.words}>
                  <Skeleton width="8rem" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
