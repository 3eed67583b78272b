import { useRef } from 'react'
import { given } from '../../internal/given.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export interface FileButtonProps
  extends Pick<
    ButtonProps,
    'ref' | 'children' | 'variant' | 'size' | 'icon' | 'isPending' | 'isDisabled' | 'aria-describedby'
  > {
  /** What is offered to choose from: "image/*", ".pdf". @default everything */
  kinds?: readonly string[]
  /** Telephones open their camera instead of their files: `environment` is the one on their back. @default nothing */
  camera?: 'environment' | 'user'
  /** Called with the file that was chosen, or the picture that was taken. */
  onChoose: (file: File) => void
}

/**
 * Has the reader choose one file, or take one picture. For a place to drop files on use `FilePicker`. Its input is our own:
 * React Aria's `FileTrigger` does no more, and shared between two components it would be one more file of every page with uploads.
 */
export function FileButton({ kinds, camera, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        {...given({ accept: kinds?.join(','), capture: camera })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same one can be chosen again.
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
