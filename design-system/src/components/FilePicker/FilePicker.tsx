import { FileSearch } from 'lucide-react'
import { useId, useState } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { FieldFrame } from '../../internal/field/FieldFrame.tsx'
import type { FieldBase } from '../../internal/field/fieldProps.ts'
import { joinMessages } from '../../internal/field/joinMessages.ts'
import { useField } from '../../internal/field/useField.ts'
import type { FoundFiles } from '../../internal/files/folders.ts'
import { FileZone } from '../../internal/files/FileZone.tsx'
import * as styles from './FilePicker.css.ts'
import { messages } from './FilePicker.messages.ts'

export interface FilePickerProps
  extends ElementProps<HTMLDivElement>,
    Pick<FieldBase, 'name' | 'description' | 'messages' | 'isRequired'> {
  /** What file is wanted: "PDF to verify". */
  label: string
  /** File extensions to offer: ".pdf". @default everything */
  extensions?: readonly string[]
  /** Name of the current file. @default none */
  fileName?: string
  /** Called with the chosen or dropped file. Not called when several are dropped at once. */
  onChoose: (file: File) => void
}

/** Picks a file that is read on this device and never uploaded. It can be chosen or dropped. */
export function FilePicker(props: FilePickerProps) {
  const { label, extensions, fileName, onChoose } = props
  const t = useMessages(messages)
  const id = useId()
  const [notice, setNotice] = useState<'folder' | 'several'>()
  const shown = {
    ...props,
    messages: joinMessages(props.messages, {
      errors: [],
      entry: notice ? [{ kind: 'warning', text: t(notice) }] : [],
    }),
  }
  const parts = useField(shown)
  const choose = ({ files: [file, ...others], folders }: FoundFiles) => {
    // If several files are dropped, it is unclear which one is meant, so none is read.
    const isUnclear = others.length > 0
    setNotice(isUnclear ? 'several' : folders > 0 ? 'folder' : undefined)
    if (file && !isUnclear) onChoose(file)
  }
  return (
    <LabelContext value={{ id: `${id}label`, elementType: 'span' }}>
      <div
        {...elementProps(props)}
        role="group"
        aria-labelledby={`${id}label`}
        className={parts.aria.className}
        data-field={props.name}
        data-invalid={parts.aria.isInvalid || undefined}
      >
        <FieldFrame field={shown} parts={parts} saysRequired>
          <FileZone
            className={styles.zone}
            label={t('dropTarget', { field: label })}
            icon={FileSearch}
            choose={t(fileName === undefined ? 'choose' : 'another')}
            extensions={extensions}
            describedBy={parts.aria['aria-describedby']}
            onFiles={choose}
          >
            {fileName === undefined ? (
              <span className={styles.zoneWords}>{t('drop')}</span>
            ) : (
              <span className={styles.chosen}>{fileName}</span>
            )}
          </FileZone>
        </FieldFrame>
      </div>
    </LabelContext>
  )
}
