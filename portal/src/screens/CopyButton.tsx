import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'

export interface CopyButtonProps {
  text: string
  /** What is copied: "Copy the key". */
  children: string
  /** Said once it is done. */
  done: string
  /** Said where the browser refuses: what is to be selected. */
  failed: string
}

/** Puts a text on the clipboard and says so where it happened; what the browser refuses is said too. */
export function CopyButton({ text, children, done, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('done')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <Stack gap={2}>
      <div>
        <Button onPress={() => void copy()}>{children}</Button>
      </div>
      <p role="status">{outcome === 'done' ? done : outcome === 'failed' ? failed : ''}</p>
    </Stack>
  )
}
