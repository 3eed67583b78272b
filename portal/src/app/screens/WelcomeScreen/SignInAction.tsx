import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSession } from '../../../session/SessionContext.tsx'

export type SignInActionProps =
  | { title?: never; text?: never; also?: never }
  /** Why to sign in, and other actions. */
  | { title: string; text: string; also: ReactNode }

/** The button that leads to the identity provider. */
export function SignInAction({ title, text, also }: SignInActionProps) {
  const { t } = useTranslation('welcome')
  const session = useSession()
  const language = useLanguage()
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const signIn = () => {
    if (state === 'leaving') return
    setState('leaving')
    session.start('/', language).catch(() => setState('failed'))
  }
  const actions = (
    <Stack align="start" gap={3}>
      <Inline gap={2}>
        <Button variant="primary" onPress={signIn} isPending={state === 'leaving'}>
          {t('signIn')}
        </Button>
        {also}
      </Inline>
      {state === 'failed' && <Banner kind="danger" live="assertive" title={t('problem.signInFailed')} />}
    </Stack>
  )
  if (title === undefined) return actions
  return (
    <Card title={title}>
      <Stack gap={4}>
        <p>{text}</p>
        {actions}
      </Stack>
    </Card>
  )
}
