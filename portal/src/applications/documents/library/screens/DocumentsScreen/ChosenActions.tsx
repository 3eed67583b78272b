import { DocumentArchiveForm } from '@parvis/api-types/limits/documents'
import { Button } from '@parvis/design-system/Button'
import type { GridSelection } from '@parvis/design-system/DataGrid'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { mostShared } from '../../sharing/share.ts'
import type { useSharing } from '../../sharing/useSharing.ts'
import type { useArchiveDownload } from '../../useArchiveDownload.ts'
import { useChosenDocuments } from '../../useChosenDocuments.ts'

export interface ChosenActionsProps {
  selection: GridSelection
  archive: ReturnType<typeof useArchiveDownload>
  /** Undefined for who may not share. */
  sharing: ReturnType<typeof useSharing> | undefined
}

const most = DocumentArchiveForm.ids.maxItems

/** What can be done with several documents at once. */
export function ChosenActions({ selection, archive, sharing }: ChosenActionsProps) {
  const { t } = useTranslation('documents')
  const { count, load } = useChosenDocuments(selection)
  if (count > most) return t('chosen.tooMany', { limit: most })
  return (
    <>
      <Button size="small" isPending={archive.isFetching} onPress={() => archive.fetchAll(load)}>
        {t('chosen.download')}
      </Button>
      {sharing && count > mostShared && t('chosen.tooManyToShare', { limit: mostShared })}
      {sharing && count <= mostShared && (
        <Button size="small" isPending={sharing.isPending} onPress={() => sharing.askChosen(load)}>
          {t('action.share')}
        </Button>
      )}
    </>
  )
}
