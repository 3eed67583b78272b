import '../../tokens/fonts.ts'
import '../../tokens/global.css.ts'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { RouterProvider } from 'react-aria'
import { regions } from '../../i18n/dates.ts'
import type { Locale } from '../../i18n/messages.ts'
import { LocaleContext } from '../../i18n/useMessages.ts'
import { keepUnderPointer } from '../../press/keepUnderPointer.ts'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'

export const themes = ['light', 'dark'] as const
/** The theme in use. The application resolves "system" before it passes the theme. */
export type Theme = (typeof themes)[number]
export const contrasts = ['normal', 'more'] as const
export type Contrast = (typeof contrasts)[number]
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export interface DesignSystemProviderProps {
  /** The reader's language. Sets `lang` on the document. */
  locale: Locale
  /** @default 'light' */
  theme?: Theme
  /** @default 'normal' */
  contrast?: Contrast
  /** @default 'comfortable' */
  density?: Density
  /** Navigates to an internal link with the application's router. */
  navigate: (href: string) => void
  children: ReactNode
}

/** From this text size on, relative to the default, nothing is abridged any more. */
const largeText = 1.25

/**
 * Provides what every component needs: language, theme, density and navigation. Sets attributes on the document's root
 * element, because dialogs and popovers are rendered outside the React root.
 */
export function DesignSystemProvider({
  locale,
  theme = 'light',
  contrast = 'normal',
  density = 'comfortable',
  navigate,
  children,
}: DesignSystemProviderProps) {
  const { scale, spread } = useTextSize()
  const isLarge = scale * spread >= largeText
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dataset['theme'] = theme
    root.dataset['contrast'] = contrast
    root.dataset['density'] = density
  }, [locale, theme, contrast, density])
  useEffect(keepUnderPointer, [])
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-large-text', isLarge)
  }, [isLarge])
  return (
    <LocaleContext value={locale}>
      <I18nProvider locale={regions[locale]}>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </I18nProvider>
    </LocaleContext>
  )
}
