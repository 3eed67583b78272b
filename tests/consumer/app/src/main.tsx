import '@parvis/design-system/style.css'
import { Button } from '@parvis/design-system/Button'
import { DatePicker } from '@parvis/design-system/DatePicker'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { TextField } from '@parvis/design-system/TextField'
import { showToast, ToastHost } from '@parvis/design-system/Toast'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const texts = {
  en: {
    title: 'Requests',
    name: 'Report name',
    date: 'Delivery',
    send: 'Send request',
    sent: 'Sent',
    other: 'Français',
  },
  fr: {
    title: 'Demandes',
    name: 'Nom du rapport',
    date: 'Livraison',
    send: 'Envoyer la demande',
    sent: 'Envoyée',
    other: 'English',
  },
} satisfies Record<Locale, Record<string, string>>

/** Shows that the compiler rejects what the package does not have. */
export const refused = (
  // @ts-expect-error a button has no such look
  <Button variant="enormous">Send</Button>
)

function App() {
  const [locale, setLocale] = useState<Locale>('en')
  const [name, setName] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const t = texts[locale]
  return (
    <DesignSystemProvider locale={locale} navigate={() => undefined}>
      <main>
        <Page>
          <PageHeader
            title={t.title}
            actions={
              <Button variant="quiet" onPress={() => setLocale(locale === 'en' ? 'fr' : 'en')}>
                {t.other}
              </Button>
            }
          />
          <TextField label={t.name} value={name} onChange={setName} isRequired />
          <DatePicker label={t.date} value={date} onChange={setDate} />
          <Button variant="primary" onPress={() => showToast({ title: t.sent })}>
            {t.send}
          </Button>
        </Page>
      </main>
      <ToastHost />
    </DesignSystemProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App />)
