import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { ShutDoor } from '../../internal/illustrations/ShutDoor.tsx'
import { StatePanel } from '../../internal/StatePanel/StatePanel.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './AccessDenied.messages.ts'

export const accessDeniedSubjects = ['portal', 'screen'] as const

export interface AccessDeniedProps extends ElementProps<HTMLDivElement> {
  /** The whole portal is refused, or one screen of it. */
  subject: (typeof accessDeniedSubjects)[number]
  /** Name of the missing permission scope. */
  scope?: string
  /** Whom to ask: an e-mail address or a name. */
  contact?: string
  /** Trace id for support to look up. */
  reference?: string
  /** Ways out: a link home, signing in with another account. */
  actions: ReactNode
}

/** Refused: names what is missing, whom to ask and a way out. */
export function AccessDenied({ subject, scope, contact, reference, actions, ...element }: AccessDeniedProps) {
  const t = useMessages(messages)
  return (
    <StatePanel
      {...elementProps(element)}
      illustration={<ShutDoor />}
      title={t('title')}
      actions={actions}
      {...(reference !== undefined && {
        details: { label: t('details'), text: t('reference', { reference }) },
      })}
    >
      <p>{t(subject)}</p>
      {scope !== undefined && <p>{t('scope', { scope })}</p>}
      {contact !== undefined && <p>{t('contact', { contact })}</p>}
    </StatePanel>
  )
}
