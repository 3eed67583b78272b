import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Drawer } from '../../components/Drawer/Drawer.tsx'
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import * as chips from '../../internal/chips/chips.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import * as styles from './FacetPanel.css.ts'
import { messages } from './FacetPanel.messages.ts'
import {
  chosenCount,
  chosenIn,
  shownValues,
  toggled,
  withValues,
  type Facet,
  type FacetChoice,
} from './facets.ts'

export type { Facet, FacetChoice, FacetValue } from './facets.ts'

export interface FacetPanelProps extends ElementProps<HTMLDivElement> {
  /** The facets with the number of matches for each value, the most used first. */
  facets: readonly Facet[]
  value: FacetChoice
  onChange: (value: FacetChoice) => void
  /** The content to filter: a list, a board. */
  children: ReactNode
  /** Text of the button that closes the drawer: "Show 128 engagements". */
  resultLabel: string
  /** How many values of each facet are shown before the reader asks for more. @default 5 */
  mostValues?: number
  /** Whether the values are loading. @default false */
  isLoading?: boolean
  /** A message about why filtering is not possible, such as a banner. @default nothing */
  notice?: ReactNode
}

/** Results with facets to filter them by; in a narrow container the facets are in a drawer. */
export function FacetPanel(props: FacetPanelProps) {
  const { value, onChange, children, resultLabel, notice } = props
  const t = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const count = chosenCount(value)
  return (
    <div {...elementProps(props)} className={styles.frame}>
      <div className={styles.parts}>
        <section className={styles.side} aria-labelledby={title}>
          <div className={styles.head}>
            <h2 className={styles.title} id={title}>
              {t('title')}
            </h2>
          </div>
          {notice}
          <FacetGroups {...props} />
        </section>
        <div className={styles.main}>
          <div className={styles.opener}>
            <Button icon={<SlidersHorizontal aria-hidden size={16} />} onPress={() => setOpen(true)}>
              {t('open')}
              {count > 0 && (
                <>
                  {' '}
                  <Badge tone="accent">{t('active', { count })}</Badge>
                </>
              )}
            </Button>
          </div>
          <ChosenValues {...props} />
          {children}
        </div>
      </div>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        footer={
          <>
            {count > 0 && <Button onPress={() => onChange({})}>{t('clear')}</Button>}
            <Button variant="primary" onPress={() => setOpen(false)}>
              {resultLabel}
            </Button>
          </>
        }
      >
        {notice}
        <FacetGroups {...props} />
      </Drawer>
    </div>
  )
}

type GroupsProps = Pick<FacetPanelProps, 'facets' | 'value' | 'onChange' | 'mostValues' | 'isLoading'>

function FacetGroups({ facets, value, onChange, mostValues = 5, isLoading = false }: GroupsProps) {
  const t = useMessages(messages)
  if (isLoading)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  const filled = facets.filter(({ values }) => values.length > 0)
  if (filled.length === 0) return <p className={styles.words}>{t('none')}</p>
  return (
    <div className={styles.groups}>
      {filled.map(facet => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          chosen={chosenIn(value, facet.id)}
          mostValues={mostValues}
          onToggle={id => onChange(toggled(value, facet.id, id))}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  facet: Facet
  chosen: readonly string[]
  mostValues: number
  onToggle: (value: string) => void
}

function FacetGroup({ facet, chosen, mostValues, onToggle }: GroupProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? facet.values : shownValues(facet, chosen, mostValues)
  const hiddenCount = facet.values.length - shown.length
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupTitle}>
        {facet.title}
      </h3>
      <ul className={styles.values}>
        {shown.map(each => (
          <li key={each.id} className={styles.value}>
            <Checkbox
              name={`${facet.id}-${each.id}`}
              value={chosen.includes(each.id)}
              onChange={() => onToggle(each.id)}
            >
              <span className={styles.words}>{each.label}</span>
              <span className={styles.hidden}> ({t('results', { count: each.count })})</span>
            </Checkbox>
            <span aria-hidden className={styles.count}>
              {new Intl.NumberFormat(locale).format(each.count)}
            </span>
          </li>
        ))}
      </ul>
      {(hiddenCount > 0 || isWhole) && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" aria-describedby={id} onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('more', { count: hiddenCount })}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChosenProps = Pick<FacetPanelProps, 'facets' | 'value' | 'onChange'>

/**
 * The chosen values, each of which can be removed. The focus then goes to the next one, or to the element before them.
 */
function ChosenValues({ facets, value, onChange }: ChosenProps) {
  const t = useMessages(messages)
  const frame = useRef<HTMLDivElement>(null)
  const focus = useFocusKept(() => frame.current?.querySelector<HTMLElement>('button'))
  const titleOf = (id: string) => facets.find(facet => facet.id === id)?.title ?? id
  const labelOf = (facet: string, id: string) =>
    facets.find(each => each.id === facet)?.values.find(each => each.id === id)?.label ?? id
  const chosen = Object.entries(value).flatMap(([facet, ids]) => ids.map(id => ({ facet, id })))
  return (
    <div ref={frame} className={styles.chosen} {...focus}>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} className={chips.chips}>
          {chosen.map(({ facet, id }) => (
            <li key={`${facet}:${id}`} className={chips.chip}>
              <span className={chips.chipText}>{labelOf(facet, id)}</span>
              <button
                type="button"
                className={chips.chipRemove}
                aria-label={t('remove', { facet: titleOf(facet), value: labelOf(facet, id) })}
                onClick={() =>
                  onChange(
                    withValues(
                      value,
                      facet,
                      chosenIn(value, facet).filter(each => each !== id),
                    ),
                  )
                }
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
          <li>
            <Button variant="quiet" size="small" onPress={() => onChange({})}>
              {t('clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
