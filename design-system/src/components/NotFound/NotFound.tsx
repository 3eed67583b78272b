import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { MissingStone } from '../../internal/illustrations/MissingStone.tsx'
import { StatePanel } from '../../internal/StatePanel/StatePanel.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './NotFound.messages.ts'

export interface NotFoundProps extends ElementProps<HTMLDivElement> {
  /** The title, if something other than a page is missing. @default the text for a page */
  title?: string
  /** Ways out: home, search. */
  actions: ReactNode
}

/** Shown when a page or object does not exist. Offers a way on. */
export function NotFound({ title, actions, ...element }: NotFoundProps) {
  const t = useMessages(messages)
  return (
    <StatePanel
      {...elementProps(element)}
      illustration={<MissingStone />}
      title={title ?? t('title')}
      actions={actions}
    >
      {t('text')}
    </StatePanel>
  )
}
