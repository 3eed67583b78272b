import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { Stack } from '@parvis/design-system/Stack'
import { daysKept } from './draft-store.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { UnsavedWork } from './unsaved-changes.ts'

export interface SignOutDialogProps {
  work: UnsavedWork
  onStay: () => void
  onSignOut: () => void
  /** Signs out and deletes everything typed in this browser. */
  onDiscard?: (() => void) | undefined
}

/** "Sign out with unsaved changes?": says where they are, in all tabs, and what will happen to them. */
export function SignOutDialog({ work, onStay, onSignOut, onDiscard }: SignOutDialogProps) {
  const { t } = useTranslation()
  const { isHere, otherTabs, isLost, isSending } = work
  const count = otherTabs
  const isUnsaved = isHere || otherTabs > 0
  // No form is open: the drafts in this browser are from earlier.
  const isEarlier = !isUnsaved && !isSending
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onStay()
      }}
      title={t(isUnsaved ? 'signOut.title' : isEarlier ? 'signOut.keptTitle' : 'signOut.sendingTitle')}
      confirmLabel={t('user.signOut')}
      cancelLabel={t('signOut.stay')}
      tone={isLost || isSending ? 'danger' : 'normal'}
      onConfirm={onSignOut}
    >
      <Stack gap={3}>
        {isUnsaved && (
          <div>
            {!isHere
              ? t('signOut.elsewhere', { count })
              : otherTabs > 0
                ? t('signOut.everywhere', { count })
                : t('signOut.here')}
          </div>
        )}
        {isEarlier && <div>{t('signOut.earlier')}</div>}
        {(isUnsaved || isEarlier) && (
          <div>{isLost ? t('signOut.lost') : t('signOut.kept', { days: daysKept })}</div>
        )}
        {isSending && <div>{t('signOut.sending')}</div>}
        {(isUnsaved || isEarlier) && onDiscard && (
          <>
            <div>{t('signOut.shared')}</div>
            <Button onPress={onDiscard}>{t('signOut.discard')}</Button>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
