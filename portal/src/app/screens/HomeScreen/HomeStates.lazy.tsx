import { loadedPart } from '@parvis/design-system/loading/loadedPart'
import { Skeleton } from '@parvis/design-system/Skeleton'

// Most people have applications and find them: what is said where there are few or none comes after the tiles.
const load = () => import('./home-states.tsx')

export const NoApplications = loadedPart(async () => ({ default: (await load()).NoApplications }))
export const FewApplications = loadedPart(async () => ({ default: (await load()).FewApplications }))
export const NoResult = loadedPart(async () => ({ default: (await load()).NoResult }))

// Staff alone ask, and after they have looked.
export const AskForAccess = loadedPart(async () => ({
  default: (await import('../../../asking/AskForAccess.tsx')).AskForAccess,
}))

// The tiles do not wait for it, and stand where they stand.
export const WaitingWork = loadedPart(
  async () => ({ default: (await import('./WaitingWork.tsx')).WaitingWork }),
  <Skeleton shape="block" height="30rem" />,
)
