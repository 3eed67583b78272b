import type { Decorator } from '@storybook/react-vite'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { DesignSystemProvider, type Theme } from '@parvis/design-system/patterns/DesignSystemProvider'
import type { ReactNode } from 'react'
import { Route, Routes, useNavigate } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { newRolePath, rolePath, type RoleTab } from '../../addresses.ts'
import { rolesTexts } from '../../i18n/texts.ts'
import { rolesRoutes } from '../../routes.ts'
import { administrator, type textsOf } from '../../roles-stories.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

const routeAt = (path: string) => {
  const route = rolesRoutes.find(each => each.path === path)
  return route ? { route } : {}
}
const portal: PortalStory = { texts: { roles: rolesTexts }, person: administrator }

/** The screen finds the parameters of its address, and its tabs lead to others. */
export const atItsAddress: Decorator = (Story, { globals }) => (
  <FollowedLinks theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
    <Routes>
      {[newRolePath, rolePath].map(path => (
        <Route key={path} path={path} element={<Story />} />
      ))}
    </Routes>
  </FollowedLinks>
)

function FollowedLinks({ theme, children }: { theme: Theme; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <DesignSystemProvider
      locale={useLocale()}
      theme={theme}
      area="security"
      navigate={href => void navigate(href)}
    >
      {children}
    </DesignSystemProvider>
  )
}

/** Where a part of the page of the examples' role is. */
export const addressOf = (tab: RoleTab) => `/app/security/roles/12?tab=${tab}`

/** The page of the role of the examples. */
export const inPortalOfRole = withPortal({ ...portal, path: '/app/security/roles/12', ...routeAt(rolePath) })

/** The page of a new one. */
export const inPortalOfNewRole = withPortal({ ...portal, path: newRolePath, ...routeAt(newRolePath) })

/** Goes to another part of the page. */
export async function goTo(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole('tab', { name }))
}

/** Opens the look at what saving changes, and waits until it is worked out. */
export async function review(canvasElement: HTMLElement, texts: Texts): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: texts.plan.review }))
  return screen.findByRole('dialog')
}

/** Saves once it is known what that changes. */
export async function confirm(dialog: HTMLElement, label: string) {
  const button = within(dialog).getByRole('button', { name: label })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.dblClick(button)
}
