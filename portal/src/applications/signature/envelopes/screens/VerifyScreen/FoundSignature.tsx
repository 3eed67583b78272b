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
  /** What this portal signs with; undefined as long as that is not known. */
  authority: Authority | undefined
}

/** One signature: whether it holds, who made it, when, what it covers, and what is known of its certificate. */
export function FoundSignature({ signature, authority }: FoundSignatureProps) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  const {
    faults,
    signer,
    named,
    time,
    hasTimeStamp,
    reason,
    coversAll,
    later,
    permits,
    locks,
    chain,
    isSelfSigned,
  } = signature
  const issuer = chain.at(-1)
  // Who locks the fields allows no entries, whatever else may be done.
  const allowed = locks && permits !== 'nothing' ? 'signatures' : permits
  const [own] = chain
  const isFirms = authority?.kind === 'firm' && own?.fingerprint === authority.fingerprint
  const isOwn = issuer?.fingerprint === authority?.ownFingerprint
  const trust = isFirms ? 'trustFirm' : isOwn ? 'trustOwn' : isSelfSigned ? 'trustSelf' : 'trustUnknown'
  return (
    <FormSection title={signer ?? t('verify.unknown')}>
      {faults.length === 0 ? (
        <Banner kind="success" live="polite" title={t('verify.valid')}>
          {t(later === 'nothing' ? 'verify.validText' : 'verify.validLater')}
        </Banner>
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
      <DescriptionList
        items={[
          {
            term: t('verify.signer'),
            value: [signer ?? t('verify.unknown'), own?.email].filter(Boolean).join(', '),
          },
          ...(named === undefined || named === signer ? [] : [{ term: t('verify.named'), value: named }]),
          {
            term: t('verify.time'),
            value: (
              <>
                {time === undefined ? t('verify.noTime') : moment(new Date(time))}
                {hasTimeStamp && <p>{t('verify.timeStamped')}</p>}
              </>
            ),
          },
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
                  value: (
                    <>
                      <p>{t(`verify.${trust}`)}</p>
                      <p>{t('verify.trustNoRevocation')}</p>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </FormSection>
  )
}
