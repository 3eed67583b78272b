import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'

export interface PdfPasswordProps {
  /** Whether the password entered was wrong. */
  isWrong: boolean
  /** Whether a password is being checked. */
  isChecking: boolean
  onSubmit: (password: string) => void
}

/** Asks for the document's password, which is used to open the document and sent nowhere. */
export function PdfPassword({ isWrong, isChecking, onSubmit }: PdfPasswordProps) {
  const t = useMessages(messages)
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWrong) field.current?.focus()
  }, [isWrong])
  return (
    <form
      className={styles.password}
      onSubmit={event => {
        event.preventDefault()
        if (!isChecking && password !== '') onSubmit(password)
      }}
    >
      <LockKeyhole aria-hidden size={32} strokeWidth={1.5} className={styles.lock} />
      <h2 className={styles.passwordTitle}>{t('passwordTitle')}</h2>
      <PasswordField
        ref={field}
        label={t('password')}
        description={t('passwordText')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        messages={isWrong ? [{ kind: 'error', text: t('passwordWrong') }] : []}
      />
      <Button type="submit" variant="primary" isPending={isChecking}>
        {t('openDocument')}
      </Button>
    </form>
  )
}
