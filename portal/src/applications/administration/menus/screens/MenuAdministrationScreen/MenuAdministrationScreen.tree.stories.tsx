import { deleteMenu, moveMenu, updateMenu } from '@parvis/api-types/generated/examples/portal'
import { clearToasts, ToastHost } from '@parvis/design-system/Toast'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import {
  at,
  inPortalOfMenus,
  lists,
  menus,
  menusWith,
  openForm,
  others,
  textsOf,
} from './menus-stories.fixtures.ts'

/** Shows the toast that offers to undo a move; in the portal, the shell renders it. */
const withToasts: Decorator = Story => (
  <>
    <Story />
    <ToastHost />
  </>
)

const meta = {
  title: 'Screens/Menu administration/Tree',
  component: MenuAdministrationScreen,
  decorators: [withToasts, inPortalOfMenus],
  afterEach: clearToasts,
  parameters: { layout: 'fullscreen', msw: [lists(menus), ...others] },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

const codes = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map(
      row =>
        `${row.getAttribute('aria-level') ?? ''} ${/[A-Z]+\d[\d.]*/.exec(row.getAttribute('aria-label') ?? '')?.[0] ?? ''}`,
    )

const moved = recording(moveMenu, { content: moveMenu.success.moved })
const inventoryFirst = menusWith({ 3: { ...moveMenu.success.moved, menuOrder: 5 } })

/** Moves with Alt and the arrow keys. The tree updates before the services answer, and keeps the result. */
export const MovedByKeys: Story = {
  parameters: { msw: [lists(menus, inventoryFirst), moved.handler, ...others] },
  play: async ({ canvasElement }) => {
    moved.sent.length = 0
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    await waitFor(() => expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '1 INV01']))
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(codes(canvasElement)).toEqual(['1 INV01', '1 ADM01', '2 ADM0.5'])
    await waitFor(() => expect(moved.sent).toMatchObject([{ body: { menuParentId: null, beforeId: 1 } }]))
    await waitFor(() => expect(codes(canvasElement)).toEqual(['1 INV01', '1 ADM01', '2 ADM0.5']))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/INV01/))
  },
}

/** A move can be undone from its toast. It restores the previous place, and only if nobody has moved the menu since. */
export const MoveUndone: Story = {
  parameters: { picture: 'none', msw: [lists(menus, inventoryFirst), moved.handler, ...others] },
  play: async ({ canvasElement }) => {
    moved.sent.length = 0
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(moved.sent).toHaveLength(2))
    await expect(moved.sent[1]).toEqual({
      version: moveMenu.success.moved['@odata.etag'],
      body: { menuParentId: null, beforeId: null },
    })
    await expect(await screen.findByText(/( moved back|est revenu à sa place)$/)).toBeVisible()
  },
}

const movedSince = recording(
  moveMenu,
  { content: moveMenu.success.moved },
  { status: 412, content: updateMenu.problem['precondition-failed'] },
)
/** Somebody else has moved menus since: the toast says that the move cannot be undone, and does not offer it again. */
export const MoveUndoneTooLate: Story = {
  parameters: { picture: 'none', msw: [lists(menus, inventoryFirst), movedSince.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    movedSince.sent.length = 0
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Annuler)$/ }))
    await waitFor(() => expect(screen.getByText(textsOf(globals).problem.movedSince)).toBeVisible())
    await expect(screen.queryByRole('button', { name: /^(Try again|Réessayer)$/ })).toBeNull()
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

/** Until the services answer, the tree already shows the new place. */
export const Moving: Story = {
  parameters: { msw: [lists(menus), neverAnswer(moveMenu), ...others] },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '2 INV01'])
  },
}

export const MoveRefused: Story = {
  parameters: { msw: [lists(menus), refuse(moveMenu, 'menu-cycle'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).problem.cycle),
    )
    await expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '1 INV01'])
  },
}

const oneToCheck = [lists(menusWith({ 3: { menuColor: '#ffff00' } })), ...others]
const countToCheck = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^1 menu (à vérifier|to check)$/ })

/** Pressing the number of menus to check shows only these. */
export const OnlyToCheck: Story = {
  parameters: { msw: oneToCheck },
  play: async ({ canvasElement }) => {
    const count = await countToCheck(canvasElement)
    await userEvent.click(count)
    await expect(count).toHaveAttribute('aria-pressed', 'true')
    await expect(codes(canvasElement)).toEqual(['1 INV01'])
    await userEvent.click(count)
    await expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '1 INV01'])
    await userEvent.click(count)
  },
}

/** The menu whose form is open stays visible, although it has nothing to check. */
export const ToCheckBesideChosen: Story = {
  parameters: { msw: oneToCheck, picture: 'none' },
  play: async ({ canvasElement }) => {
    const count = await countToCheck(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('row', { name: /ADM0\.5/ }))
    await userEvent.click(count)
    await expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '1 INV01'])
  },
}

/** Opens the actions of a row and chooses one. The keyboard is covered by a story of `FolderTree`. */
async function choose(canvasElement: HTMLElement, row: RegExp, action: string | RegExp) {
  const found = await within(canvasElement).findByRole('row', { name: row })
  const button = within(found).getByRole('button', { name: /^Actions/ })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const MoveTo: Story = {
  parameters: { msw: [lists(menus, inventoryFirst), moved.handler, ...others] },
  play: async ({ canvasElement }) => {
    moved.sent.length = 0
    await choose(canvasElement, /INV01/, /^(Move to|Déplacer vers)…$/)
    const dialog = within(await screen.findByRole('dialog'))
    // The menu is at the top level already, so only its position among its siblings is asked.
    await userEvent.click(dialog.getByRole('row', { name: /^(Top level|Premier niveau)/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /Position/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^(First|En premier)$/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^(Move here|Déplacer ici)$/ }))
    await waitFor(() => expect(moved.sent).toMatchObject([{ body: { menuParentId: null, beforeId: 1 } }]))
    await waitFor(() => expect(codes(canvasElement)[0]).toBe('1 INV01'))
  },
}

/** A sub-menu cannot have sub-menus: its row offers no new menu below it, and the form of its parent says why. */
export const NoThirdLevel: Story = {
  parameters: { picture: 'none', ...at('menu=1'), msw: [lists(menus), neverAnswer(moveMenu), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await openForm(canvasElement, texts)
    await waitFor(() => expect(field('menuParentId')).toHaveAccessibleDescription(texts.hint.withSubMenus))
    const row = await within(canvasElement).findByRole('row', { name: /ADM0\.5/ })
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }))
    await expect(await screen.findByRole('menuitem', { name: texts.tree.delete })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: texts.tree.createBelow })).toBeNull()
    await userEvent.keyboard('{Escape}')
    // Nor does a menu move below a sub-menu by keys.
    const other = within(canvasElement).getByRole('row', { name: /INV01/ })
    other.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await expect(codes(canvasElement)).toEqual(['1 ADM01', '2 ADM0.5', '2 INV01'])
  },
}

/** Query strings of the delete requests. */
const deletions: string[] = []
const deletion = http.delete(deleteMenu.pattern, ({ request }) => {
  deletions.push(new URL(request.url).search)
  return new HttpResponse(null, { status: 204 })
})
export const DeleteWithChildren: Story = {
  parameters: {
    ...at('menu=1'),
    msw: [lists(menus, menus.slice(2)), deletion, ...others],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    deletions.length = 0
    await choose(canvasElement, /ADM01/, texts.tree.delete)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('radio', { name: new RegExp(texts.delete.lift) })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(texts.delete.remove) }))
    await userEvent.click(dialog.getByRole('button', { name: /Delete 2 menus|Supprimer 2 menus/ }))
    await waitFor(() => expect(deletions).toEqual(['?children=delete']))
    // The deleted menu's form closes without a prompt.
    await waitFor(() => expect(within(canvasElement).getByText(texts.pick.title)).toBeVisible())
    await waitFor(() => expect(codes(canvasElement)).toEqual(['1 INV01']))
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: /INV01/ })).toHaveFocus())
  },
}

/** Deleting a menu other than the selected one focuses the next row. */
export const DeleteAnother: Story = {
  parameters: {
    picture: 'none',
    ...at('menu=3'),
    msw: [
      lists(
        menus,
        menus.filter(({ id }) => id !== 2),
      ),
      deletion,
      ...others,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /ADM0\.5/, texts.tree.delete)
    const confirm = await screen.findByRole('button', { name: texts.delete.confirm })
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(codes(canvasElement)).toEqual(['1 ADM01', '1 INV01']))
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: /INV01/ })).toHaveFocus())
  },
}

/** The Tab key enters the tree at the menu in the address. */
export const ChosenByAddress: Story = {
  parameters: { ...at('menu=3'), picture: 'none' },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('row', { name: /INV01/ })
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'))
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

export const DeleteAsked: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /ADM01/, texts.tree.delete)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toHaveTextContent(/1 (sub-menu|sous-menu)/))
    // No error is shown before the first attempt.
    await expect(within(dialog).queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Cancel|Annuler/))
  },
}

export const DeleteChanged: Story = {
  parameters: { msw: [lists(menus), refuse(deleteMenu, 'precondition-failed'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await choose(canvasElement, /INV01/, texts.tree.delete)
    await userEvent.click(await screen.findByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(screen.getByText(texts.delete.changed)).toBeVisible())
  },
}
