import { createMenu, getSettings, updateMenu } from '@parvis/api-types/generated/examples/portal'
import { listScopes } from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { menuForm } from '../../rules/menu-form.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import { recording } from '../../../../../stories/recording.ts'
import {
  at,
  inPortalOfMenus,
  lists,
  menus,
  menusWith,
  openForm,
  others,
  send,
  textsOf,
  write,
} from './menus-stories.fixtures.ts'

const meta = {
  title: 'Screens/Menu administration/Form',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: { layout: 'fullscreen', ...at('menu=3'), msw: [lists(menus), ...others] },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions: 320 px, forced colours, the longest text. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await expect(field('menuCode')).toHaveValue('INV01')
  },
}

export const Editing: Story = {
  // It ends as it starts, with the unchanged form.
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    await expect(field('menuTitle')).toHaveValue('Inventaire')
    await expect(field('menuLink')).toHaveValue('/app/inventoryapp/engagements')
    await write(field('menuEnglishTitle'), 'Stock-takes')
    // The previews are updated, each in its language.
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

/** Restoring the original value clears the unsaved state, in every kind of field. */
export const PutBack: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form, field } = await openForm(canvasElement, texts)
    const unsaved = () => waitFor(() => expect(form.getByText(texts.form.unsaved)).toBeVisible())
    const settled = async () => {
      await waitFor(() => expect(form.queryByText(texts.form.unsaved)).toBeNull())
      await expect(form.getByRole('button', { name: texts.form.reset })).toBeDisabled()
    }
    await settled()
    await write(field('menuOrder'), '7')
    field('menuCode').focus()
    await unsaved()
    await write(field('menuOrder'), '20')
    field('menuCode').focus()
    await settled()
    const onlyFirm = form.getByRole('checkbox', { name: new RegExp(`^${texts.field.onlyFirm}`) })
    await userEvent.click(onlyFirm)
    await unsaved()
    await userEvent.click(onlyFirm)
    await settled()
    await write(field('menuParentId'), 'admin')
    const [parent] = await screen.findAllByRole('option')
    await userEvent.click(parent ?? canvasElement)
    await unsaved()
    await userEvent.clear(field('menuParentId'))
    await userEvent.keyboard('{Escape}')
    await settled()
  },
}

const changed = recording(updateMenu, { content: updateMenu.success.title })
export const Saved: Story = {
  parameters: {
    picture: 'none',
    msw: [lists(menus, menusWith({ 3: { ...updateMenu.success.title } })), changed.handler, ...others],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    changed.sent.length = 0
    const { form, field } = await openForm(canvasElement, texts)
    await write(field('menuTitle'), 'Inventaires')
    await write(field('menuEnglishTitle'), 'Stock-takes')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
    // Only changed fields are sent.
    await expect(changed.sent.map(({ body }) => body)).toEqual([
      { menuTitle: 'Inventaires', menuEnglishTitle: 'Stock-takes' },
    ])
    await waitFor(() => expect(within(canvasElement).getByRole('row', { name: /Stock-takes/ })).toBeVisible())
  },
}

export const Creating: Story = {
  parameters: at('new=top'),
  play: async ({ canvasElement, globals }) => {
    await openForm(canvasElement, textsOf(globals))
  },
}
export const CreatingBelow: Story = {
  // Apart from the parent, it looks like `Creating`.
  parameters: { ...at('new=1'), picture: 'none' },
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

// The created menu as the list returns it: either response may arrive last.
const stocks = { ...createMenu.success.application, id: 4, menuCode: 'STK01' }
const created = recording(createMenu, { content: stocks })
/** Filled in with the keyboard alone; a double click creates only one menu. */
export const Created: Story = {
  parameters: {
    picture: 'none',
    ...at('new=1'),
    msw: [lists(menus, [...menus, stocks]), created.handler, ...others],
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
    await expect(created.sent[0]?.body).toMatchObject({
      menuTitle: 'Stocks',
      menuIcon: 'package',
      menuParentId: 1,
      menuOrder: 20,
      minimumScope: 'Menus.Manage',
      onlyFirm: true,
    })
    // The new menu is selected, and its form is shown.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('row', { selected: true })).toHaveAccessibleName(/STK01/),
    )
    const shown = await openForm(canvasElement, texts)
    await expect(shown.field('menuCode')).toHaveValue('STK01')
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

export const ScopesUnavailable: Story = {
  parameters: { picture: 'none', msw: [lists(menus), refuse(listScopes, 'server-error'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await openForm(canvasElement, texts)
    await waitFor(() => expect(within(canvasElement).getByText(texts.scope.failed)).toBeVisible())
    await expect(field('minimumScope')).toHaveValue('Portal.Access')
  },
}

/** Input from before a reload or an expired session is offered again. */
export const DraftFound: Story = {
  beforeEach: () => {
    const values = menus.map(menuForm.valuesOf)[2]
    localStorage.setItem(
      'parvis.draft:1:menu%3A3:before',
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

/** A draft from before somebody else saved the menu: their title in English stays, and the contested title is asked about. */
export const DraftOfEarlierVersion: Story = {
  parameters: { picture: 'none' },
  beforeEach: () => {
    const values = menus.map(menuForm.valuesOf)[2]
    localStorage.setItem(
      'parvis.draft:1:menu%3A3:before',
      JSON.stringify({
        savedAt: Date.now(),
        values: { ...values, menuTitle: 'Stocks', menuEnglishTitle: 'Before', menuCode: 'INV02' },
        before: { menuTitle: 'Avant', menuCode: 'INV01' },
      }),
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { field } = await openForm(canvasElement, textsOf(globals))
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Resume|Reprendre)/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Inventaire')).toBeVisible())
    await expect(dialog.getByText('Stocks')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^(Back to|Revenir)/ }))
    await expect(field('menuTitle')).toHaveValue('Stocks')
    await expect(field('menuCode')).toHaveValue('INV02')
    await expect(field('menuEnglishTitle')).toHaveValue('Inventory')
  },
}

export const ForeignLink: Story = {
  parameters: { picture: 'none' },
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
export const CodeTaken: Story = {
  parameters: { picture: 'none', msw: [lists(menus), refuse(updateMenu, 'menu-code-taken'), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await send(canvasElement, texts)
    await waitFor(() => expect(field('menuCode')).toHaveFocus())
    await expect(field('menuCode')).toHaveAccessibleDescription(new RegExp(texts.problem.codeTaken))
    await expect(field('menuTitle')).toHaveValue('Stocks')
  },
}

export const LinkUnknown: Story = {
  parameters: {
    msw: [lists(menus), refuse(updateMenu, 'menu-link-unknown'), ...others],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { field } = await send(canvasElement, texts)
    await waitFor(() => expect(field('menuLink')).toHaveFocus())
    await expect(field('menuLink')).toHaveAccessibleDescription(new RegExp(texts.problem.linkUnknown))
  },
}
