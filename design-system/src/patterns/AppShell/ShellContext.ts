import { createContext, use } from 'react'

export interface Shell {
  /** Whether there is a sidebar that comes as a drawer on this width. */
  hasDrawer: boolean
  isDrawerOpen: boolean
  setDrawerOpen: (isOpen: boolean) => void
}

/** How the header's button and the sidebar's drawer know of each other. */
export const ShellContext = createContext<Shell>({
  hasDrawer: false,
  isDrawerOpen: false,
  setDrawerOpen: () => undefined,
})

export function useShell(): Shell {
  return use(ShellContext)
}
