import { writeOptions } from '@parvis/api-types/calls'
import { discardMenuDraft, publishMenuDraft } from '@parvis/api-types/calls/menu-administration'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { MenuDraft } from '../../draft.ts'

const sayNotPublished = explain<'publishMenuDraft'>({
  'menu-draft-empty': 'menus:draft.empty',
  'menu-draft-faulty': 'menus:draft.faulty',
  'precondition-failed': 'menus:draft.changed',
})
const sayNotDiscarded = explain<'discardMenuDraft'>({ 'precondition-failed': 'menus:draft.changed' })

export interface DraftDialogProps {
  asked: 'publish' | 'discard'
  draft: MenuDraft
  /** Reloads the draft, including what prevents its publication. */
  onRefused: () => Promise<void>
  onClose: () => void
}

/** Asks before publishing or discarding the whole draft. */
export function DraftDialog({ asked, draft, onRefused, onClose }: DraftDialogProps) {
  const { t } = useTranslation('menus')
  const api = useApi()
  const count = draft.changes.length
  if (asked === 'publish')
    return (
      <ActionDialog
        title={t('draft.publishTitle', { count })}
        confirmLabel={t('draft.publish')}
        options={writeOptions(api, publishMenuDraft)}
        sent={{ ifMatch: draft['@odata.etag'] }}
        said={t('draft.published')}
        say={sayNotPublished}
        onSettled={onRefused}
        onClose={onClose}
      >
        {t('draft.publishText')}
      </ActionDialog>
    )
  return (
    <ActionDialog
      title={t('draft.discardTitle', { count })}
      tone="danger"
      confirmLabel={t('draft.discard')}
      options={writeOptions(api, discardMenuDraft)}
      sent={{ ifMatch: draft['@odata.etag'] }}
      said={t('draft.discarded')}
      say={sayNotDiscarded}
      onSettled={onRefused}
      onClose={onClose}
    >
      {t('draft.discardText')}
    </ActionDialog>
  )
}
