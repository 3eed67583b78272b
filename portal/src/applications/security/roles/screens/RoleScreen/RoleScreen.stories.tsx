import {
  getRole,
  listRoleChanges,
  listRoleMembers,
  previewMemberRule,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerWith } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { roles } from '../../application.ts'
import { rolesTexts } from '../../i18n/texts.ts'
import { auditRole, foundInTurn, manager, reader, services, textsOf } from '../../roles-stories.fixtures.ts'
import { RoleScreen } from './RoleScreen.tsx'
import { atTab, goTo, ofRole } from './story-role.fixtures.tsx'

const meta = {
  title: 'Screens/Role',
  component: RoleScreen,
  decorators: ofRole,
  parameters: { layout: 'fullscreen', msw: [...services] },
} satisfies Meta<typeof RoleScreen>
export default meta
type Story = StoryObj<typeof meta>

const name = auditRole.roleFunctionDescription

export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { field } = textsOf(globals)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: new RegExp(field.name) })).toHaveValue(name),
    )
    await expect(canvas.getByRole('textbox', { name: field.purpose })).toHaveValue(auditRole.purpose)
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
  },
}

const english = 'Audit management'
/** A role with an English name is shown by the name in the reader's language. */
export const Named: Story = {
  parameters: {
    msw: [answerWith<'getRole'>(getRole, { ...auditRole, englishName: english }), ...services],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { field } = textsOf(globals)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: field.englishName })).toHaveValue(english))
    const called = globals['locale'] === 'fr' ? name : english
    await expect(canvas.getByRole('heading', { level: 1, name: called })).toBeVisible()
  },
}

export const Scopes: Story = {
  parameters: { ...inPortal(atTab('scopes')), picture: 'none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Onboarding.Write')).toBeVisible())
  },
}

export const Members: Story = {
  parameters: { ...inPortal(atTab('members')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Condition 1' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/^18 (people meet|personnes remplissent)/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('staff@parvis.example')).toBeVisible())
    await expect(canvas.getByRole('grid', { name: textsOf(globals).members.list })).toBeVisible()
  },
}

const askedFor: URLSearchParams[] = []
/** The services filter and sort the members, because everybody may be one. */
export const MembersArranged: Story = {
  parameters: {
    ...inPortal(atTab('members')),
    picture: 'none',
    msw: [
      http.get(listRoleMembers.pattern, ({ request }) => {
        askedFor.push(new URL(request.url).searchParams)
        return HttpResponse.json(listRoleMembers.success.role)
      }),
      ...services,
    ],
  },
  beforeEach: () => {
    askedFor.length = 0
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { members } = textsOf(globals)
    await canvas.findByText('staff@parvis.example')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${members.kind}$`) }))
    await userEvent.click(await screen.findByRole('option', { name: members.kindByName }))
    await waitFor(() =>
      expect(askedFor.at(-1)?.get('$filter')).toBe('(rolesId eq 12 and (isStatic eq true))'),
    )
    await expect(askedFor.at(-1)?.get('$orderby')).toBe('name')
  },
}

export const Managers: Story = {
  parameters: { ...inPortal(atTab('managers')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Karim Benali')).toBeVisible())
    await expect(canvas.getByText(textsOf(globals).managers.raisesTitle)).toBeVisible()
  },
}

/** Who changed what and when, with the values before and after, in words. */
export const History: Story = {
  parameters: { ...inPortal(atTab('history')), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(textsOf(globals).history.ruleChanged)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/^Grade (is|est) Manager$/)).toBeVisible())
    await expect(canvas.getAllByText('Hélène Marchand')).toHaveLength(3)
  },
}

const { value: told } = listRoleChanges.success.role
const lastFirst = told.length - 1
/** Older changes are loaded on demand, and the services do the searching. */
export const HistorySearched: Story = {
  parameters: {
    ...inPortal(atTab('history')),
    picture: 'none',
    msw: [
      http.get(listRoleChanges.pattern, ({ request }) => {
        const asked = new URL(request.url).searchParams
        const found = told.filter(({ before }) => !asked.has('$search') || before === 'Marc Nguyen')
        const skip = Number(asked.get('$skip') ?? 0)
        const value = skip === 0 ? found.slice(0, lastFirst) : found.slice(skip)
        return HttpResponse.json({ value, '@odata.count': found.length })
      }),
      ...services,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const { history } = textsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: filled(history.older_one, { count: 1 }) }),
    )
    await waitFor(() => expect(canvas.getByText(history.created)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /older|anciennes/ })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: history.search }), 'nguyen')
    await waitFor(() =>
      expect(canvas.getByText(asRead(filled(history.found_one, { count: 1 })))).toBeVisible(),
    )
    await expect(
      canvas.getByText(asRead(filled(history.memberRemoved, { name: 'Marc Nguyen' }))),
    ).toBeVisible()
    await expect(canvas.queryByText(history.created)).toBeNull()
  },
}

export const HistoryUnknown: Story = {
  parameters: {
    ...inPortal(atTab('history')),
    picture: 'none',
    msw: [answerWith<'listRoleChanges'>(listRoleChanges, { value: [], '@odata.count': 0 }), ...services],
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).history.empty)).toBeVisible())
  },
}

/** Without permission to edit, a reader sees the same page without actions, and the reason. */
export const Reader: Story = {
  parameters: { ...inPortal({ person: reader, ...atTab('members') }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.reader.title)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Grade (is|est) Manager (or|ou) Directeur/)).toBeVisible())
    await expect(canvas.queryByRole('form')).toBeNull()
    await goTo(canvasElement, texts.tab.scopes)
    await waitFor(() => expect(canvas.getByText('Onboarding.Write')).toBeVisible())
    await goTo(canvasElement, texts.tab.details)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A manager of the role, whose email is stored with a capital, changes its members and reads the rest. */
export const Manager: Story = {
  parameters: {
    ...inPortal({ person: manager, ...atTab('members') }),
    picture: 'none',
    msw: [
      foundInTurn({
        ...auditRole,
        roleManagers: auditRole.roleManagers.map(({ users, ...each }) => ({
          ...each,
          users: users && { ...users, userEmail: 'Partner@parvis.example' },
        })),
      }),
      ...services,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.reader.managerTitle)).toBeVisible())
    await expect(canvas.getByText(texts.reader.raisesTitle)).toBeVisible()
    await expect(canvas.getByText(/Onboarding\.Read (and|et) Onboarding\.Write/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Condition 1' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: texts.delete.open })).toBeNull()
    await goTo(canvasElement, texts.tab.details)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A reader without the right to read people sees how many people the rule matches, but not who. */
export const ManagerWithoutNames: Story = {
  parameters: {
    ...inPortal({ person: manager, ...atTab('members') }),
    picture: 'none',
    msw: [answerWith<'previewMemberRule'>(previewMemberRule, { count: 18, people: null }), ...services],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByText(/^18 (people meet the rule now|personnes remplissent .*)\.$/),
      ).toBeVisible(),
    )
  },
}

/** An address without a valid role id shows that nothing was found, and sends no request. */
export const NoKey: Story = {
  parameters: { ...inPortal({ path: `${roles.address('list')}/seven` }), picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() => expect(within(canvasElement).getByText(textsOf(globals).gone.title)).toBeVisible())
  },
}

const states = recordStates({
  asks: getRole,
  beside: services,
  texts: rolesTexts,
  thing: auditRole,
  shows: ({ roleFunctionDescription }) => roleFunctionDescription,
})
export const Loading = states.Loading
export const Slow = states.Slow
export const Gone = states.Gone
export const LongText = states.LongText
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline
