import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useFormats } from '../i18n/formats.ts'

export interface DraftOfferProps {
  /** When it was typed, in milliseconds since 1970. */
  savedAt: number
  onResume: () => void
  onDiscard: () => void
}

/** "Resume what you typed on …?", above the form. */
export function DraftOffer({ savedAt, onResume, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Banner
      kind="info"
      live="polite"
      title={t('draft.offer', { date: formats.longMoment(new Date(savedAt).toISOString()) })}
      actions={
        <>
          <Button variant="primary" size="small" onPress={onResume}>
            {t('draft.resume')}
          </Button>
          <Button variant="quiet" size="small" onPress={onDiscard}>
            {t('draft.discard')}
          </Button>
        </>
      }
    />
  )
}
