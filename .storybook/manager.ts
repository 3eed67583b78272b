import { addons, type API } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { storyWidths } from './conditions.ts'
import { statesChosen } from './docs/chosen-states.ts'

/**
 * Applies the width chosen in the toolbar, or by `width:320` in the address, to the frame around the story, so that
 * media queries respond as on a screen of that width. Storybook's own viewport tool is disabled, so that there is one
 * control and one parameter.
 */
function followWidth(api: API): void {
  let followed: string = 'full'
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    // In an address it is a number.
    const width =
      storyWidths.find(each => each === globals['width'] || Number(each) === globals['width']) ?? 'full'
    if (width === followed) return
    followed = width
    const value = width === 'full' ? undefined : `w${width}`
    api.updateGlobals({ width, viewport: { value, isRotated: false } })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
}

/** Keeps the filters of a page's states in the address, too. */
function keepChosenStates(api: API): void {
  api.on(statesChosen, (choice: Record<string, string | null>) => {
    api.applyQueryParams(choice, { replace: true })
  })
}

addons.register('parvis', api => {
  followWidth(api)
  keepChosenStates(api)
})

addons.setConfig({ toolbar: { 'storybook/viewport/tool': { hidden: true } } })
