import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { HandoverCheck, NamedPerson } from './handover-check.ts'

export interface LinkSignInDialogProps {
  /** What the services say about the link; `failed` when they do not answer. */
  check: HandoverCheck | { kind: 'failed' }
  /** The signed-in person; undefined when nobody is signed in. */
  me?: NamedPerson | undefined
  /** What happens to unsaved input, if there is any. */
  typed?: 'kept' | 'lost' | undefined
  /** Whether another request to the services is pending. */
  isRetrying?: boolean
  onStay: () => void
  onContinue: () => void
  onRetry: () => void
}

/**
 * Shown when a link brings a token while somebody is signed in: who is signed in, whose token it is, or why the token
 * is useless.
 */
export function LinkSignInDialog(props: LinkSignInDialogProps) {
  const { check, me, typed, isRetrying = false, onStay, onContinue, onRetry } = props
  const { t } = useTranslation()
  const stay = (isOpen: boolean) => {
    if (!isOpen) onStay()
  }
  if (check.kind === 'refused')
    return (
      <Dialog
        isOpen
        onOpenChange={stay}
        size="small"
        title={t('link.refusedTitle')}
        description={`${t('link.refused')} ${me ? t('link.unchanged', { name: nameOf(me) }) : t('link.nobody')}`}
        footer={
          <Button variant="primary" onPress={onStay}>
            {t('link.close')}
          </Button>
        }
      />
    )
  if (check.kind === 'failed')
    return (
      <ConfirmDialog
        key="failed"
        isOpen
        onOpenChange={stay}
        title={t('link.failedTitle')}
        confirmLabel={t('link.retry')}
        cancelLabel={me ? t('link.stay') : t('link.close')}
        isPending={isRetrying}
        onConfirm={onRetry}
      >
        {t('link.failed')} {me ? t('link.unchanged', { name: nameOf(me) }) : t('link.nobody')}
      </ConfirmDialog>
    )
  const isKnown = check.kind === 'known'
  return (
    <ConfirmDialog
      // The key mounts a new dialog, so that a person who has just pressed "Try again" gets focus on the safe answer.
      key="question"
      isOpen
      onOpenChange={stay}
      title={t('link.title')}
      confirmLabel={t('link.continue')}
      cancelLabel={t('link.stay')}
      onConfirm={onContinue}
    >
      <Stack>
        <div>{t('link.text')}</div>
        <DescriptionList
          items={[
            ...(me ? [{ term: t('link.now'), value: <Person {...me} /> }] : []),
            {
              term: isKnown ? t('link.brings') : t('link.says'),
              value:
                check.person.name || check.person.email ? <Person {...check.person} /> : t('link.unnamed'),
            },
          ]}
        />
        {!isKnown && <div>{t('link.unknown')}</div>}
        <div>{t('link.tabs')}</div>
        {typed && <div>{t(`link.${typed}`)}</div>}
      </Stack>
    </ConfirmDialog>
  )
}

const nameOf = ({ name, email }: NamedPerson) => name || email || ''

function Person({ name, email }: NamedPerson) {
  return (
    <Stack gap={0}>
      {name && <div>{name}</div>}
      {email && <div>{email}</div>}
    </Stack>
  )
}
