import { readOptions } from '@parvis/api-types/calls'
import { listSignatureSigners } from '@parvis/api-types/calls/signatures'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { LoadedOfRecord } from '../../../../../screens/LoadedPart.tsx'
import { envelopeRecord, type Signer } from '../../envelope.ts'

/** Who signs a document, who has, and who declined and why. */
export function SignersPart({ id }: { id: number }) {
  const signers = useQuery({
    ...readOptions(useApi(), listSignatureSigners, {
      path: { id },
      query: { orderby: ['position'], top: 20 },
    }),
    staleTime: 10_000,
  })
  return (
    <LoadedOfRecord query={signers} record={envelopeRecord} words="signers">
      {({ value }) => (
        <DescriptionList
          items={value.map(signer => ({ term: signer.name, value: <SignerState signer={signer} /> }))}
        />
      )}
    </LoadedOfRecord>
  )
}

function SignerState({ signer: { status, isNext, signedDate, reason } }: { signer: Signer }) {
  const { t } = useTranslation('signatures')
  const { moment } = useFormats()
  if (status === 'signed')
    return `${t('signer.signed')}${signedDate === null ? '' : `, ${moment(new Date(signedDate))}`}`
  if (status === 'declined')
    return (
      <>
        {t('signer.declined')}
        {reason !== null && <p>{t('signer.reason', { reason })}</p>}
      </>
    )
  return t(isNext ? 'signer.next' : 'signer.waiting')
}
