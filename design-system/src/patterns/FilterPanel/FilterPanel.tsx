import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Grid } from '../../components/Grid/Grid.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatLongDate } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { FoldingSection } from '../../internal/disclosure/FoldingSection.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { media } from '../../tokens/media.ts'
import * as styles from './FilterPanel.css.ts'
import { messages } from './FilterPanel.messages.ts'

export const filterPanelLevels = [2, 3] as const

export interface FilterPanelProps extends ElementProps<HTMLDivElement> {
  /** The filter fields, the most used first. */
  children: ReactNode
  /** Number of active filters; a period counts once. */
  activeCount: number
  /** Called to clear all filters. */
  onClear: () => void
  /** A message about why filtering is not possible, such as a banner. */
  notice?: ReactNode
  /** @default 'Filters', in the reader's language */
  title?: string
  /** Level of the title in the page's outline. @default 2 */
  level?: (typeof filterPanelLevels)[number]
  /** Minimum width of a field, as any CSS length; a row has as many as fit. @default '12rem' */
  columnWidth?: string
  /**
   * The active filters by name and value. Paper shows them, with the day of printing, in place of the fields.
   * @default the fields are printed
   */
  printed?: readonly FilterInWords[]
}

/** A filter as it is printed. */
export interface FilterInWords {
  /** Name of the field. */
  label: string
  /** The chosen value. */
  value: string
}

/** Filters for a page of figures. In a narrow container it is collapsed and shows the number of active filters. */
export function FilterPanel({
  children,
  activeCount,
  onClear,
  notice,
  title,
  level = 2,
  columnWidth = '12rem',
  printed,
  ...element
}: FilterPanelProps) {
  const t = useMessages(messages)
  const hasRoom = useMediaQuery(media.medium)
  const frame = useObjectRef(element.ref)
  // The button disappears with the last filter and leaves the focus to the first control of the panel.
  const focus = useFocusKept(() => frame.current?.querySelector<HTMLElement>('button, input'))
  const name = title ?? t('title')
  const clear = activeCount > 0 && (
    <Button variant="quiet" size="small" onPress={onClear}>
      {t('clear')}
    </Button>
  )
  const fields = <Grid columnWidth={columnWidth}>{children}</Grid>
  return (
    <>
      {printed && <OnPaper filters={printed} />}
      <div {...elementProps(element)} ref={frame} {...focus} {...(printed && { className: styles.fields })}>
        {hasRoom ? (
          <Card title={name} level={level} actions={clear && <div className={styles.beside}>{clear}</div>}>
            {notice}
            {fields}
          </Card>
        ) : (
          <FoldingSection
            look="card"
            level={level}
            title={name}
            {...(activeCount > 0 && {
              aside: <Badge tone="accent">{t('active', { count: activeCount })}</Badge>,
            })}
          >
            <Stack>
              {notice}
              {fields}
              {clear && <div>{clear}</div>}
            </Stack>
          </FoldingSection>
        )}
      </div>
    </>
  )
}

/** The filters of a printed page, and the day of printing. */
function OnPaper({ filters }: { filters: readonly FilterInWords[] }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [day, setDay] = useState(() => new Date())
  useEffect(() => {
    // A page that has been open since yesterday is printed with today's date.
    const hear = () => flushSync(() => setDay(new Date()))
    addEventListener('beforeprint', hear)
    return () => removeEventListener('beforeprint', hear)
  }, [])
  const date = formatLongDate(locale, day)
  return (
    <div className={styles.printed}>
      <span>{t('printed', { date })}</span>
      {filters.length === 0 && <span>{t('none')}</span>}
      {filters.map(({ label, value }) => (
        <span key={label}>
          <span className={styles.label}>{label}</span> {value}
        </span>
      ))}
    </div>
  )
}
