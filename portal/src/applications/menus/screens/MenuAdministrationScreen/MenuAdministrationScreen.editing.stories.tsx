import { createMenu, getSettings, updateMenu } from '@parvis/api-types/generated/examples/portal'
import { listScopes } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, breakOff, neverAnswer, refuse } from '../../../../stories/answers.ts'
import { valuesOf, type MenuField } from '../../rules/menu-values.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import {
  at,
  conflictThenSaved,
  inPortalOfMenus,
  lists,
  menus,
  menusWith,
  others,
  recording,
  textsOf,
  withoutAnnouncer,
} from './story-services.fixtures.ts'

const meta = {
  title: 'Screens/Menu administration/Form',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: { layout: 'fullscreen', ...at('menu=3'), ...withoutAnnouncer, msw: [lists(menus), ...others] },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

type Texts = ReturnType<typeof textsOf>

/** The open form, with its fields by the name of their values. */
async function openForm(canvasElement: HTMLElement, texts: Texts) {
  const form = within(await within(canvasElement).findByRole('form'))
  const field = (name: MenuField) =>
    form.getByRole(name === 'minimumScope' || name === 'menuParentId' ? 'combobox' : 'textbox', {
      name: new RegExp(`^${texts.field[name]}`),
    })
  return { form, field }
}

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Also under the costly conditions: 320 px, forced colours, the longest text. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await expect(field('menuCode')).toHaveValue('INV01')
  },
}

export const Editing: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await expect(field('menuTitle')).toHaveValue('Inventaire')
    await expect(field('menuLink')).toHaveValue('/app/inventoryapp/engagements')
    await write(field('menuEnglishTitle'), 'Stock-takes')
    // The previews follow, each in its language.
    const previews = form.getAllByRole('figure')
    await expect(previews.map(preview => preview.querySelector('[lang]')?.getAttribute('lang'))).toEqual([
      'fr',
      'en',
    ])
    await expect(previews[1]).toHaveTextContent(/Stock-takes.*Stock-takes/)
    await expect(form.getByText(texts.form.unsaved)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: texts.form.reset }))
    await expect(field('menuEnglishTitle')).toHaveValue('Inventory')
  },
}

const changed = recording({ ...updateMenu, answer: updateMenu.success.title })
export const Saved: Story = {
  parameters: {
    msw: [lists(menus, menusWith({ 3: { ...updateMenu.success.title } })), changed.handler, ...others],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    changed.sent.length = 0
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('menuTitle'), 'Inventaires')
    await write(field('menuEnglishTitle'), 'Stock-takes')
    await userEvent.keyboard('{Enter}')
    await expect(await form.findByText(texts.form.saved)).toBeVisible()
    // Only what differs is sent.
    await expect(changed.sent).toEqual([{ menuTitle: 'Inventaires', menuEnglishTitle: 'Stock-takes' }])
    await expect(await within(canvasElement).findByRole('row', { name: /Stock-takes/ })).toBeVisible()
  },
}

export const Creating: Story = { parameters: at('new=top') }
export const CreatingBelow: Story = {
  parameters: at('new=1'),
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await expect(field('menuParentId')).toHaveValue(
      /Menu administration|Administration des menus/.exec(
        (field('menuParentId') as HTMLInputElement).value,
      )?.[0] ?? '',
    )
    await expect(field('menuOrder')).toHaveValue('20')
  },
}

const created = recording({ ...createMenu, answer: { ...createMenu.success.application, id: 4 } })
/** Typed by keyboard alone; a double click creates one menu. */
export const Created: Story = {
  parameters: {
    ...at('new=1'),
    msw: [
      lists(menus, [...menus, { ...createMenu.success.application, id: 4, menuCode: 'STK01' }]),
      created.handler,
      ...others,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    created.sent.length = 0
    const { form, field } = await openForm(canvasElement, texts)
    field('menuTitle').focus()
    await userEvent.keyboard('Stocks{Tab}Stocks{Tab}Compter{Tab}Count{Tab}')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('package')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await write(field('menuLink'), '/app/inventoryapp/engagements')
    await write(field('menuCode'), 'STK01')
    await userEvent.dblClick(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(created.sent).toHaveLength(1))
    await expect(created.sent[0]).toMatchObject({
      menuTitle: 'Stocks',
      menuIcon: 'package',
      menuParentId: 1,
      menuOrder: 20,
      minimumScope: 'Menus.Manage',
      onlyFirm: true,
    })
    // The new menu is chosen, and its form shown.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('row', { selected: true })).toHaveAccessibleName(/STK01|INV01/),
    )
  },
}

export const Invalid: Story = {
  parameters: at('new=top'),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await userEvent.click(form.getByRole('button', { name: texts.form.create }))
    await waitFor(() => expect(field('menuTitle')).toHaveFocus())
    await expect(field('menuTitle')).toHaveAccessibleDescription(new RegExp(texts.required))
    const summary = form.getByRole('group', { name: /9 (problems|problèmes)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(9)
    await write(field('menuLink'), '/nowhere')
    await expect(field('menuLink')).toHaveAccessibleDescription(new RegExp(texts.rule.linkRoute))
    await write(field('menuCode'), 'INV01')
    await expect(field('menuCode')).toHaveAccessibleDescription(/INV|Inventaire/)
    await userEvent.click(within(summary).getAllByRole('link')[1] ?? canvasElement)
    await expect(field('menuEnglishTitle')).toHaveFocus()
  },
}

/** Changes the title and sends the form by keyboard. */
async function send(canvasElement: HTMLElement, texts: Texts) {
  const opened = await openForm(canvasElement, texts)
  await write(opened.field('menuTitle'), 'Stocks')
  await userEvent.keyboard('{Enter}')
  return opened
}

export const CodeTaken: Story = {
  parameters: { msw: [lists(menus), refuse(updateMenu, 'menu-code-taken'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await send(canvasElement, texts)
    await waitFor(() => expect(field('menuCode')).toHaveFocus())
    await expect(field('menuCode')).toHaveAccessibleDescription(new RegExp(texts.problem.codeTaken))
    await expect(field('menuTitle')).toHaveValue('Stocks')
  },
}

export const LinkUnknown: Story = {
  parameters: { msw: [lists(menus), refuse(updateMenu, 'menu-link-unknown'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await send(canvasElement, texts)
    await waitFor(() => expect(field('menuLink')).toHaveFocus())
    await expect(field('menuLink')).toHaveAccessibleDescription(new RegExp(texts.problem.linkUnknown))
  },
}

const theirs = menusWith({
  3: { '@odata.etag': '"7"', menuTitle: 'Inventaires', menuDescription: 'Compter une fois' },
})
const conflict = (later: readonly (typeof menus)[number][]) => ({
  msw: [lists(menus, later), refuse(updateMenu, 'precondition-failed'), ...others],
})

export const Conflict: Story = {
  parameters: conflict(theirs),
  play: async ({ canvasElement, globals }) => {
    await send(canvasElement, textsOf(globals))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('row', { name: /Inventaires .*Stocks/ })).toBeVisible()
    // What only the other person has touched is no question: it stays.
    await expect(dialog.queryByRole('row', { name: /Compter une fois/ })).toBeNull()
  },
}
export const ConflictReloaded: Story = {
  parameters: conflict(theirs),
  play: async ({ canvasElement, globals }) => {
    const { field } = await send(canvasElement, textsOf(globals))
    await userEvent.click(await screen.findByRole('button', { name: /Take the saved|Prendre la version/ }))
    await waitFor(() => expect(field('menuTitle')).toHaveValue('Inventaires'))
    await expect(field('menuDescription')).toHaveValue('Compter une fois')
  },
}

const mine = { ...theirs[2], '@odata.etag': '"8"', menuTitle: 'Stocks' }
const overwriting = conflictThenSaved(mine)
/** Overwriting names the version that was shown, so that a third one is not lost unseen. */
export const ConflictOverwritten: Story = {
  parameters: { msw: [lists(menus, theirs), overwriting.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    overwriting.tries.length = 0
    const { form } = await send(canvasElement, texts)
    await userEvent.click(
      await screen.findByRole('button', { name: /Save my version|Enregistrer la mienne/ }),
    )
    await expect(await form.findByText(texts.form.saved)).toBeVisible()
    await expect(overwriting.tries[1]).toEqual({ version: '"7"', body: { menuTitle: 'Stocks' } })
  },
}

const elsewhere = menusWith({ 3: { '@odata.etag': '"7"', menuOrder: 40 } })
const rebasing = conflictThenSaved({ ...elsewhere[2], '@odata.etag': '"8"', menuTitle: 'Stocks' })
/** Somebody only moved the menu: nobody is asked anything, and the move stays. */
export const MovedMeanwhile: Story = {
  parameters: { msw: [lists(menus, elsewhere), rebasing.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    rebasing.tries.length = 0
    const { form, field } = await send(canvasElement, texts)
    await expect(await form.findByText(texts.form.saved)).toBeVisible()
    await expect(rebasing.tries).toEqual([
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
    await expect(await within(canvasElement).findByText(texts.gone.title)).toBeVisible()
    await expect(field('menuTitle')).toHaveValue('Stocks')
    await expect(form.getByRole('button', { name: texts.form.createAgain })).toBeVisible()
  },
}

const failing = (handler: ReturnType<typeof refuse>) => ({ msw: [lists(menus), handler, ...others] })
const keepsWhatWasTyped: Story['play'] = async ({ canvasElement, globals }) => {
  const texts = textsOf(globals)
  const { form, field } = await send(canvasElement, texts)
  await expect(await form.findByRole('alert')).toHaveTextContent(texts.form.failed)
  await expect(field('menuTitle')).toHaveValue('Stocks')
}
export const SaveDenied: Story = {
  parameters: failing(refuse(updateMenu, 'scope-missing')),
  play: keepsWhatWasTyped,
}
export const SaveSessionOver: Story = {
  parameters: failing(refuse(updateMenu, 'token-expired')),
  play: keepsWhatWasTyped,
}
export const SaveRateLimited: Story = {
  parameters: failing(refuse(updateMenu, 'rate-limited')),
  play: keepsWhatWasTyped,
}
export const SaveServerError: Story = {
  parameters: failing(refuse(updateMenu, 'server-error')),
  play: keepsWhatWasTyped,
}
export const SaveOffline: Story = { parameters: failing(breakOff(updateMenu)), play: keepsWhatWasTyped }

export const Slow: Story = {
  parameters: failing(neverAnswer(updateMenu)),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await send(canvasElement, texts)
    await waitFor(() =>
      expect(form.getByRole('button', { name: new RegExp(texts.form.save) })).toHaveAttribute(
        'data-pending',
        'true',
      ),
    )
  },
}

export const ScopesUnavailable: Story = {
  parameters: { msw: [lists(menus), refuse(listScopes, 'server-error')] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await openForm(canvasElement, texts)
    await expect(await within(canvasElement).findByText(texts.scope.failed)).toBeVisible()
    await expect(field('minimumScope')).toHaveValue('Portal.Access')
  },
}

/** What was typed before a reload, or before a session ended, is offered again. */
export const DraftFound: Story = {
  beforeEach: () => {
    const values = menus.map(valuesOf)[2]
    sessionStorage.setItem(
      'parvis.draft:admin%40parvis.example:menu%3A3',
      JSON.stringify({ savedAt: Date.now(), values: { ...values, menuTitle: 'Stocks' } }),
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await expect(field('menuTitle')).toHaveValue('Inventaire')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Resume|Reprendre)/ }))
    await expect(field('menuTitle')).toHaveValue('Stocks')
  },
}

export const ForeignLink: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('menuLink'), 'https://evil.example/x')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(field('menuLink')).toHaveAccessibleDescription(new RegExp(texts.rule.linkOrigin)),
    )
    await write(field('menuLink'), String(getSettings.success.embedded.frameOrigins[0]))
    await waitFor(() => expect(field('menuLink')).toBeValid())
    await expect(form.queryByText(texts.rule.linkOrigin)).toBeNull()
  },
}
