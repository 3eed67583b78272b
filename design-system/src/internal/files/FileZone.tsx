import { Camera, FolderUp, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import * as button from '../../components/Button/Button.css.ts'
import { given } from '../given.ts'
import * as styles from './FileZone.css.ts'
import { foundInDrop, foundInFolder, type FoundFiles } from './folders.ts'
import { handlesInDrop, noteHandles } from './handles.ts'
import { namedPhoto } from './photo.ts'

export interface FileZoneProps {
  /** The class name with the look of the drop zone: `zoneRules`. */
  className: string
  /** Accessible name of the drop zone. */
  label: string
  icon: LucideIcon
  /** Text of the button. */
  choose: string
  /** The file types to offer: ".pdf". @default everything */
  extensions: readonly string[] | undefined
  /** Id of the element that describes the button. */
  describedBy: string | undefined
  /** Whether several files can be chosen. @default false */
  allowsMultiple?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Text of a second button, for whole folders; if set, dropped folders are read too. @default no folders */
  chooseFolder?: string | undefined
  /** Text of a button to take a picture, shown only on phones and tablets. @default no camera */
  takePhoto?: string | undefined
  /** Called when files were chosen, dropped or pasted. */
  onFiles: (found: FoundFiles) => void
  /** Shown beside the button. */
  children: ReactNode
}

const nothing: FoundFiles = { files: [], folders: 0, systemFiles: 0, emptyFolders: [], isCut: false }

/** A button to choose files, inside a drop zone. */
export function FileZone(props: FileZoneProps) {
  const { isDisabled, onFiles, icon: Icon, chooseFolder, takePhoto } = props
  const zone = useRef<HTMLDivElement>(null)
  const handles = useRef<Promise<FileSystemHandle[]>>(Promise.resolve([]))
  // React Aria's drop items do not provide file handles.
  useEffect(() => {
    const note = (event: DragEvent) => {
      handles.current = handlesInDrop(event)
    }
    const place = zone.current
    place?.addEventListener('drop', note, { capture: true })
    return () => place?.removeEventListener('drop', note, { capture: true })
  }, [])
  return (
    <DropZone
      ref={zone}
      aria-label={props.label}
      {...given({ isDisabled })}
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const roots = handles.current
        // Pasted files arrive here too.
        handles.current = Promise.resolve([])
        void foundInDrop(items, chooseFolder !== undefined).then(async found => {
          noteHandles(found.files, await roots)
          onFiles(found)
        })
      }}
      className={props.className}
    >
      <FileTrigger
        {...given({ allowsMultiple: props.allowsMultiple, acceptedFileTypes: props.extensions })}
        onSelect={list => onFiles({ ...nothing, files: [...(list ?? [])] })}
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
      {chooseFolder !== undefined && (
        <FileTrigger acceptDirectory onSelect={list => onFiles(foundInFolder([...(list ?? [])]))}>
          <Button
            {...given({ isDisabled, 'aria-describedby': props.describedBy })}
            className={button.button({ variant: 'secondary' })}
          >
            <span className={button.content}>
              <FolderUp aria-hidden size={18} />
              {chooseFolder}
            </span>
          </Button>
        </FileTrigger>
      )}
      {takePhoto !== undefined && (
        <span className={styles.camera}>
          <FileTrigger
            acceptedFileTypes={['image/*']}
            defaultCamera="environment"
            onSelect={list =>
              onFiles({ ...nothing, files: [...(list ?? [])].map(photo => namedPhoto(photo, new Date())) })
            }
          >
            <Button
              {...given({ isDisabled, 'aria-describedby': props.describedBy })}
              className={button.button({ variant: 'secondary' })}
            >
              <span className={button.content}>
                <Camera aria-hidden size={18} />
                {takePhoto}
              </span>
            </Button>
          </FileTrigger>
        </span>
      )}
      {props.children}
    </DropZone>
  )
}
