import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Loader } from '@parvis/design-system/Loader'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../i18n/formats.ts'
import { useSession } from '../../../session/SessionContext.tsx'

/** The page that the identity provider returns to: takes the token, then goes to the person's destination. */
export function SignedInScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const [again, setAgain] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const signInAgain = () => {
    if (again === 'leaving') return
    setAgain('leaving')
    session.start(undefined, language).catch(() => setAgain('failed'))
  }
  // The code works only once, but React may run an effect twice.
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    session.complete(location.href).then(
      returnTo => navigate(returnTo, { replace: true }),
      () => {
        // The back button or a second window: a person who is already signed in continues.
        if (session.snapshot().token !== undefined) void navigate('/', { replace: true })
        else setFailed(true)
      },
    )
  }, [session, navigate])
  if (!hasFailed) return <Loader label={t('signIn.loading')} />
  return (
    <main>
      <ErrorState
        size="page"
        title={t('signIn.failedTitle')}
        actions={
          <Stack align="center">
            <Button variant="primary" onPress={signInAgain} isPending={again === 'leaving'}>
              {t('signIn.again')}
            </Button>
            {again === 'failed' && <Banner kind="danger" title={t('landing.failed')} live="assertive" />}
          </Stack>
        }
      >
        {t('signIn.failed')}
      </ErrorState>
    </main>
  )
}
