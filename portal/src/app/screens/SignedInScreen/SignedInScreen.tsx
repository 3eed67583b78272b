import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Loader } from '@parvis/design-system/Loader'
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
          <Button variant="primary" onPress={() => void session.start('/', language)}>
            {t('signIn.again')}
          </Button>
        }
      >
        {t('signIn.failed')}
      </ErrorState>
    </main>
  )
}
