import { Banner } from '@parvis/design-system/Banner'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import type { Decorator } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router'
import { within } from 'storybook/test'

/** What stands where another screen would: which address the screen of the story leads to. */
function Elsewhere() {
  const { pathname } = useLocation()
  return (
    <Banner
      kind="info"
      title={useLocale() === 'fr' ? `L’écran mène à ${pathname}` : `The screen leads to ${pathname}`}
    />
  )
}

/** The screen of a story finds the parameters of its address; elsewhere it is said where that is. */
export const atItsAddress =
  (...paths: readonly string[]): Decorator =>
  Story => (
    <Routes>
      {paths.map(path => (
        <Route key={path} path={path} element={<Story />} />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  )

/** Waits until the screen of a story has led to another address. */
export async function ledTo(canvasElement: HTMLElement, path: string): Promise<void> {
  await within(canvasElement).findByText(text => text.endsWith(` ${path}`))
}
