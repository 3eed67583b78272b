import { Banner } from '@parvis/design-system/Banner'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import type { VerifiedSignature } from '@parvis/signatures/verify'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Authority } from '../../envelope.ts'

export interface FoundSignatureProps {
  signature: VerifiedSignature
  /** The authority that this portal signs with; undefined until it is loaded. */
  authority: Authority | undefined
}

/** One signature: whether it is valid, who made it and when, what it covers, and what is known of its certificate. */
export function FoundSignature({ signature, authority }: FoundSignatureProps) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  const {
    faults,
    signer,
    named,
    time,
    timeStamp,
    revocation,
    reason,
    coversAll,
    later,
    permits,
    locks,
    chain,
    isSelfSigned,
  } = signature
  // Then nothing is known to be wrong with it.
  const isUnsupported = faults.length > 0 && faults.every(fault => fault === 'unsupported')
  const isStampInvalid = timeStamp?.faults.some(fault => fault !== 'unsupported') ?? false
  const isAsSigned = later === 'nothing' || later === 'validation'
  const issuer = chain.at(-1)
  // Locked fields allow no entries, whatever else is permitted.
  const allowed = locks && permits !== 'nothing' ? 'signatures' : permits
  const [own] = chain
  const isFirms = authority?.kind === 'firm' && own?.fingerprint === authority.fingerprint
  const isOwn = issuer?.fingerprint === authority?.ownFingerprint
  const isEarlier = authority?.earlierFirmCertificates.some(each => each.fingerprint === own?.fingerprint)
  const trust = isFirms
    ? 'trustFirm'
    : isEarlier
      ? 'trustFirmEarlier'
      : isOwn
        ? 'trustOwn'
        : isSelfSigned
          ? 'trustSelf'
          : 'trustUnknown'
  return (
    <FormSection title={signer ?? t('verify.unknown')}>
      {faults.length === 0 ? (
        <Banner kind="success" live="polite" title={t('verify.valid')}>
          {t(isAsSigned ? 'verify.validText' : 'verify.validLater')}
        </Banner>
      ) : isUnsupported ? (
        <Banner kind="warning" live="polite" title={t('verify.fault.unsupported')} />
      ) : (
        <Banner kind="danger" live="polite" title={t('verify.invalid')}>
          <Stack gap={2}>
            {faults.map(fault => (
              <p key={fault}>{t(`verify.fault.${fault}`)}</p>
            ))}
            <p>{t('verify.invalidText')}</p>
          </Stack>
        </Banner>
      )}
      {isStampInvalid && <Banner kind="warning" live="polite" title={t('verify.stampInvalid')} />}
      <DescriptionList
        items={[
          {
            term: t('verify.signer'),
            value: [signer ?? t('verify.unknown'), own?.email].filter(Boolean).join(', '),
          },
          ...(named === undefined || named === signer ? [] : [{ term: t('verify.named'), value: named }]),
          {
            term: t('verify.time'),
            value: time === undefined ? t('verify.noTime') : moment(new Date(time)),
          },
          { term: t('verify.stamp'), value: <FoundStamp stamp={timeStamp} /> },
          ...(reason === undefined ? [] : [{ term: t('verify.reason'), value: reason }]),
          { term: t('verify.covers'), value: t(coversAll ? 'verify.coversAll' : 'verify.coversPart') },
          { term: t('verify.later'), value: t(`verify.laterChange.${later}`) },
          { term: t('verify.permits'), value: t(`verify.permit.${allowed}`) },
          ...(issuer && own
            ? [
                { term: t('verify.issuer'), value: own.issuer },
                {
                  term: t('verify.validity'),
                  value: t('verify.from', {
                    from: moment(new Date(own.from)),
                    until: moment(new Date(own.until)),
                  }),
                },
                { term: t('verify.fingerprint'), value: issuer.fingerprint },
                {
                  term: t('verify.trust'),
                  value: t(`verify.${trust}`),
                },
                { term: t('verify.revocation'), value: <FoundRevocation revocation={revocation} /> },
              ]
            : []),
        ]}
      />
    </FormSection>
  )
}

/** The timestamp of a signature, and whether it is valid. */
function FoundStamp({ stamp }: { stamp: VerifiedSignature['timeStamp'] }) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  if (!stamp) return t('verify.stampNone')
  const { chain, faults, time } = stamp
  const [own] = chain
  return (
    <Stack gap={2}>
      {time !== undefined && own && (
        <p>{t('verify.stampTime', { time: moment(new Date(time)), authority: own.subject })}</p>
      )}
      {faults.length === 0 ? (
        <p>{t('verify.stampChecked')}</p>
      ) : (
        faults.map(fault => <p key={fault}>{t(`verify.stampFault.${fault}`)}</p>)
      )}
      {own && <p>{t('verify.stampIssuer', { issuer: (chain.at(-1) ?? own).issuer })}</p>}
    </Stack>
  )
}

/** What the file says about the revocation of certificates, and its source. */
function FoundRevocation({ revocation }: Pick<VerifiedSignature, 'revocation'>) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  if (!revocation) return t('verify.revocationNone')
  const { source, time, revoked, isWhole } = revocation
  return (
    <Stack gap={2}>
      <p>
        {revoked === undefined
          ? t(`verify.revocationGood.${source}`, { time: moment(new Date(time)) })
          : t('verify.revoked', { time: moment(new Date(revoked)) })}
      </p>
      {!isWhole && <p>{t('verify.revocationPart')}</p>}
      <p>{t('verify.revocationSource')}</p>
    </Stack>
  )
}
