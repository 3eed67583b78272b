import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { PlacedSigner } from '../../../../../signing/rules-of-place.ts'
import type { DraftField } from '../../draft-fields.ts'
import { leftoverOf, type UsedTemplate } from '../../places.ts'

const TemplatesDialog = lateDialog(async () => ({
  default: (await import('./TemplatesDialog.tsx')).TemplatesDialog,
}))
const SaveTemplateDialog = lateDialog(async () => ({
  default: (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
}))

export interface TemplatePartProps {
  envelopeId: number
  pageCount: number
  /** Where the signers sign now, in order. */
  signers: readonly PlacedSigner[]
  /** The fields that they fill in. */
  fields: readonly DraftField[]
  /** Why the places cannot be saved as they are, in words. */
  wrong: string | undefined
  /** The template used last. */
  used: UsedTemplate | undefined
  onUse: (template: UsedTemplate) => void
}

/** Applies the places of a template, reports what did not fit, and saves places as a template. */
export function TemplatePart({
  envelopeId,
  pageCount,
  signers,
  fields,
  wrong,
  used,
  onUse,
}: TemplatePartProps) {
  const { t } = useTranslation('signatures')
  const [asked, setAsked] = useState<'use' | 'save'>()
  const closed = () => setAsked(undefined)
  return (
    <>
      <Inline gap={2}>
        <Button onPress={() => setAsked('use')}>{t('template.open')}</Button>
        <Button onPress={() => setAsked('save')}>{t('saveTemplate.open')}</Button>
      </Inline>
      {used && <UsedBanner template={used} pageCount={pageCount} signers={signers.length} />}
      {asked === 'use' && (
        <TemplatesDialog
          onUse={({ name, pagesFrom, places }) => {
            onUse({ name, pagesFrom, places })
            closed()
          }}
          onClose={closed}
        />
      )}
      {asked === 'save' && wrong !== undefined && (
        <Banner kind="danger" live="assertive" title={t('prepare.fixFirst')}>
          {wrong}
        </Banner>
      )}
      {asked === 'save' && wrong === undefined && (
        <SaveTemplateDialog
          envelopeId={envelopeId}
          signers={signers}
          fields={fields}
          pageCount={pageCount}
          onClose={closed}
        />
      )}
    </>
  )
}

interface UsedBannerProps {
  template: UsedTemplate
  pageCount: number
  signers: number
}

/** Reports how a template fitted this document. */
function UsedBanner({ template, pageCount, signers }: UsedBannerProps) {
  const { t } = useTranslation('signatures')
  const { name, pagesFrom } = template
  const { missing, missingFields, free } = leftoverOf(template, pageCount, signers)
  const isWhole = missing.length === 0 && missingFields.length === 0
  return (
    <Banner
      kind={isWhole ? 'info' : 'warning'}
      live="polite"
      title={t(isWhole ? 'template.used' : 'template.usedPartly', { name })}
    >
      {(!isWhole || free > 0) && (
        <>
          {missing.map(({ signer, page }) => (
            <p key={signer}>
              {t(pagesFrom === 'end' ? 'template.missingEnd' : 'template.missing', { signer, page })}
            </p>
          ))}
          {missing.length > 0 && <p>{t('template.elsewhere')}</p>}
          {missingFields.map(({ label, page }, at) => (
            <p key={at}>
              {t(pagesFrom === 'end' ? 'template.missingFieldEnd' : 'template.missingField', { label, page })}
            </p>
          ))}
          {free > 0 && <p>{t('template.free', { count: free })}</p>}
        </>
      )}
    </Banner>
  )
}
