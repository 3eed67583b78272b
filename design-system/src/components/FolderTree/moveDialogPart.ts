import { latePart } from '../../internal/loading/useLoadedPart.ts'

/** Where entries go: asked by who moves them without dragging. */
export const moveDialogPart = latePart(() => import('./MoveDialog.tsx'))
