import { useId, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatMoment, readMoment } from '../../i18n/dates.ts'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import { buttons } from '../../internal/overlay/overlay.css.ts'
import * as styles from './ConflictDialog.css.ts'
import { messages } from './ConflictDialog.messages.ts'

/** A field whose values differ between the two versions, formatted for the reader. */
export interface ConflictingField {
  name: string
  label: string
  /** The saved value on the server. */
  theirs: ReactNode
  /** The value in the form. */
  mine: ReactNode
}

export interface ConflictDialogProps extends ElementProps {
  isOpen: boolean
  /** Only the fields that differ. */
  fields: readonly ConflictingField[]
  /** Who saved in between, if known; `null` if their account no longer exists. */
  person?: string | null
  /** When they saved, in the format of the services: ISO 8601 in UTC. */
  savedDate?: string
  /** Returns to the form without a decision. Escape does the same. */
  onBack: () => void
  /** Loads the saved version into the form and discards the reader's input. */
  onReload: () => void
  /** Saves the form's version over the other. */
  onOverwrite: () => void
  /** Whether the overwrite is in progress. @default false */
  isPending?: boolean
}

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined

/**
 * Resolves an edit conflict between two people (412): shows both versions side by side and lets the reader decide.
 * Neither is lost silently.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, fields, person, savedDate, onBack, onReload, onOverwrite, isPending = false } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const saved = savedDate === undefined ? undefined : readMoment(savedDate)
  const id = useId()
  const shown = (value: ReactNode) =>
    isEmpty(value) ? <span className={styles.empty}>{t('empty')}</span> : value
  return (
    <Dialog
      {...elementProps(props)}
      isOpen={isOpen}
      onOpenChange={open => !open && onBack()}
      title={
        person === undefined ? t('title') : person === null ? t('titleByNobody') : t('titleBy', { person })
      }
      role="alertdialog"
      aria-describedby={id}
      size="large"
      isLocked={isPending}
    >
      <Stack gap={6}>
        <p id={id}>
          {saved && `${t('saved', { moment: formatMoment(locale, saved) })} `}
          {fields.length === 0 ? t('same') : t('body', { count: fields.length })}
        </p>
        {fields.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                {(['field', 'theirs', 'mine'] as const).map(key => (
                  <th key={key} scope="col" className={styles.head}>
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map(({ name, label, theirs, mine }) => (
                <tr key={name} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    {label}
                  </th>
                  <td className={styles.cell}>
                    <span className={styles.version}>{t('theirs')}</span>
                    {shown(theirs)}
                  </td>
                  <td className={styles.cell}>
                    <span className={styles.version}>{t('mine')}</span>
                    {shown(mine)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div {...keepClear} className={buttons}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question puts the focus on its safe answer */}
          <Button autoFocus variant="quiet" onPress={onBack} isDisabled={isPending}>
            {t('back')}
          </Button>
          <Button onPress={onReload} isDisabled={isPending}>
            {t('reload')}
          </Button>
          <Button variant="primary" onPress={onOverwrite} isPending={isPending}>
            {t('overwrite')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
