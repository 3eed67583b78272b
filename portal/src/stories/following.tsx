import { useLocale } from '@parvis/design-system/i18n/useMessages'
import {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from '@parvis/design-system/patterns/DesignSystemProvider'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** Lets the links of a story lead to other places of its screen, as in the portal; use it inside `withPortal`. */
export const following: Decorator = (Story, { globals }) => (
  <FollowedLinks theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </FollowedLinks>
)

interface FollowedLinksProps extends Pick<DesignSystemProviderProps, 'theme'> {
  children: ReactNode
}

function FollowedLinks({ children, ...look }: FollowedLinksProps) {
  const navigate = useNavigate()
  return (
    <DesignSystemProvider {...look} locale={useLocale()} navigate={href => void navigate(href)}>
      {children}
    </DesignSystemProvider>
  )
}
