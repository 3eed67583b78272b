import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import { themes } from 'storybook/theming'
import './docs.css'

function watchTheme(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    observer.disconnect()
  }
}

/** The theme that the stories of the page have given the document. */
const shownTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** Around every docs page: its words have the theme of its stories, and both can be read. */
export function DocsFrame(props: DocsContainerProps) {
  const theme = useSyncExternalStore(watchTheme, shownTheme)
  return <DocsContainer {...props} theme={themes[theme]} />
}
