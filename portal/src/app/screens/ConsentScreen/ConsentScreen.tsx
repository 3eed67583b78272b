import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Inline } from '@parvis/design-system/Inline'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Prose } from '@parvis/design-system/Prose'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems, problemText, type ProblemTexts } from '../../../api/problem-messages.ts'
import { useFormats, useLanguage } from '../../../i18n/formats.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import type { Terms } from '../../../session/access.ts'
import {
  acceptTermsOptions,
  getCurrentTermsOptions,
  listTermsAcceptancesOptions,
} from '../../../session/terms-queries.ts'
import { useSignOut } from '../../../unsaved/useSignOut.ts'
import { useTelemetry } from '../../../telemetry/TelemetryContext.ts'
import { ConsentReceipt } from './ConsentReceipt.tsx'
import { termsIn } from '../../../terms/terms-in.ts'

const problems = {
  ...commonProblems,
  'terms-outdated': 'consent:outdated',
  'server-error': 'consent:failed',
  'database-unavailable': 'consent:failed',
  'service-unavailable': 'consent:failed',
} satisfies ProblemTexts<'acceptTerms'>

export interface ConsentScreenProps {
  /** The terms in force. */
  terms: Terms
  /** Whether the person accepted an earlier version. */
  isAgain: boolean
}

/** The terms of use, which a customer must accept before anything else. Refusing signs out. */
export function ConsentScreen({ terms, isAgain }: ConsentScreenProps) {
  const { t } = useTranslation('consent')
  const language = useLanguage()
  const formats = useFormats()
  const api = useApi()
  const signOut = useSignOut()
  const queryClient = useQueryClient()
  const telemetry = useTelemetry()
  const accept = useMutation(acceptTermsOptions(api))
  const [isTicked, setTicked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { title, text, changes } = termsIn(terms, language)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isTicked) return
    telemetry.track({ kind: 'event', name: 'accept-terms', level: 'Information', status: 'Start' })
    accept.mutate(
      { termsVersion: terms.version, termsHash: terms.hash, language },
      {
        onSuccess: () =>
          telemetry.track({ kind: 'event', name: 'accept-terms', level: 'Information', status: 'End' }),
        onError: error => {
          if (!isProblem(error, 'terms-outdated')) return
          setTicked(false)
          setAsked(false)
          void queryClient.invalidateQueries(getCurrentTermsOptions(api))
        },
      },
    )
  }
  if (accept.data)
    return (
      <ConsentReceipt
        acceptance={accept.data}
        onContinue={() => void queryClient.invalidateQueries(listTermsAcceptancesOptions(api))}
      />
    )
  return (
    <Page width="reading">
      <PageHeader title={title} sentence={isAgain ? t('again') : t('sentence')} />
      {accept.error && <ProblemBanner problem={problemText<'acceptTerms'>(problems, accept.error)} />}
      {isAgain && changes !== null && (
        <Banner kind="info" title={t('changes')}>
          {changes}
        </Banner>
      )}
      <Card
        title={t('version', {
          version: terms.version,
          date: formats.day(terms.publishedDate),
        })}
      >
        <Prose text={text} level={3} />
      </Card>
      <form onSubmit={send} noValidate>
        <Stack gap={6}>
          <Checkbox
            name="accepted"
            value={isTicked}
            onChange={setTicked}
            isRequired
            messages={isAsked && !isTicked ? [{ kind: 'error', text: t('tick') }] : []}
          >
            {t('box')}
          </Checkbox>
          <Inline>
            <Button type="submit" variant="primary" isPending={accept.isPending}>
              {t('accept')}
            </Button>
            <Button variant="quiet" onPress={signOut}>
              {t('refuse')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Page>
  )
}
