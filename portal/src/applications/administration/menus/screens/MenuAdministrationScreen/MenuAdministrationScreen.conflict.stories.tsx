import { createMenu, updateMenu } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, refuse } from '../../../../../stories/answers.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import { recording } from '../../../../../stories/recording.ts'
import {
  at,
  inPortalOfMenus,
  lists,
  menus,
  menusWith,
  others,
  send,
  textsOf,
} from './menus-stories.fixtures.ts'

/** Rejects the first save with 412, then accepts. Records the version and content of each attempt. */
const conflictThenSaved = (saved: object) =>
  recording(
    updateMenu,
    { status: 412, content: updateMenu.problem['precondition-failed'] },
    { content: saved },
  )

const meta = {
  title: 'Screens/Menu administration/Conflict',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: { layout: 'fullscreen', ...at('menu=3'), msw: [lists(menus), ...others] },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

const theirs = menusWith({
  3: {
    '@odata.etag': '"7"',
    menuTitle: 'Inventaires',
    menuDescription: 'Compter une fois',
    modifiedByName: 'Karim Benali',
    modifiedDate: '2026-11-20T09:15:00Z',
  },
})
const conflict = (later: readonly (typeof menus)[number][]) => ({
  msw: [lists(menus, later), refuse(updateMenu, 'precondition-failed'), ...others],
})

export const Conflict: Story = {
  parameters: conflict(theirs),
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, textsOf(globals))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('row', { name: /Inventaires .*Stocks/ })).toBeVisible())
    // The dialog says who saved, and when.
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/^Karim Benali /)
    await expect(dialog.getByText(/(11\/20\/2026|20-11-2026)/)).toBeVisible()
    // Fields that only the other person edited are not in question: their values stay.
    await expect(dialog.queryByRole('row', { name: /Compter une fois/ })).toBeNull()
  },
}
export const ConflictReloaded: Story = {
  parameters: { ...conflict(theirs), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { field } = await send(canvasElement, textsOf(globals))
    await userEvent.click(await screen.findByRole('button', { name: /Use the saved|Utiliser la version/ }))
    await waitFor(() => expect(field('menuTitle')).toHaveValue('Inventaires'))
    await expect(field('menuDescription')).toHaveValue('Compter une fois')
  },
}

const mine = { ...theirs[2], '@odata.etag': '"8"', menuTitle: 'Stocks' }
const overwriting = conflictThenSaved(mine)
/** Overwriting sends the version that was shown, so that a third version cannot be lost unseen. */
export const ConflictOverwritten: Story = {
  parameters: { picture: 'none', msw: [lists(menus, theirs), overwriting.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    overwriting.sent.length = 0
    const { form } = await send(canvasElement, texts)
    await userEvent.click(await screen.findByRole('button', { name: /Overwrite|Remplacer/ }))
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    await expect(overwriting.sent[1]).toEqual({ version: '"7"', body: { menuTitle: 'Stocks' } })
  },
}

const elsewhere = menusWith({ 3: { '@odata.etag': '"7"', menuOrder: 40 } })
const rebasing = conflictThenSaved({ ...elsewhere[2], '@odata.etag': '"8"', menuTitle: 'Stocks' })
/** Somebody only moved the menu: no conflict is shown, and the move stays. */
export const MovedMeanwhile: Story = {
  parameters: { picture: 'none', msw: [lists(menus, elsewhere), rebasing.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    rebasing.sent.length = 0
    const { form, field } = await send(canvasElement, texts)
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    await expect(rebasing.sent).toEqual([
      { version: '"1"', body: { menuTitle: 'Stocks' } },
      { version: '"7"', body: { menuTitle: 'Stocks' } },
    ])
    await expect(field('menuOrder')).toHaveValue('40')
  },
}

export const DeletedMeanwhile: Story = {
  parameters: {
    msw: [
      lists(menus, menus.slice(0, 2)),
      refuse(updateMenu, 'not-found'),
      answer(createMenu, 'application'),
      ...others,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await send(canvasElement, texts)
    await waitFor(() => expect(within(canvasElement).getByText(texts.gone.title)).toBeVisible())
    await expect(field('menuTitle')).toHaveValue('Stocks')
    await expect(form.getByRole('button', { name: texts.form.createAgain })).toBeVisible()
  },
}
