import { Button, type ButtonProps } from '@parvis/design-system/Button'
import { Suspense, useState, type ReactNode } from 'react'

export interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string
  /** Renders the dialog that the button opens. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog, whose code is loaded on the first press. */
export function DialogButton({ label, renderDialog, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // Counts presses, so that a dialog that fails to load reports it on every press.
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button
        {...look}
        onPress={() => {
          setOpen(true)
          setPresses(presses + 1)
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense key={presses} fallback={null}>
          {renderDialog(() => setOpen(false))}
        </Suspense>
      )}
    </>
  )
}
