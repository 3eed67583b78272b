import { questionOptions } from '@parvis/api-types/calls'
import { readSignatureGuest } from '@parvis/api-types/calls/signature-guests'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Landing } from '@parvis/design-system/patterns/Landing'
import { Loader } from '@parvis/design-system/Loader'
import { Logo } from '@parvis/design-system/Logo'
import type { SignatureLook } from '@parvis/design-system/SignatureField'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../../api/ApiContext.tsx'
import { useHeadingFocus } from '../../../guests/useHeadingFocus.ts'
import { useInvitedLanguage } from '../../../guests/useInvitedLanguage.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { latePart } from '../../../screens/late.tsx'
import {
  forgetGuestSession,
  heldGuestLink,
  heldGuestSession,
  holdGuestSession,
} from '../../../session/guest-link.ts'
import { nothingFilled, type Filling } from '../../../signing/filling.ts'
import { browserStorage } from '../../../session/storage.ts'
import { LanguageSwitch } from '../../LanguageSwitch.tsx'
import { PortalFooter } from '../../layouts/PortalFooter.tsx'
import { GuestCodeStep } from './GuestCodeStep.tsx'
import { guestDownloadOptions, type Visit } from './guest-calls.ts'
import { stepOf, type ClosedState, type Guest, type GuestStep } from './guest-step.ts'
import { Refusal } from './Refusal.tsx'

const GuestSignPage = latePart(async () => ({
  default: (await import('./GuestSignPage.tsx')).GuestSignPage,
}))

/** The page behind an external signer's link: who sent what, the proof of the address, and the document to sign. */
export function GuestSigningScreen() {
  const [token] = useState(() => heldGuestLink(browserStorage('sessionStorage')))
  const { hash } = useLocation()
  useEffect(() => {
    // Another link was opened in the same tab: a reload takes its secret out of the address.
    if (hash !== '') location.reload()
  }, [hash])
  return token === undefined ? <ClosedPage words="unknown" /> : <LinkPage token={token} />
}

function LinkPage({ token }: { token: string }) {
  const { t } = useTranslation('guestSigning')
  const tab = browserStorage('sessionStorage')
  const [session, setSession] = useState(() => heldGuestSession(tab))
  /** Whether an earlier proof of the address has expired. */
  const [hasExpired, setExpired] = useState(false)
  const [look, setLook] = useState<SignatureLook>()
  const [filling, setFilling] = useState<Filling>(nothingFilled)
  const found = useQuery({
    ...questionOptions(useApi(), readSignatureGuest, {
      body: { token, ...(session !== undefined && { session }) },
    }),
    staleTime: Infinity,
    // Keep showing the previous step until the services have answered.
    placeholderData: before => before,
  })
  const [done, setDone] = useState<Guest>()
  const guest = done ?? found.data
  const [at, setAt] = useState<{ step: GuestStep; hasMoved: boolean }>()
  useInvitedLanguage(guest?.language)
  if (!guest) {
    if (isProblem(found.error, 'signature-link-unknown', 'body-invalid'))
      return <ClosedPage words="unknown" />
    return (
      <GuestPage title={t('title')} sentence={null}>
        {found.isError ? (
          <Refusal title={t('failed')} error={found.error}>
            <Button isPending={found.isFetching} onPress={() => void found.refetch()}>
              {t('retry')}
            </Button>
          </Refusal>
        ) : (
          <Loader label={t('loading')} />
        )}
      </GuestPage>
    )
  }
  const refresh = () => {
    setDone(undefined)
    void found.refetch()
  }
  const expire = () => {
    forgetGuestSession(tab)
    setExpired(true)
    setDone(undefined)
    setSession(undefined)
  }
  const step = session === undefined && isOpenStep(stepOf(guest)) ? 'code' : stepOf(guest)
  if (at?.step !== step) setAt({ step, hasMoved: at !== undefined })
  const hasMoved = at !== undefined && (at.step !== step || at.hasMoved)
  if (step === 'sign' && session !== undefined)
    return (
      <GuestSignPage
        visit={{ token, session }}
        guest={guest}
        hasMoved={hasMoved}
        look={look}
        onLook={setLook}
        filling={filling}
        onFill={setFilling}
        onDone={setDone}
        onSessionExpired={expire}
        onChanged={refresh}
      />
    )
  if (step === 'signed' && session !== undefined)
    return (
      <SignedPage visit={{ token, session }} guest={guest} hasMoved={hasMoved} onSessionExpired={expire} />
    )
  if (step === 'code' || step === 'sign' || step === 'signed')
    return (
      <AskedPage guest={guest} hasMoved={hasMoved}>
        {hasExpired && <Banner kind="warning" live="polite" title={t('problem.sessionExpired')} />}
        <GuestCodeStep
          token={token}
          guest={guest}
          onProved={proved => {
            holdGuestSession(tab, proved)
            setExpired(false)
            setSession(proved)
          }}
          onChanged={refresh}
        />
      </AskedPage>
    )
  return <ClosedPage words={step} guest={guest} hasMoved={hasMoved} />
}

/** The steps reached after proving the address. */
const isOpenStep = (step: GuestStep) => step === 'sign' || step === 'signed'

interface GuestPageProps {
  /** Whether it replaces another page. @default false */
  hasMoved?: boolean
  title: string
  sentence: ReactNode
  children?: ReactNode
}

/** The page layout, with the single next action. */
function GuestPage({ hasMoved = false, title, sentence, children }: GuestPageProps) {
  const { t } = useTranslation('guestSigning')
  useHeadingFocus(hasMoved)
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

interface AskedPageProps {
  guest: Guest
  hasMoved: boolean
  children: ReactNode
}

/** Who sent what, before the address is proved. */
function AskedPage({ guest, hasMoved, children }: AskedPageProps) {
  const { t } = useTranslation('guestSigning')
  const { longDay } = useFormats()
  const { state, documentName, senderName, message, dueDate } = guest
  const known = { name: documentName ?? '', sender: senderName ?? '' }
  if (state === 'copy')
    return (
      <GuestPage hasMoved={hasMoved} title={documentName ?? t('title')} sentence={t('copy.before', known)}>
        <Stack gap={4}>{children}</Stack>
      </GuestPage>
    )
  if (state === 'signed')
    return (
      <GuestPage hasMoved={hasMoved} title={documentName ?? t('title')} sentence={t('signedBefore')}>
        <Stack gap={4}>{children}</Stack>
      </GuestPage>
    )
  return (
    <GuestPage hasMoved={hasMoved} title={documentName ?? t('title')} sentence={t('asks', known)}>
      <Stack gap={4}>
        {(message !== '' || dueDate !== null) && (
          <Banner kind="info" title={t('message', known)}>
            {message !== '' && <p>{message}</p>}
            {dueDate !== null && <p>{t('due', { date: longDay(dueDate) })}</p>}
          </Banner>
        )}
        {children}
      </Stack>
    </GuestPage>
  )
}

interface SignedPageProps {
  visit: Visit
  guest: Guest
  hasMoved: boolean
  onSessionExpired: () => void
}

/** Shown after signing: what happens next, and the document. Recipients of a copy see the same. */
function SignedPage({ visit, guest, hasMoved, onSessionExpired }: SignedPageProps) {
  const { t } = useTranslation('guestSigning')
  const { longMoment } = useFormats()
  const download = useMutation({
    ...guestDownloadOptions(useApi(), visit),
    onError: error => {
      if (isProblem(error, 'signature-session-expired')) onSessionExpired()
    },
  })
  const { state, isCompleted, linkExpiresDate, documentName, senderName } = guest
  const isCopy = state === 'copy'
  const known = { name: documentName ?? '', sender: senderName ?? '' }
  return (
    <GuestPage
      hasMoved={hasMoved}
      title={t(isCopy ? 'copy.title' : 'signed.title')}
      sentence={t(isCopy ? 'copy.text' : isCompleted ? 'signed.byAll' : 'signed.waiting', known)}
    >
      <Stack gap={4}>
        {download.error && <Refusal title={t('signed.notDownloaded')} error={download.error} />}
        <Button variant="primary" isPending={download.isPending} onPress={() => download.mutate()}>
          {t('signed.download')}
        </Button>
        {linkExpiresDate !== null && <p>{t('signed.until', { date: longMoment(linkExpiresDate) })}</p>}
      </Stack>
    </GuestPage>
  )
}

interface ClosedPageProps {
  words: ClosedState | 'unknown'
  guest?: Guest
  hasMoved?: boolean
}

/** Shown for a link that no longer works, or does not work yet. */
function ClosedPage({ words, guest, hasMoved = false }: ClosedPageProps) {
  const { t } = useTranslation('guestSigning')
  const known = { name: guest?.documentName ?? '', sender: guest?.senderName ?? '' }
  return <GuestPage hasMoved={hasMoved} title={t(`${words}.title`)} sentence={t(`${words}.text`, known)} />
}
