import { Button } from '@parvis/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { lateDialog } from '../screens/late.tsx'
import { requestableOptions, titleIn } from './queries.ts'
import { useAskingTexts } from './useAskingTexts.ts'

const AskDialog = lateDialog(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }))

/** A button to request the application of the refused page, if it can be requested. */
export function AskOnDenied() {
  const hasTexts = useAskingTexts()
  return hasTexts && <Known />
}

function Known() {
  const { t } = useTranslation('asking')
  const locale = useLanguage()
  const { pathname } = useLocation()
  const applications = useQuery(requestableOptions(useApi(), pathname)).data?.value ?? []
  // Keep the application while the dialog reports success: requesting it removes it from the list.
  const [asked, setAsked] = useState<typeof applications>()
  const [first] = applications
  return (
    <>
      {first && (
        <Button onPress={() => setAsked(applications)}>
          {t('ask.one', { application: titleIn(first, locale) })}
        </Button>
      )}
      {asked && <AskDialog applications={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
