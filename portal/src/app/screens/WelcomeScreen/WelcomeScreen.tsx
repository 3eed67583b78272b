import { questionOptions } from '@parvis/api-types/calls'
import { readInvitation } from '@parvis/api-types/calls/invitations'
import { isProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { Landing } from '@parvis/design-system/patterns/Landing'
import { Loader } from '@parvis/design-system/Loader'
import { Logo } from '@parvis/design-system/Logo'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { LanguageSwitch } from '../../LanguageSwitch.tsx'
import { PortalFooter } from '../../layouts/PortalFooter.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { offerIn } from '../../../organisation/solution-name.ts'
import { useInvitedLanguage } from '../../../guests/useInvitedLanguage.ts'
import { lateDialog } from '../../../screens/late.tsx'
import {
  forgetInvitation,
  forgetProof,
  heldInvitation,
  heldProof,
  holdProof,
} from '../../../session/invitation.ts'
import { browserStorage } from '../../../session/storage.ts'
import { stepOf, type Invitation, type WelcomeStep } from './welcome-step.ts'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { Refusal } from './Refusal.tsx'
import { SignInAction } from './SignInAction.tsx'

const DeclineDialog = lateDialog(async () => ({
  default: (await import('./DeclineDialog.tsx')).DeclineDialog,
}))

/**
 * The page behind an invitation: who invites to what, the proof of the address, and the way in. Nobody is signed in.
 */
export function WelcomeScreen() {
  const [token] = useState(() => heldInvitation(browserStorage('sessionStorage')))
  return token === undefined ? <ClosedPage words="unknown" /> : <InvitedPage token={token} />
}

/** The outcome of an action on this page, which takes precedence over the state from the services. */
interface Done {
  step: 'done' | 'declined'
  /** The e-mail address to sign in with. */
  email?: string
}

function InvitedPage({ token }: { token: string }) {
  const { t } = useTranslation('welcome')
  const locale = useLanguage()
  const tab = browserStorage('sessionStorage')
  const found = useQuery({
    ...questionOptions(useApi(), readInvitation, { body: { token } }),
    staleTime: Infinity,
  })
  const [proof, setProof] = useState(() => heldProof(tab))
  const [done, setDone] = useState<Done>()
  const [hasMoved, setMoved] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const invitation = found.data
  useInvitedLanguage(invitation?.language)
  if (done) return done.step === 'done' ? <DonePage email={done.email} /> : <ClosedPage words="declined" />
  if (!invitation) {
    if (isProblem(found.error, 'invitation-unknown', 'body-invalid')) return <ClosedPage words="unknown" />
    return (
      <WelcomePage title={t('title')} sentence={null}>
        {found.isError ? (
          <Refusal title={t('failed')} error={found.error}>
            <Button isPending={found.isFetching} onPress={() => void found.refetch()}>
              {t('retry')}
            </Button>
          </Refusal>
        ) : (
          <Loader label={t('loading')} />
        )}
      </WelcomePage>
    )
  }
  const step: WelcomeStep = proof === undefined ? stepOf(invitation, false) : provedStep(invitation)
  if (step === 'done') return <DonePage email={undefined} />
  if (step === 'expired' || step === 'declined') return <ClosedPage words={step} />
  const refresh = () => void found.refetch()
  const decline = (
    <Button variant="quiet" onPress={() => setDeclining(true)}>
      {t('decline.open')}
    </Button>
  )
  return (
    <WelcomePage title={greetingOf(invitation, t)} sentence={sentenceOf(invitation, t, locale)}>
      {step === 'code' && (
        <CodeStep
          token={token}
          invitation={invitation}
          also={decline}
          onProved={secret => {
            holdProof(tab, secret)
            setMoved(true)
            setProof(secret)
            refresh()
          }}
          onChanged={refresh}
        />
      )}
      {step === 'password' && proof !== undefined && (
        <PasswordStep
          token={token}
          proof={proof}
          hasMoved={hasMoved}
          also={decline}
          onAccepted={email => {
            forgetInvitation(tab)
            setDone({ step: 'done', email })
          }}
          onProofExpired={() => {
            forgetProof(tab)
            setProof(undefined)
            refresh()
          }}
          onChanged={refresh}
        />
      )}
      {step === 'signIn' && (
        <SignInAction title={t('signInState.title')} text={t('signInState.text')} also={decline} />
      )}
      <Suspense fallback={null}>
        {isDeclining && (
          <DeclineDialog
            token={token}
            onClose={() => setDeclining(false)}
            onDeclined={() => {
              forgetInvitation(tab)
              setDone({ step: 'declined' })
            }}
          />
        )}
      </Suspense>
    </WelcomePage>
  )
}

/** With a proof, the page asks for the password even before the services have been asked again. */
const provedStep = (invitation: Invitation): WelcomeStep =>
  invitation.state === 'codeNeeded' ? 'password' : stepOf(invitation, true)

type Say = ReturnType<typeof useTranslation<'welcome'>>['t']

const greetingOf = ({ contactFirstName: name }: Invitation, t: Say) =>
  name === null ? t('title') : t('greeting', { name })

function sentenceOf(
  { invitedByName: name, accountLegalName, offerName, englishOfferName }: Invitation,
  t: Say,
  locale: Locale,
) {
  const known = {
    client: accountLegalName ?? '',
    offer: offerIn(locale, { offerName: offerName ?? '', englishOfferName }),
  }
  return name === null ? t('invited', known) : t('invitedBy', { name, ...known })
}

interface WelcomePageProps {
  title: string
  sentence: string | null
  children: ReactNode
}

/** The page layout, with the single next action. */
function WelcomePage({ title, sentence, children }: WelcomePageProps) {
  const { t } = useTranslation('welcome')
  return (
    <Landing
      logo={<Logo />}
      controls={<LanguageSwitch />}
      eyebrow={t('eyebrow')}
      title={title}
      sentence={sentence}
      actions={children}
      footer={<PortalFooter />}
    />
  )
}

/** Shown after acceptance: only signing in is left. */
function DonePage({ email }: { email: string | undefined }) {
  const { t } = useTranslation('welcome')
  const text = email === undefined ? t('done.textUnknown') : t('done.text', { email })
  return (
    <WelcomePage title={t('done.title')} sentence={text}>
      <SignInAction />
    </WelcomePage>
  )
}

/** Shown for an invitation that no longer works. */
function ClosedPage({ words }: { words: 'unknown' | 'expired' | 'declined' }) {
  const { t } = useTranslation('welcome')
  return (
    <WelcomePage title={t(`${words}.title`)} sentence={t(`${words}.text`)}>
      {null}
    </WelcomePage>
  )
}
