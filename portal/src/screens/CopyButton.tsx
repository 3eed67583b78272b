import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'

export interface CopyButtonProps {
  text: string
  /** The label of the button, such as "Copy the key". */
  children: string
  /** Announced after copying. */
  done: string
  /** Announced when the browser refuses clipboard access: asks the reader to select the text. */
  failed: string
}

/** Copies a text to the clipboard and reports success or failure next to the button. */
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
