import { FileSearch } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { LabelContext } from 'react-aria-components/Label'
import { isFileDropItem } from 'react-aria/useDrop'
import { useMessages } from '../../i18n/useMessages.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import type { FieldBase } from '../../internal/field/fieldProps.ts'
import { useField } from '../../internal/field/useField.ts'
import { given } from '../../internal/given.ts'
import * as button from '../Button/Button.css.ts'
import * as styles from './FilePicker.css.ts'
import { messages } from './FilePicker.messages.ts'

export interface FilePickerProps extends Pick<FieldBase, 'name' | 'description' | 'messages' | 'isRequired'> {
  /** What file is wanted: "PDF to verify". */
  label: string
  /** What is offered to choose from: ".pdf". @default everything */
  extensions?: readonly string[]
  /** The name of the file that is read now. @default none */
  fileName?: string
  /** Called with the file that was chosen or dropped; of several the first. */
  onChoose: (file: File) => void
}

/** A file that is read on this device: chosen or dropped, never sent. */
export function FilePicker(props: FilePickerProps) {
  const { label, extensions, fileName, onChoose } = props
  const t = useMessages(messages)
  const id = useId()
  const parts = useField(props)
  const take = (file: File | undefined) => {
    if (file) onChoose(file)
  }
  return (
    <LabelContext value={{ id: `${id}label`, elementType: 'span' }}>
      <div
        role="group"
        aria-labelledby={`${id}label`}
        className={parts.aria.className}
        data-field={props.name}
        data-invalid={parts.aria.isInvalid || undefined}
      >
        <FieldFrame field={props} parts={parts} saysRequired>
          <DropZone
            aria-label={t('dropTarget', { field: label })}
            getDropOperation={() => 'copy'}
            onDrop={event => {
              void event.items.find(isFileDropItem)?.getFile().then(take)
            }}
            className={styles.zone}
          >
            <FileTrigger {...given({ acceptedFileTypes: extensions })} onSelect={list => take(list?.[0])}>
              <Button
                data-entry
                {...given({ 'aria-describedby': parts.aria['aria-describedby'] })}
                className={button.button({ variant: 'secondary' })}
              >
                <span className={button.content}>
                  <FileSearch aria-hidden size={18} />
                  {t(fileName === undefined ? 'choose' : 'another')}
                </span>
              </Button>
            </FileTrigger>
            {fileName === undefined ? (
              <span className={styles.words}>{t('drop')}</span>
            ) : (
              <span className={styles.chosen}>{fileName}</span>
            )}
          </DropZone>
        </FieldFrame>
      </div>
    </LabelContext>
  )
}
