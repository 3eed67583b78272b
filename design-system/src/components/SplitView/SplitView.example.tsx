import { SplitView } from '@parvis/design-system/SplitView'
import type { ReactNode } from 'react'

export function Mailbox({ list, message }: { list: ReactNode; message: ReactNode }) {
  return (
    <SplitView list={list} label="Message">
      {message}
    </SplitView>
  )
}
