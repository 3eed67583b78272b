import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { MissingStone } from '../../internal/illustrations/MissingStone.tsx'
import { StatePanel } from '../../internal/StatePanel/StatePanel.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './NotFound.messages.ts'

export interface NotFoundProps extends ElementProps<HTMLDivElement> {
  /** What was looked for, when it was not a page. @default the text for a page */
  title?: string
  /** Ways out: home, search. */
  actions: ReactNode
}

/** No such page or thing, with a way on. */
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
