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
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  )
}
