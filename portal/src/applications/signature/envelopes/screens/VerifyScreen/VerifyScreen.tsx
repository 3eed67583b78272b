import { readOptions } from '@parvis/api-types/calls'
import { getSignatureAuthority } from '@parvis/api-types/calls/signatures'
import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { FilePicker } from '@parvis/design-system/FilePicker'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { signatures } from '../../application.ts'
import { verifyInWorker, type Verified } from '../../verify/verify-in-worker.ts'
import { FoundSignature } from './FoundSignature.tsx'

/** Verifies the signatures of any PDF, in the browser alone. */
export function VerifyScreen() {
  const { t } = useTranslation('signatures')
  const verification = useMutation({ mutationFn: verifyInWorker })
  const { data: found, variables: file, isPending } = verification
  const refusal = found && 'refusal' in found ? t(`verify.refusal.${found.refusal}`) : undefined
  return (
    <Page>
      <PageHeader
        title={t('verify.title')}
        sentence={t('verify.sentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'list', label: t('list.title'), href: signatures.address('list') },
              { id: 'verify', label: t('verify.title') },
            ]}
          />
        }
      />
      <Stack gap={6}>
        <FilePicker
          label={t('verify.label')}
          description={t('verify.hint')}
          extensions={['.pdf']}
          {...(file && { fileName: file.name })}
          messages={refusal === undefined ? [] : [{ kind: 'error', text: refusal }]}
          onChoose={chosen => verification.mutate(chosen)}
        />
        {isPending && <ProgressBar label={t('verify.working')} />}
        {found && !('refusal' in found) && <Found found={found} />}
      </Stack>
    </Page>
  )
}

function Found({ found }: { found: Exclude<Verified, { refusal: unknown }> }) {
  const { t } = useTranslation('signatures')
  // Only this portal itself can say whether it issued the certificate.
  const authority = useQuery({ ...readOptions(useApi(), getSignatureAuthority, {}), staleTime: 60_000 })
  return (
    <Stack gap={6}>
      {found.hidden > 0 && (
        <Banner kind="danger" live="polite" title={t('verify.hiddenTitle')}>
          {t('verify.hidden')}
        </Banner>
      )}
      {found.signatures.length === 0 && found.hidden === 0 && (
        <Banner kind="warning" live="polite" title={t('verify.noneTitle')}>
          {t('verify.none')}
        </Banner>
      )}
      {authority.isError && found.signatures.length > 0 && (
        <Banner kind="warning" title={t('verify.authorityFailed')} />
      )}
      {found.signatures.map(signature => (
        <FoundSignature key={signature.field} signature={signature} authority={authority.data} />
      ))}
    </Stack>
  )
}
