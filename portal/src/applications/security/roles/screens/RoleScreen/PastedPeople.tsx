import { RoleMemberEmailsQuestion } from '@parvis/api-types/limits/role-members'
import { Button } from '@parvis/design-system/Button'
import { Disclosure } from '@parvis/design-system/Disclosure'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { sayNotFound, useLookUp, type PeopleReport } from './PeopleToAdd.tsx'

const { maxItems: linesAtMost } = RoleMemberEmailsQuestion.emails

interface PastedPeopleProps {
  rolesId: number | null
  onAdd: (report: PeopleReport) => void
}

const linesIn = (text: string) =>
  text
    .split(/\r?\n|;/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Adds people from a pasted list of emails. Emails that were not found stay in the field for correction. */
export function PastedPeople({ rolesId, onAdd }: PastedPeopleProps) {
  const { t } = useTranslation('roles')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const lookUp = useLookUp()
  const lines = linesIn(text)
  const limit = new Intl.NumberFormat(useLanguage()).format(linesAtMost)
  const isTooLong = lines.length > linesAtMost
  const fault = isTooLong
    ? t('members.tooMany', { limit })
    : isTried && lines.length === 0
      ? t('members.pasteMissing')
      : undefined
  const add = () => {
    setTried(lines.length === 0)
    if (isTooLong || lines.length === 0) {
      field.current?.focus()
      return
    }
    lookUp.mutate(
      { body: { rolesId, emails: lines } },
      {
        onSuccess: report => {
          setText([...report.notFound, ...report.notValid].join('\n'))
          onAdd(report)
        },
      },
    )
  }
  return (
    <Disclosure title={t('members.paste')}>
      <Stack gap={3}>
        <TextArea
          label={t('members.pasteLabel')}
          description={t('members.pasteHint', { limit })}
          value={text}
          onChange={setText}
          rows={4}
          ref={field}
          messages={fault === undefined ? [] : [{ kind: 'error', text: fault }]}
        />
        {lookUp.error && <ProblemBanner problem={sayNotFound(lookUp.error)} />}
        <Inline>
          <Button onPress={add} isPending={lookUp.isPending}>
            {t('members.pasteAdd')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}
