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

/** The way to ask for the application of the page that was refused, where it can be asked for. */
export function AskOnDenied() {
  const hasTexts = useAskingTexts()
  return hasTexts && <Known />
}

function Known() {
  const { t } = useTranslation('asking')
  const locale = useLanguage()
  const { pathname } = useLocation()
  const applications = useQuery(requestableOptions(useApi(), pathname)).data?.value ?? []
  // What is asked for goes from the list while the dialog says so.
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
