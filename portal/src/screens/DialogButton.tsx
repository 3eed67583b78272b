import { Button, type ButtonProps } from '@parvis/design-system/Button'
import { Suspense, useState, type ReactNode } from 'react'

export interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string
  /** The dialog that it opens. */
  renderDialog: (close: () => void) => ReactNode
}

/** A button that asks something in a dialog, which is loaded when it is pressed. */
export function DialogButton({ label, renderDialog, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // A dialog that did not come says so again when it is asked for again.
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
