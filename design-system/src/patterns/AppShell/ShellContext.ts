import { createContext, use } from 'react'

export interface Shell {
  /** Whether there is a sidebar that is a drawer at this width. */
  hasDrawer: boolean
  isDrawerOpen: boolean
  setDrawerOpen: (isOpen: boolean) => void
}

/** Connects the header's button with the sidebar's drawer. */
export const ShellContext = createContext<Shell>({
  hasDrawer: false,
  isDrawerOpen: false,
  setDrawerOpen: () => undefined,
})

export function useShell(): Shell {
  return use(ShellContext)
}
