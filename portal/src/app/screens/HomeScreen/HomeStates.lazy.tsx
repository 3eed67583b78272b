import { loadedPart } from '@parvis/design-system/loading/loadedPart'
import { Skeleton } from '@parvis/design-system/Skeleton'

// Most people have applications and find them, so the hints for few or no applications load after the tiles.
const load = () => import('./home-states.tsx')

export const NoApplications = loadedPart(async () => ({ default: (await load()).NoApplications }))
export const FewApplications = loadedPart(async () => ({ default: (await load()).FewApplications }))
export const NoResult = loadedPart(async () => ({ default: (await load()).NoResult }))

// Only staff can request access, and only after looking at what they have.
export const AskForAccess = loadedPart(async () => ({
  default: (await import('../../../asking/AskForAccess.tsx')).AskForAccess,
}))

// The tiles do not wait for it and do not move.
export const WaitingWork = loadedPart(
  async () => ({ default: (await import('./WaitingWork.tsx')).WaitingWork }),
  <Skeleton shape="block" height="30rem" />,
)
