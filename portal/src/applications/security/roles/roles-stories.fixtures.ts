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

/** The roles of the list, the last changed first: those of the contract's examples, and one whose people are no more. */
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

/** An application whose scopes depend on each other. */
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

/** The role that stories are about: two scopes of which one needs the other, a rule, a manager. */
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

/** The role as the services answer it at each question; the last version again and again. */
export const foundInTurn = (...versions: readonly WholeRole[]) => answerInTurn(getRole, ...versions)

/** Everything that the page of a role asks for. */
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

/** The list as the services answer it. */
export const listedRoles = (rows: readonly ListedRole[]) =>
  answerWith<'listRoles'>(listRoles, { value: [...rows] })

const scopesWith = (...more: readonly string[]) => ({ scopes: new Set([...storyPerson.scopes, ...more]) })
/** Who administers roles, who reads them, and who manages the members of one. */
export const administrator = scopesWith('Roles.Read', 'Roles.Manage', 'Applications.Read')
export const reader = scopesWith('Roles.Read')
export const manager = { ...reader, email: 'Partner@parvis.example' }

/** What every screen of the roles stands in. */
export const portal: PortalStory = { texts: { roles: rolesTexts }, person: administrator }

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? rolesTexts.fr : rolesTexts.en
