import { Button } from '@parvis/design-system/Button'
import type { GridSelection } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { documents } from '../../application.ts'
import { UndoneBanner } from '../../UndoneBanner.tsx'
import { useChosenDocuments } from '../../useChosenDocuments.ts'
import { mostRestored, useRestoration } from '../../useRestoration.ts'
import { deletionList } from './deletion-list.ts'

/** The recently deleted documents, which can be restored one by one or several at once. */
export function DeletedScreen() {
  const { t } = useTranslation('documents')
  const restoration = useRestoration()
  const actionsOnChosen = (selection: GridSelection, clear: () => void, view: GridView) => (
    <RestoreChosen selection={selection} clear={clear} view={view} restoration={restoration} />
  )
  return (
    <ListScreen
      list={deletionList}
      above={{ label: t('list.title'), href: documents.address('list') }}
      notice={
        <>
          {restoration.notFound && (
            <ProblemBanner title={t('deleted.failed')} problem={restoration.notFound} />
          )}
          {restoration.undone && <UndoneBanner undone={restoration.undone} />}
        </>
      }
      rowActions={row => [
        { id: 'restore', label: t('deleted.restore'), onAction: () => restoration.restore([row]) },
      ]}
      selectionActions={actionsOnChosen}
    />
  )
}

interface RestoreChosenProps {
  selection: GridSelection
  /** Clears the selection. */
  clear: () => void
  /** The view in which they were selected. */
  view: GridView
  restoration: ReturnType<typeof useRestoration>
}

function RestoreChosen({ selection, clear, view, restoration }: RestoreChosenProps) {
  const { t } = useTranslation('documents')
  const { count, load } = useChosenDocuments(selection, deletionList, view)
  if (count > mostRestored) return t('deleted.tooMany', { limit: mostRestored })
  return (
    <Button
      size="small"
      isPending={restoration.isPending}
      onPress={() => restoration.restoreChosen(load, clear)}
    >
      {t('deleted.restore')}
    </Button>
  )
}
