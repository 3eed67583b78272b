import {
  applyRolePlan,
  assessRolePlan,
  findRoleMembers,
} from '@parvis/api-types/generated/examples/authorization'
import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import { ToastHost } from '@parvis/design-system/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith, neverAnswer, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { recording } from '../../../../../stories/recording.ts'
import { auditRole, foundInTurn, services, textsOf } from '../../roles-stories.fixtures.ts'
import { RoleScreen } from './RoleScreen.tsx'
import { atTab, confirm, goTo, ofRole, review } from './story-role.fixtures.tsx'

const meta = {
  title: 'Screens/Role/Editing',
  component: RoleScreen,
  decorators: ofRole,
  parameters: { layout: 'fullscreen', msw: [...services] },
} satisfies Meta<typeof RoleScreen>
export default meta
type Story = StoryObj<typeof meta>

const purposeOf = (canvasElement: HTMLElement, label: string) =>
  within(canvasElement).findByRole('textbox', { name: label })

/** Adding a scope also adds its requirements, and the page says so. */
export const ScopeAdded: Story = {
  parameters: {
    picture: 'none',
    ...inPortal(atTab('scopes')),
    msw: [foundInTurn({ ...auditRole, roleScopes: [] }), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { scopes } = textsOf(globals)
    await userEvent.type(await canvas.findByRole('combobox', { name: scopes.add }), 'write')
    await userEvent.click(await screen.findByRole('option', { name: /Onboarding\.Write/ }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText(/Onboarding\.Write.*: Onboarding\.Read\./)).toBeVisible())
    await expect(canvas.getAllByText(scopes.added)).toHaveLength(2)
  },
}

/** A scope that another one requires is either removed with it, or kept. */
export const ScopeNeeded: Story = {
  parameters: { ...inPortal(atTab('scopes')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const { scopes } = textsOf(globals)
    await within(canvasElement).findByText('Onboarding.Write')
    const [actions] = within(canvasElement).getAllByRole('button', { name: /Onboarding\.Read/ })
    await userEvent.click(actions ?? canvasElement)
    await userEvent.click(await screen.findByRole('menuitem'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Onboarding.Write')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: scopes.removeBoth }))
    await waitFor(() =>
      expect(
        within(canvasElement).getByText(/(To be removed|À retirer).*: Onboarding\.Read.*Onboarding\.Write/),
      ).toBeVisible(),
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: scopes.putBack }))
    await waitFor(() => expect(within(canvasElement).getByText('Onboarding.Write')).toBeVisible())
  },
}

const found = recording(findRoleMembers, { content: findRoleMembers.success.report })
/** A pasted list of emails: people found are added, and emails not found stay in the field. */
export const Pasted: Story = {
  parameters: {
    ...inPortal(atTab('members')),
    picture: 'none',
    msw: [found.handler, ...services],
  },
  beforeEach: () => {
    found.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { members } = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: members.paste }))
    const area = await canvas.findByRole('textbox', { name: members.pasteLabel })
    await userEvent.click(canvas.getByRole('button', { name: members.pasteAdd }))
    await waitFor(() => expect(area).toHaveFocus())
    await expect(area).toHaveAccessibleDescription(new RegExp(members.pasteMissing))
    await userEvent.paste('Camille Lefèvre <staff@parvis.example>\nanne.martin@parvis.example\n')
    await userEvent.click(canvas.getByRole('button', { name: members.pasteAdd }))
    await waitFor(() => expect(canvas.getByText(/: anne\.martin@parvis\.example\./)).toBeVisible())
    await expect(found.sent).toEqual([
      {
        version: null,
        body: {
          rolesId: 12,
          emails: ['Camille Lefèvre <staff@parvis.example>', 'anne.martin@parvis.example'],
        },
      },
    ])
    await expect(area).toHaveValue('anne.martin@parvis.example')
    await expect(canvas.getByText(/^1 (person to add|personne à ajouter)$/)).toBeVisible()
  },
}

/** The searches for people, as sent. */
const searched: URLSearchParams[] = []

/** People are found by the search of the services, which ignores case and accents, and knows whole names. */
export const PeopleFoundAsTheyAreTyped: Story = {
  parameters: {
    ...inPortal(atTab('members')),
    picture: 'none',
    msw: [
      http.get(listContacts.pattern, ({ request }) => {
        searched.push(new URL(request.url).searchParams)
        return HttpResponse.json({
          value: [{ id: 100, contactFullName: 'Hélène Dupont', contactEmailOffice: 'helene@parvis.example' }],
        })
      }),
      ...services,
    ],
  },
  beforeEach: () => {
    searched.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const people = await within(canvasElement).findByRole('combobox', { name: texts.members.search })
    await userEvent.type(people, 'helene dupont')
    await waitFor(() => expect(searched.at(-1)?.get('$search')).toMatch(/helene.*dupont/))
    await expect(searched.at(-1)?.get('$filter')).toBeNull()
    await waitFor(() => expect(screen.getByRole('option', { name: /Hélène/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** A person from the contact search is added. A condition without a value is reported before anything is saved. */
export const Incomplete: Story = {
  parameters: { ...inPortal(atTab('members')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    const people = await canvas.findByRole('combobox', { name: texts.members.search })
    await userEvent.click(canvas.getByRole('button', { name: texts.members.add }))
    await waitFor(() => expect(people).toHaveFocus())
    await expect(people).toHaveAccessibleDescription(new RegExp(texts.members.addMissing))
    await userEvent.type(people, 'cam')
    await userEvent.click(await screen.findByRole('option', { name: /Camille/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: texts.members.add }))
    await waitFor(() => expect(canvas.getByText(/^1 (person to add|personne à ajouter)$/)).toBeVisible())
    const [add] = canvas.getAllByRole('button', { name: /^(Add|Ajouter une) condition$/ })
    await userEvent.click(add ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: texts.plan.review }))
    await waitFor(() => expect(canvas.getAllByText(texts.rule.field).length).toBeGreaterThan(0))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The drafts the browser stores. */
const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('parvis.draft:'))

/**
 * Removing a value from the rule and choosing it again is no change, even in another position, so no draft is stored.
 */
export const PutBack: Story = {
  parameters: { ...inPortal(atTab('members')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { plan } = textsOf(globals)
    const condition = within(await canvas.findByRole('group', { name: 'Condition 1' }))
    const undo = canvas.getByRole('button', { name: plan.undo })
    await expect(undo).toBeDisabled()
    const press = async () => {
      await userEvent.type(condition.getByRole('combobox'), 'manag')
      await userEvent.click(await screen.findByRole('option', { name: 'Manager' }))
      await userEvent.keyboard('{Escape}')
    }
    await press()
    await waitFor(() => expect(undo).toBeEnabled())
    await expect(canvas.getByText(plan.unsaved)).toBeVisible()
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await press()
    await waitFor(() => expect(canvas.getByText(/Grade (is|est) Directeur (or|ou) Manager/)).toBeVisible())
    await expect(undo).toBeDisabled()
    await expect(canvas.queryByText(plan.unsaved)).toBeNull()
    await waitFor(() => expect(drafts()).toEqual([]))
  },
}

/** Blanks around a name change nothing: the page says there is nothing to review. */
export const BlankAdded: Story = {
  parameters: { picture: 'none' },
  decorators: [
    Shown => (
      <>
        {Shown()}
        <ToastHost />
      </>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const { plan, field } = textsOf(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(`^${field.name}`) }), ' ')
    await userEvent.click(canvas.getByRole('button', { name: plan.review }))
    await waitFor(() => expect(screen.getByText(plan.nothing)).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const saving = recording(applyRolePlan, { content: applyRolePlan.success.changed })
const later = { ...auditRole, '@odata.etag': '"4"', purpose: 'Autre objet' }
/** Changes on several tabs are reviewed together, and exactly these are saved, with the version the reader saw. */
export const Saved: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(auditRole, later), saving.handler, ...services] },
  beforeEach: () => {
    saving.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    const purpose = await purposeOf(canvasElement, texts.field.purpose)
    await userEvent.clear(purpose)
    await userEvent.type(purpose, 'Autre objet')
    await goTo(canvasElement, texts.tab.managers)
    await userEvent.click(await canvas.findByRole('button', { name: /Karim Benali/ }))
    await confirm(await review(canvasElement, texts), texts.impact.save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(saving.sent).toEqual([
      { version: '"3"', body: { purpose: 'Autre objet', removedManagerIds: [3] } },
    ])
    await goTo(canvasElement, texts.tab.details)
    await expect(await purposeOf(canvasElement, texts.field.purpose)).toHaveValue('Autre objet')
    await waitFor(() => expect(canvas.getByRole('button', { name: texts.plan.undo })).toBeDisabled())
  },
}

const change = async (canvasElement: HTMLElement, texts: ReturnType<typeof textsOf>) => {
  await userEvent.type(await purposeOf(canvasElement, texts.field.purpose), ' !')
  return review(canvasElement, texts)
}

/** Who gains and who loses what, in figures and names. */
export const Impact: Story = {
  play: async ({ canvasElement, globals }) => {
    const dialog = within(await change(canvasElement, textsOf(globals)))
    await waitFor(() => expect(dialog.getByText('Marc Nguyen')).toBeVisible())
    await expect(dialog.getAllByText('Onboarding.Write').length).toBeGreaterThan(1)
  },
}

/** A reader without the right to read people sees the figures, and which right the names require. */
export const ImpactWithoutNames: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'assessRolePlan'>(assessRolePlan, {
        ...assessRolePlan.success.named,
        namedPeople: [],
      }),
      ...services,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    await waitFor(() => expect(dialog.getByText(/Users\.Read/)).toBeVisible())
    await expect(dialog.queryByRole('grid', { name: texts.impact.people })).toBeNull()
  },
}

/** A reader without the right to read people sees what changes for those they named; others are only counted. */
export const ImpactOfNamed: Story = {
  parameters: {
    picture: 'none',
    ...inPortal(atTab('members')),
    msw: [answerWith<'assessRolePlan'>(assessRolePlan, assessRolePlan.success.named), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.members.paste }))
    const field = await canvas.findByRole('textbox', { name: texts.members.pasteLabel })
    await userEvent.type(field, 'staff@parvis.example')
    await userEvent.click(canvas.getByRole('button', { name: texts.members.pasteAdd }))
    await waitFor(() => expect(canvas.getAllByText('staff@parvis.example')[0]).toBeVisible())
    const dialog = within(await review(canvasElement, texts))
    const grid = within(await dialog.findByRole('grid', { name: texts.impact.people }))
    await waitFor(() => expect(grid.getByText('staff@parvis.example')).toBeVisible())
    await waitFor(() => expect(dialog.getByText(/Users\.Read/)).toBeVisible())
  },
}

/** The review warns about rights that let people give themselves more, and about rights no menu leads to. */
export const ImpactRaising: Story = {
  parameters: {
    picture: 'none',
    msw: [answerWith<'assessRolePlan'>(assessRolePlan, assessRolePlan.success.raising), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    await waitFor(() => expect(dialog.getByText(texts.impact.raisesTitle)).toBeVisible())
    await expect(
      dialog.getByText(/^Roles\.Manage.*: (they can edit every role|permet de modifier tous les rôles)/),
    ).toBeVisible()
    await expect(
      dialog.getByText(/(Security › Roles and groups|Sécurité › Rôles et groupes)/),
    ).toHaveTextContent(/(Missing|Il manque).*: Applications\.Read\./)
    await expect(dialog.getByText(texts.impact.raisesMark)).toBeVisible()
    await expect(dialog.getByText(texts.impact.noMenus)).toBeVisible()
  },
}

/** The menus people start or stop seeing. Somebody who only manages the role sees a count of further menus. */
export const ImpactMenus: Story = {
  parameters: {
    picture: 'none',
    msw: [answerWith<'assessRolePlan'>(assessRolePlan, assessRolePlan.success.named), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    const table = within(await dialog.findByRole('table', { name: texts.impact.menus }))
    await waitFor(() =>
      expect(table.getByRole('row', { name: /Onboarding › (New request|Nouvelle demande)/ })).toBeVisible(),
    )
    await expect(dialog.getByText(texts.impact.otherMenus_one.replace('{{count}}', '1'))).toBeVisible()
  },
}

/** For each scope, how many staff and how many clients gain and lose it. */
export const ImpactByType: Story = {
  parameters: {
    picture: 'none',
    msw: [answerWith<'assessRolePlan'>(assessRolePlan, assessRolePlan.success.types), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    const grid = within(await dialog.findByRole('grid', { name: texts.impact.scopes }))
    const { gains, loses } = texts.impact
    for (const title of [gains.staff, loses.staff, gains.clients, loses.clients])
      await waitFor(() => expect(grid.getByRole('columnheader', { name: title })).toBeInTheDocument())
    const row = await grid.findByRole('row', { name: /Documents\.Write/ })
    const figures = within(row)
      .getAllByRole('gridcell')
      .map(cell => cell.textContent)
    await expect(figures).toEqual(expect.arrayContaining(['12', '3', '408', '0']))
    const sum = filled(texts.impact.types, { staff: 12, clients: 408 })
    await waitFor(() => expect(dialog.getByText(asRead(sum))).toBeVisible())
  },
}

export const ImpactNobody: Story = {
  parameters: {
    picture: 'none',
    msw: [
      answerWith<'assessRolePlan'>(assessRolePlan, {
        ...assessRolePlan.success.impact,
        gainingCount: 0,
        losingCount: 0,
        gainingStaffCount: 0,
        losingStaffCount: 0,
        scopes: [],
        menus: [],
        addedDependencies: [],
        peopleCount: 0,
        people: [],
      }),
      ...services,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    await waitFor(() => expect(dialog.getByText(texts.impact.nobody)).toBeVisible())
  },
}

export const ImpactAwaited: Story = {
  parameters: { picture: 'none', msw: [neverAnswer(assessRolePlan), ...services] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    await expect(dialog.getByRole('button', { name: texts.impact.save })).toBeDisabled()
  },
}

export const ImpactFailed: Story = {
  parameters: { picture: 'none', msw: [refuse(assessRolePlan, 'server-error'), ...services] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = within(await change(canvasElement, texts))
    await waitFor(() => expect(dialog.getByText(texts.impact.failed)).toBeVisible())
  },
}

const refused = recording(applyRolePlan, {
  status: 409,
  content: applyRolePlan.problem['role-scope-required'],
})
/** The services reject the plan: the dialog says why, and nothing is lost. */
export const Refused: Story = {
  parameters: { picture: 'none', msw: [refused.handler, ...services] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const shown = await change(canvasElement, texts)
    const dialog = within(shown)
    await confirm(shown, texts.impact.save)
    await waitFor(() => expect(dialog.getByText(/depend on a scope|dépendent d’un droit/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: texts.impact.back }))
    await expect(await purposeOf(canvasElement, texts.field.purpose)).toHaveValue(`${auditRole.purpose} !`)
  },
}

const theirs = {
  ...auditRole,
  '@odata.etag': '"5"',
  purpose: 'Leur objet',
  roleFunctionDescription: 'Leur nom',
}
const raced = recording(
  applyRolePlan,
  {
    status: 412,
    content: { ...applyRolePlan.problem['role-scope-required'], status: 412, code: 'precondition-failed' },
  },
  { content: applyRolePlan.success.changed },
)
/** Somebody else saved first: both versions are shown side by side, and overwriting theirs is reviewed again. */
export const Conflict: Story = {
  parameters: { picture: 'none', msw: [foundInTurn(auditRole, theirs), raced.handler, ...services] },
  beforeEach: () => {
    raced.sent.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await confirm(await change(canvasElement, texts), texts.impact.save)
    const conflict = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(conflict.getByText('Leur objet')).toBeVisible())
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(/^Hélène Marchand /)
    const overwrite = conflict
      .getAllByRole('button')
      .find(button => /Overwrite|Remplacer/.test(button.textContent))
    await userEvent.click(overwrite ?? canvasElement)
    await confirm(await screen.findByRole('dialog'), texts.impact.save)
    await waitFor(() => expect(raced.sent).toHaveLength(2))
    await expect(raced.sent[1]).toEqual({ version: '"5"', body: { purpose: `${auditRole.purpose} !` } })
  },
}

/** The role was deleted while the page was open: the changes can be saved as a new role. */
export const Gone: Story = {
  parameters: {
    picture: 'none',
    msw: [refuse(applyRolePlan, 'not-found'), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await confirm(await change(canvasElement, texts), texts.impact.save)
    await waitFor(() => expect(within(canvasElement).getByText(texts.plan.goneTitle)).toBeVisible())
    await expect(within(canvasElement).getByRole('button', { name: texts.plan.createAgain })).toBeVisible()
    await expect(await purposeOf(canvasElement, texts.field.purpose)).toHaveValue(`${auditRole.purpose} !`)
  },
}
