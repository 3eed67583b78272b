import {
  applyRolePlan,
  assessRolePlan,
  findRoleMembers,
  getApplication,
  getMemberRuleChoices,
  getRole,
  listApplications,
  listRoleChanges,
  listRoleMembers,
  listRoles,
  previewMemberRule,
} from '@parvis/api-types/generated/examples/authorization'
import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import type { HttpHandler } from 'msw'
import { answer, answerInTurn, answerWith } from '../../../stories/answers.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { rolesTexts } from './i18n/texts.ts'
import type { WholeRole } from './role.ts'
import type { ListedRole } from './screens/RolesScreen/role-lists.ts'

const user = {
  id: 1,
  name: 'Marchand',
  firstname: 'Hélène',
  userLogin: 'hmarchand',
  userEmail: 'admin@parvis.example',
}
const audit: ListedRole = {
  ...applyRolePlan.success.changed,
  englishName: null,
  '@odata.etag': '"3"',
  creator: user,
  modifier: user,
}
const { roleStaticUsers: _, ...named } = getRole.success.members
const security = { ...named, englishName: null }

/**
 * The rows of the list, last changed first: the contract's examples, and a role whose creator and modifier no longer
 * exist.
 */
export const listed: readonly [ListedRole, ...ListedRole[]] = [
  audit,
  {
    ...security,
    id: 9,
    roleFunctionDescription: 'Éditique',
    purpose: '',
    memberCount: 0,
    scopeCount: 0,
    createdDate: '2026-03-08T14:30:00Z',
    ModifiedDate: '2026-03-08T14:30:00Z',
    creator: null,
    modifier: null,
  },
  { ...security, creator: user, modifier: null },
]

const scope = (id: number, scopeName: string, scopeDescription: string, scopeEnglishDescription: string) => ({
  '@odata.etag': '"1"',
  id,
  scopeName,
  scopeDescription,
  scopeEnglishDescription,
  applicationId: 4,
  applicationFeatureId: null,
})
const onboardingRead = scope(4, 'Onboarding.Read', 'Consulter les demandes', 'Read requests')
const onboardingWrite = scope(9, 'Onboarding.Write', 'Décider les demandes', 'Decide requests')
const offersRead = scope(5, 'Offers.Read', 'Consulter les offres', 'Read offers')

/** An application whose scopes depend on one another. */
const applications = answerWith<'listApplications'>(listApplications, {
  value: [
    {
      ...getApplication.success.whole,
      id: 4,
      name: 'Onboarding',
      securityScopes: [onboardingRead, onboardingWrite, offersRead],
      scopesDependencies: [{ '@odata.etag': '"1"', id: 1, applicationId: 4, scopeId: 9, requiredScopeId: 4 }],
    },
  ],
})

/** The role shown in the stories: two scopes, one of which requires the other, a rule, and a manager. */
export const auditRole: WholeRole = {
  ...audit,
  roleScopes: [
    { '@odata.etag': '"1"', id: 41, rolesId: 12, scopeId: 4, scope: onboardingRead },
    { '@odata.etag': '"1"', id: 42, rolesId: 12, scopeId: 9, scope: onboardingWrite },
  ],
  roleManagers: [
    {
      '@odata.etag': '"1"',
      id: 51,
      rolesId: 12,
      usersId: 3,
      users: {
        id: 3,
        name: 'Benali',
        firstname: 'Karim',
        userLogin: 'kbenali',
        userEmail: 'partner@parvis.example',
      },
    },
  ],
}

/** Answers successive requests with the given versions; the last one is repeated. */
export const foundInTurn = (...versions: readonly WholeRole[]) => answerInTurn(getRole, ...versions)

/** Handlers for every request of a role's page. */
export const services: readonly HttpHandler[] = [
  foundInTurn(auditRole),
  applications,
  answer(getMemberRuleChoices, 'choices'),
  answer(previewMemberRule, 'matches'),
  answer(listRoleMembers, 'role'),
  answer(listRoleChanges, 'role'),
  answer(assessRolePlan, 'impact'),
  answer(findRoleMembers, 'report'),
  answerWith<'listContacts'>(listContacts, {
    value: [{ id: 2, contactFullName: 'Camille Lefèvre', contactEmailOffice: 'staff@parvis.example' }],
  }),
]

/** The handler that answers with the list. */
export const listedRoles = (rows: readonly ListedRole[]) =>
  answerWith<'listRoles'>(listRoles, { value: [...rows] })

const scopesWith = (...more: readonly string[]) => ({ scopes: new Set([...storyPerson.scopes, ...more]) })
/** A person who administers roles, one who reads them, and one who manages the members of a role. */
export const administrator = scopesWith('Roles.Read', 'Roles.Manage', 'Applications.Read')
export const reader = scopesWith('Roles.Read')
export const manager = { ...reader, email: 'partner@parvis.example' }

/** The portal around every screen of the roles. */
export const portal: PortalStory = { texts: { roles: rolesTexts }, person: administrator }

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? rolesTexts.fr : rolesTexts.en
