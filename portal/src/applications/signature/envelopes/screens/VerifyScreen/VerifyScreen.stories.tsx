import { getSignatureAuthority } from '@parvis/api-types/generated/examples/portal'
import type { TimeStamp } from '@parvis/signatures/time-stamp'
import type { VerifiedSignature } from '@parvis/signatures/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answer, refuse } from '../../../../../stories/answers.ts'
import { atPlace } from '../../../../../stories/at-its-address.tsx'
import { asRead } from '../../../../../stories/read-texts.ts'
import { smallPdf } from '../../../../../stories/small-pdf.ts'
import { signatures } from '../../application.ts'
import { portal, textsOf } from '../../signature-stories.fixtures.tsx'
import { signedPdf } from '../../verify/signed-pdf.fixtures.ts'
import { FoundSignature } from './FoundSignature.tsx'
import { VerifyScreen } from './VerifyScreen.tsx'

const meta = {
  title: 'Screens/Verify a signature',
  component: VerifyScreen,
  ...atPlace(signatures, 'verify', portal, [answer(getSignatureAuthority, 'none')]),
} satisfies Meta<typeof VerifyScreen>
export default meta
type Story = StoryObj<typeof meta>

async function choose(canvasElement: HTMLElement, content: BlobPart, name = 'contrat.pdf') {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No input takes files')
  await userEvent.upload(input, new File([content], name, { type: 'application/pdf' }))
}

/** A file is read in the browser, and nothing is sent. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(await canvas.findByRole('group', { name: texts.verify.label })).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verify.hint))).toBeVisible()
  },
}

/** Signed by one person: who, when, what the signature covers, and how far the certificate can be trusted. */
export const Intact: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, signedPdf())
    await expect(await canvas.findByText(texts.verify.valid, {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Théo Lefèvre' })).toBeVisible()
    await expect(canvas.getByText(texts.verify.coversAll)).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verify.stampNone))).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verify.revocationNone))).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verify.trustSelf))).toBeVisible()
  },
}

const lockedByFirm = {
  field: 'parvis-signer-1',
  signer: 'Cabinet Parvis',
  named: 'Théo Lefèvre',
  reason: undefined,
  time: undefined,
  timeStamp: undefined,
  revocation: undefined,
  faults: [],
  coversAll: true,
  later: 'nothing',
  certifies: true,
  permits: 'fields',
  locks: true,
  chain: [
    {
      subject: 'Cabinet Parvis',
      issuer: 'Autorité de certification',
      email: undefined,
      from: Date.UTC(2026, 0, 1),
      until: Date.UTC(2028, 0, 1),
      fingerprint: getSignatureAuthority.success.firm.fingerprint,
    },
  ],
  isSelfSigned: false,
} as const

/**
 * Signed with the firm’s certificate, which names no person. It locks the form, so that nothing can be entered
 * afterwards.
 */
export const LockedByFirm: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <FoundSignature
      authority={getSignatureAuthority.success.firm}
      signature={{ ...lockedByFirm, faults: [], chain: [...lockedByFirm.chain] }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await expect(await canvas.findByText(verify.permit.signatures)).toBeVisible()
    await expect(canvas.queryByText(verify.permit.fields)).toBeNull()
    await expect(canvas.getByText(asRead(verify.trustFirm))).toBeVisible()
    await expect(canvas.getByText('Théo Lefèvre')).toBeVisible()
  },
}

/** Signed with a certificate of the firm that was replaced since: it is still the firm’s. */
export const EarlierCertificate: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <FoundSignature
      authority={getSignatureAuthority.success.firm}
      signature={{
        ...lockedByFirm,
        faults: [],
        chain: getSignatureAuthority.success.firm.earlierFirmCertificates.map(({ fingerprint }) => ({
          ...lockedByFirm.chain[0],
          fingerprint,
        })),
        isSelfSigned: true,
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(verify.trustFirmEarlier))).toBeVisible())
    await expect(canvas.queryByText(asRead(verify.trustFirm))).toBeNull()
    await expect(canvas.queryByText(asRead(verify.trustSelf))).toBeNull()
  },
}

const stamp = {
  faults: [],
  time: Date.UTC(2026, 10, 26, 10, 2),
  policy: '1.2.3.4',
  nonce: '4f',
  chain: [
    {
      subject: 'Horodatage Durand',
      issuer: 'Racine Durand',
      email: undefined,
      from: Date.UTC(2026, 0, 1),
      until: Date.UTC(2028, 0, 1),
      fingerprint: getSignatureAuthority.success.own.fingerprint,
    },
  ],
  isSelfSigned: false,
  revocation: undefined,
} as const

const stamped = (faults: TimeStamp['faults']): VerifiedSignature => ({
  ...lockedByFirm,
  faults: [],
  chain: [...lockedByFirm.chain],
  timeStamp: { ...stamp, faults, chain: [...stamp.chain] },
})

/** A timestamp: the authority, the time, and the issuer of its certificate. */
export const Stamped: Story = {
  render: () => <FoundSignature authority={getSignatureAuthority.success.firm} signature={stamped([])} />,
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await expect(await canvas.findByText(asRead(verify.stampChecked))).toBeVisible()
    await expect(canvas.getByText(/Horodatage Durand/)).toBeVisible()
    await expect(canvas.getByText(/Racine Durand/)).toBeVisible()
    await expect(canvas.queryByText(asRead(verify.stampInvalid))).toBeNull()
  },
}

/** A changed timestamp: the signature is valid, its time is not. */
export const StampInvalid: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <FoundSignature authority={getSignatureAuthority.success.firm} signature={stamped(['value'])} />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await expect(await canvas.findByText(asRead(verify.stampInvalid))).toBeVisible()
    await expect(canvas.getByText(asRead(verify.valid))).toBeVisible()
    await expect(canvas.getByText(asRead(verify.stampFault.value))).toBeVisible()
    await expect(canvas.queryByText(asRead(verify.stampChecked))).toBeNull()
  },
}

/** Signed and stamped with kinds of keys that are not supported here: that makes neither of them invalid. */
export const Unsupported: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <FoundSignature
      authority={getSignatureAuthority.success.firm}
      signature={{ ...stamped(['unsupported']), faults: ['unsupported'] }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(asRead(verify.fault.unsupported))).toBeVisible())
    await expect(canvas.getByText(asRead(verify.stampFault.unsupported))).toBeVisible()
    for (const text of [verify.valid, verify.invalid, verify.invalidText, verify.stampInvalid])
      await expect(canvas.queryByText(asRead(text))).toBeNull()
  },
}

const known = {
  source: 'ocsp',
  time: stamp.time,
  until: undefined,
  revoked: undefined,
  isWhole: true,
} as const

/** With proof, added after the signature, that the certificate was not revoked. */
export const NotRevoked: Story = {
  render: () => (
    <FoundSignature
      authority={getSignatureAuthority.success.firm}
      signature={{ ...stamped([]), coversAll: false, later: 'validation', revocation: known }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await expect(await canvas.findByText(asRead(verify.validText))).toBeVisible()
    await expect(canvas.getByText(asRead(verify.laterChange.validation))).toBeVisible()
    await expect(canvas.getByText(asRead(verify.revocationSource))).toBeVisible()
    await expect(canvas.queryByText(asRead(verify.revocationPart))).toBeNull()
    await expect(canvas.queryByText(asRead(verify.revocationNone))).toBeNull()
  },
}

/** Signed with a certificate that had been revoked, according to its issuer's list. */
export const Revoked: Story = {
  parameters: { picture: 'none' },
  render: () => (
    <FoundSignature
      authority={getSignatureAuthority.success.firm}
      signature={{
        ...stamped([]),
        faults: ['revoked'],
        revocation: { ...known, source: 'crl', revoked: Date.UTC(2026, 10, 1), isWhole: false },
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { verify } = textsOf(globals)
    await expect(await canvas.findByText(asRead(verify.fault.revoked))).toBeVisible()
    await expect(canvas.getByText(asRead(verify.revocationPart))).toBeVisible()
    await expect(canvas.queryByText(asRead(verify.valid))).toBeNull()
  },
}

/** One letter of the document has changed. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    const bytes = signedPdf()
    bytes[20] = 0x20
    await choose(canvasElement, bytes)
    await expect(await canvas.findByText(texts.verify.invalid, {}, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText(asRead(texts.verify.fault.digest))).toBeVisible()
  },
}

/** A PDF without any signature. */
export const None: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    await choose(canvasElement, smallPdf())
    await expect(
      await canvas.findByText(textsOf(globals).verify.noneTitle, {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** A file of another kind with the name of a PDF. */
export const NotPdf: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    await choose(canvasElement, 'PK')
    await expect(
      await canvas.findByText(textsOf(globals).verify.refusal.notPdf, {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** The portal's own authority fails to load, but the signature is still verified. */
export const AuthorityUnknown: Story = {
  parameters: { msw: [refuse(getSignatureAuthority, 'server-error')], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, signedPdf())
    await expect(await canvas.findByText(texts.verify.valid, {}, { timeout: 10_000 })).toBeVisible()
    await expect(
      await canvas.findByText(asRead(texts.verify.authorityFailed), {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}
