import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { writeOptions } from '@parvis/api-types/calls'
import { discardMenuDraft, publishMenuDraft } from '@parvis/api-types/calls/menu-administration'
import { useState } from 'react'
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

export interface DraftBarProps {
  draft: MenuDraft
  /** Whether the menus are shown as the draft has them. */
  isDraft: boolean
  onOpen: () => void
  onLeave: () => void
  onShowDifferences: () => void
  /** Has the draft asked again, with what stands in its way. */
  onRefused: () => Promise<void>
}

/** That there is a draft, how much it changes, and what can be done with it as a whole. */
export function DraftBar({ draft, isDraft, onOpen, onLeave, onShowDifferences, onRefused }: DraftBarProps) {
  const { t } = useTranslation('menus')
  const api = useApi()
  const [asked, setAsked] = useState<'publish' | 'discard'>()
  const count = draft.changes.length
  const close = () => setAsked(undefined)
  if (!isDraft)
    return count === 0 ? null : (
      <Banner
        kind="info"
        title={t('draft.count', { count })}
        actions={
          <Button size="small" onPress={onOpen}>
            {t('draft.open')}
          </Button>
        }
      >
        {t('draft.beside')}
      </Banner>
    )
  return (
    <>
      <Banner
        kind="info"
        title={count === 0 ? t('draft.none') : t('draft.count', { count })}
        actions={
          <>
            {count > 0 && (
              <>
                <Button size="small" onPress={onShowDifferences}>
                  {t('draft.show')}
                </Button>
                <Button size="small" onPress={() => setAsked('publish')}>
                  {t('draft.publish')}
                </Button>
                <Button size="small" onPress={() => setAsked('discard')}>
                  {t('draft.discard')}
                </Button>
              </>
            )}
            <Button size="small" variant="quiet" onPress={onLeave}>
              {t('draft.leave')}
            </Button>
          </>
        }
      >
        {t('draft.text')}
      </Banner>
      {asked === 'publish' && (
        <ActionDialog
          title={t('draft.publishTitle', { count })}
          confirmLabel={t('draft.publish')}
          options={writeOptions(api, publishMenuDraft)}
          sent={{ ifMatch: draft['@odata.etag'] }}
          said={t('draft.published')}
          say={sayNotPublished}
          onSettled={onRefused}
          onClose={close}
        >
          {t('draft.publishText')}
        </ActionDialog>
      )}
      {asked === 'discard' && (
        <ActionDialog
          title={t('draft.discardTitle', { count })}
          tone="danger"
          confirmLabel={t('draft.discard')}
          options={writeOptions(api, discardMenuDraft)}
          sent={{ ifMatch: draft['@odata.etag'] }}
          said={t('draft.discarded')}
          say={sayNotDiscarded}
          onSettled={onRefused}
          onClose={close}
        >
          {t('draft.discardText')}
        </ActionDialog>
      )}
    </>
  )
}
