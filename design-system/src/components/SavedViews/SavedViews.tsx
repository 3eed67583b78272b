import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { messages } from '../DataGrid/DataGrid.messages.ts'
import type { GridView } from '../DataGrid/gridView.ts'
import type { GridSavedView } from '../DataGrid/savedViews.ts'
import { useSavedViews } from '../DataGrid/useSavedViews.ts'
import { ViewsMenu } from '../DataGrid/ViewsMenu.tsx'
import * as styles from './SavedViews.css.ts'

export interface SavedViewsProps extends ElementProps<HTMLDivElement> {
  /** The named views, stored by the caller. */
  views: readonly GridSavedView[]
  /**
   * Called with the changed views, to save them. A rejection is shown and can be retried. Without it, views can be
   * chosen but not changed.
   */
  onViewsChange?: (views: readonly GridSavedView[]) => void | Promise<void>
  /** The current view. */
  view: GridView
  onViewChange: (view: GridView) => void
  /** The view shown when none is chosen. */
  startView: GridView
}

/** Manages the saved views of a page that shows more than a grid: choose, save, rename, delete, and set as default. */
export function SavedViews({
  views,
  onViewsChange,
  view,
  onViewChange,
  startView,
  ...element
}: SavedViewsProps) {
  const t = useMessages(messages)
  const [said, setSaid] = useState('')
  const saved = useSavedViews({
    views,
    onChange: onViewsChange,
    view,
    startView,
    onViewChange,
    announce: setSaid,
    t,
  })
  return (
    <div {...elementProps(element)} className={styles.views}>
      <ViewsMenu saved={saved} t={t} />
      {saved.hasFailed && (
        <Banner
          kind="danger"
          title={t('viewsFailed')}
          live="polite"
          actions={
            <Button size="small" onPress={saved.retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      <div role="status" className={styles.hidden}>
        {said}
      </div>
    </div>
  )
}
