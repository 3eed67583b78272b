import { useRef, type ReactNode } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Grid } from '../../components/Grid/Grid.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { FoldingSection } from '../../internal/disclosure/FoldingSection.tsx'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { media } from '../../tokens/media.ts'
import * as styles from './FilterPanel.css.ts'
import { messages } from './FilterPanel.messages.ts'

export const filterPanelLevels = [2, 3] as const

export interface FilterPanelProps {
  /** The fields, the one that is used most first. */
  children: ReactNode
  /** How many of them narrow what is shown; a period counts once. */
  activeCount: number
  /** Takes all of them back. */
  onClear: () => void
  /** What stands in the way of choosing: a banner. */
  notice?: ReactNode
  /** @default 'Filters', in the reader's language */
  title?: string
  /** Of the title in the page's outline. @default 2 */
  level?: (typeof filterPanelLevels)[number]
  /** Least width of a field, any CSS length; as many beside each other as fit. @default '12rem' */
  columnWidth?: string
}

/** What a page of figures is narrowed by. Where it is narrow it is folded away, and says how many filters there are. */
export function FilterPanel({
  children,
  activeCount,
  onClear,
  notice,
  title,
  level = 2,
  columnWidth = '12rem',
}: FilterPanelProps) {
  const t = useMessages(messages)
  const hasRoom = useMediaQuery(media.medium)
  const frame = useRef<HTMLDivElement>(null)
  // The button goes with the last filter, and leaves the focus to the first thing of the panel.
  const focus = useFocusKept(() => frame.current?.querySelector<HTMLElement>('button, input'))
  const name = title ?? t('title')
  const clear = activeCount > 0 && (
    <Button variant="quiet" size="small" onPress={onClear}>
      {t('clear')}
    </Button>
  )
  const fields = <Grid columnWidth={columnWidth}>{children}</Grid>
  return (
    <div ref={frame} {...focus}>
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
  )
}
