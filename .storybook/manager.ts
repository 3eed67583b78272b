import { addons, type API } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { storyWidths } from './conditions.ts'
import { statesChosen } from './docs/chosen-states.ts'

/**
 * The width that is chosen, in the toolbar or by an address with `width:320`, becomes the size of the frame around the
 * story: media queries answer in it as they do on a screen of that width. Storybook's own tool for that is left out, so
 * that there is one control and one word in the address.
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

/** Which states of a page are looked at stands in the address too. */
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
