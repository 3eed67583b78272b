import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { CodeField } from '@parvis/design-system/CodeField'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, useState, type ReactNode } from 'react'

export interface CodeFormProps {
  /** The texts, which the caller provides: shared ones could not name what is being proved. */
  words: Readonly<
    Record<'title' | 'label' | 'confirm' | 'again' | 'sent' | 'missing' | 'limit', string> & {
      hint: ReactNode
    }
  >
  /** Checking the code. */
  proving: {
    isPending: boolean
    /** The error of the code that was checked. */
    fault: string | undefined
    /** Why the check failed. */
    problem: ReactNode
    try: (code: string, then: { onError: () => void }) => void
  }
  /** Sending another code. */
  sending: {
    isPending: boolean
    isSuccess: boolean
    problem: ReactNode
    send: (then: { onSuccess: () => void }) => void
  }
  mayRequestCode: boolean
  /** Whether it replaces the button that sent the code, and takes its focus. @default false */
  startsFocused?: boolean
  /** Other actions. @default nothing */
  also?: ReactNode
}

const codeLength = 6

/** Proves an e-mail address with the code that was sent to it. */
export function CodeForm({
  words,
  proving,
  sending,
  mayRequestCode,
  startsFocused = false,
  also,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (startsFocused) field.current?.focus()
  }, [startsFocused])
  const [code, setCode] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  /** The code that the error belongs to: a different one has no error yet. */
  const [tried, setTried] = useState<string>()
  const fault = isTooShort ? words.missing : tried === code ? proving.fault : undefined
  const prove = () => {
    if (proving.isPending) return
    const short = code.length < codeLength
    setTooShort(short)
    if (short) {
      field.current?.focus()
      return
    }
    setTried(code)
    proving.try(code, { onError: () => field.current?.focus() })
  }
  return (
    <Card title={words.title}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          prove()
        }}
      >
        <Stack gap={4}>
          <CodeField
            ref={field}
            name="code"
            label={words.label}
            description={words.hint}
            isRequired
            value={code}
            onChange={next => {
              setCode(next)
              setTooShort(false)
              if (next !== tried) setTried(undefined)
            }}
            messages={fault === undefined ? [] : [{ kind: 'error', text: fault }]}
          />
          {sending.isSuccess && <Banner kind="success" live="polite" title={words.sent} />}
          {sending.problem}
          {proving.problem}
          <Inline gap={2}>
            <Button type="submit" variant="primary" isPending={proving.isPending}>
              {words.confirm}
            </Button>
            <Button
              isPending={sending.isPending}
              isDisabled={!mayRequestCode}
              onPress={() =>
                sending.send({
                  onSuccess: () => {
                    setCode('')
                    setTooShort(false)
                    setTried(undefined)
                    field.current?.focus()
                  },
                })
              }
            >
              {words.again}
            </Button>
            {also}
          </Inline>
          {!mayRequestCode && <p>{words.limit}</p>}
        </Stack>
      </form>
    </Card>
  )
}

/** The time of day of a moment, in the reader's time zone. */
export const timeOf = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment))
