import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { isDirectoryDropItem, isFileDropItem } from 'react-aria/useDrop'
import * as button from '../../components/Button/Button.css.ts'
import { given } from '../given.ts'

export interface FileZoneProps {
  /** How the place looks: `zoneRules`. */
  className: string
  /** The name of the place to drop. */
  label: string
  icon: LucideIcon
  /** Words of the button. */
  choose: string
  /** What is offered to choose from: ".pdf". @default everything */
  extensions: readonly string[] | undefined
  /** What describes the button. */
  describedBy: string | undefined
  /** @default false */
  allowsMultiple?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Files were chosen, dropped or pasted. @param hasFolder with a folder among them, which is not looked into */
  onFiles: (files: readonly File[], hasFolder: boolean) => void
  /** Beside the button. */
  children: ReactNode
}

/** A button that files are chosen with, in the place that they can be dropped on. */
export function FileZone(props: FileZoneProps) {
  const { isDisabled, onFiles, icon: Icon } = props
  return (
    <DropZone
      aria-label={props.label}
      {...given({ isDisabled })}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const files = items.filter(isFileDropItem).map(item => item.getFile())
        void Promise.all(files).then(found => onFiles(found, items.some(isDirectoryDropItem)))
      }}
      className={props.className}
    >
      <FileTrigger
        {...given({ allowsMultiple: props.allowsMultiple, acceptedFileTypes: props.extensions })}
        onSelect={list => onFiles([...(list ?? [])], false)}
      >
        <Button
          data-entry
          {...given({ isDisabled, 'aria-describedby': props.describedBy })}
          className={button.button({ variant: 'secondary' })}
        >
          <span className={button.content}>
            <Icon aria-hidden size={18} />
            {props.choose}
          </span>
        </Button>
      </FileTrigger>
      {props.children}
    </DropZone>
  )
}
