import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { CodeField } from '@parvis/design-system/CodeField'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, useState, type ReactNode } from 'react'

export interface CodeFormProps {
  /** What it says: one set of words for all that is proved by a code would name none of them. */
  words: Readonly<
    Record<'title' | 'label' | 'confirm' | 'again' | 'sent' | 'missing' | 'limit', string> & {
      hint: ReactNode
    }
  >
  /** The code is tried. */
  proving: {
    isPending: boolean
    /** What is wrong with the code that was tried. */
    fault: string | undefined
    /** Why it could not be tried. */
    problem: ReactNode
    try: (code: string, then: { onError: () => void }) => void
  }
  /** Another code is sent. */
  sending: {
    isPending: boolean
    isSuccess: boolean
    problem: ReactNode
    send: (then: { onSuccess: () => void }) => void
  }
  mayRequestCode: boolean
  /** It takes the place of the button that sent the code, and with it the focus. @default false */
  startsFocused?: boolean
  /** What else can be done. @default nothing */
  also?: ReactNode
}

const codeLength = 6

/** An address is proved by the code that was sent to it. */
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
  /** The code that the fault is of: another one has none yet. */
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

/** The hour of a moment, where the reader is. */
export const timeOf = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment))
