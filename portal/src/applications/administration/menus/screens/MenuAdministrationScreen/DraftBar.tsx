import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { MenuDraft } from '../../draft.ts'

const DraftDialog = lateDialog(async () => ({ default: (await import('./DraftDialog.tsx')).DraftDialog }))

export interface DraftBarProps {
  draft: MenuDraft
  /** Whether the draft's menus are shown. */
  isDraft: boolean
  onOpen: () => void
  onLeave: () => void
  onShowDifferences: () => void
  /** Reloads the draft, including what prevents its publication. */
  onRefused: () => Promise<void>
}

/** Says that there is a draft and how many changes it has, with the actions on the whole draft. */
export function DraftBar({ draft, isDraft, onOpen, onLeave, onShowDifferences, onRefused }: DraftBarProps) {
  const { t } = useTranslation('menus')
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
      {asked !== undefined && (
        <Suspense fallback={null}>
          <DraftDialog asked={asked} draft={draft} onRefused={onRefused} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
