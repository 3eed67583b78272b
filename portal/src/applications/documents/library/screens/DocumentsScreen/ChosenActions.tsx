import { DocumentArchiveForm } from '@parvis/api-types/limits/documents'
import { Button } from '@parvis/design-system/Button'
import type { GridSelection } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { useSharing } from '../../sharing/useSharing.ts'
import type { useArchiveDownload } from '../../useArchiveDownload.ts'
import { useChosenDocuments } from '../../useChosenDocuments.ts'
import { mostChanged, type useChosenRows } from '../../useChosenRows.ts'
import { documentList } from './document-list.ts'

export interface ChosenActionsProps {
  selection: GridSelection
  /** Clears the selection. */
  clear: () => void
  /** The view in which they were selected. */
  view: GridView
  archive: ReturnType<typeof useArchiveDownload>
  /** Undefined if the reader may not share. */
  sharing: ReturnType<typeof useSharing> | undefined
  /** Undefined if the reader may only read. */
  changing: Record<'move' | 'delete', ReturnType<typeof useChosenRows>> | undefined
}

const most = DocumentArchiveForm.ids.maxItems

/** The actions on several documents at once. */
export function ChosenActions({ selection, clear, view, archive, sharing, changing }: ChosenActionsProps) {
  const { t } = useTranslation('documents')
  const { count, load } = useChosenDocuments(selection, documentList, view)
  if (count > most) return t('chosen.tooMany', { limit: most })
  const isFew = count <= mostChanged
  return (
    <>
      <Button size="small" isPending={archive.isFetching} onPress={() => archive.fetchAll(load)}>
        {t('chosen.download')}
      </Button>
      {changing &&
        !isFew &&
        t(sharing ? 'chosen.tooManyToShare' : 'chosen.tooManyToChange', { limit: mostChanged })}
      {sharing && isFew && (
        <Button size="small" isPending={sharing.isPending} onPress={() => sharing.askChosen(load)}>
          {t('action.share')}
        </Button>
      )}
      {changing && isFew && (
        <>
          <Button
            size="small"
            isPending={changing.move.isPending}
            onPress={() => changing.move.ask(load, clear)}
          >
            {t('chosen.move')}
          </Button>
          <Button
            size="small"
            isPending={changing.delete.isPending}
            onPress={() => changing.delete.ask(load, clear)}
          >
            {t('action.delete')}
          </Button>
        </>
      )}
    </>
  )
}
