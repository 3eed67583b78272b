import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { themes } from 'storybook/theming'
import { useLook } from './look.ts'
import './docs.css'

/** Wraps every docs page: its text has the same theme as its stories, so that both are legible. */
export function DocsFrame(props: DocsContainerProps) {
  const [{ theme }] = useLook()
  const shown = theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shown
  }, [shown])
  return <DocsContainer {...props} theme={themes[shown]} />
}
