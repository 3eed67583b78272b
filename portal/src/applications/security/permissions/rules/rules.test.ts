import { getUserPermissions } from '@parvis/api-types/generated/examples/authorization'
import { describe, expect, it } from 'vitest'
import { compare, countSides } from './compare.ts'
import { appears, explain, fileWord, fullName } from './explain.ts'
import { permissionGraph, type LinkWords } from './permission-graph.ts'

const { manager, customer } = getUserPermissions.success

describe('the reasons of a scope', () => {
  const scopes = new Map(explain(manager, 'fr').map(scope => [scope.name, scope]))
  const said = (name: string, which: 'reasons' | 'furtherReasons' = 'reasons') =>
    scopes.get(name)?.[which].map(({ role, chain }) => [role.roleFunctionDescription, ...chain])

  it('are the shortest chain of each role, with longer chains listed separately', () => {
    expect(said('Onboarding.Write')).toEqual([['Managers', 'Onboarding.Write']])
    expect(said('Contacts.Read')).toEqual([
      ['Collaborateurs', 'Contacts.Read'],
      ['Managers', 'Onboarding.Write', 'Onboarding.Read', 'Contacts.Read'],
    ])
    expect(said('Portal.Access')).toEqual([
      ['Collaborateurs', 'Contacts.Read', 'Portal.Access'],
      ['Managers', 'Onboarding.Write', 'Onboarding.Read', 'Contacts.Read', 'Portal.Access'],
    ])
    expect(said('Portal.Access', 'furtherReasons')).toEqual([
      ['Collaborateurs', 'Accounts.Read', 'Portal.Access'],
    ])
    expect(said('Contacts.Read', 'furtherReasons')).toEqual([])
  })

  it('say whether a role gives it directly, the roles, the application and the menus that require it', () => {
    expect(scopes.get('Onboarding.Read')).toMatchObject({
      isDirect: false,
      roles: ['Managers'],
      application: 'Organisation',
    })
    expect(scopes.get('Contacts.Read')).toMatchObject({
      isDirect: true,
      roles: ['Collaborateurs', 'Managers'],
    })
    expect(scopes.get('Accounts.Read')?.menus.map(menu => menu.menuCode)).toEqual(['CLI01', 'SEC0.9'])
  })

  it('exist for a scope without an application too', () => {
    const [contacts] = customer.scopes.map(scope => ({ ...scope, applicationId: null }))
    const [alone] = explain({ ...customer, scopes: contacts ? [contacts] : [] }, 'fr')
    expect(alone).toMatchObject({ application: '', isDirect: true })
  })
})

describe('comparing two people', () => {
  it('lists the scopes both have and those only one has', () => {
    const compared = compare(manager, customer, 'fr')
    expect(compared.map(({ scope, side }) => [scope.name, side])).toEqual([
      ['Accounts.Read', 'first'],
      ['Contacts.Read', 'both'],
      ['Onboarding.Read', 'first'],
      ['Onboarding.Write', 'first'],
      ['Portal.Access', 'both'],
    ])
    expect(countSides(compared)).toEqual({ first: 3, second: 0, both: 2 })
    expect(countSides(compare(customer, manager, 'fr'))).toEqual({ first: 0, second: 3, both: 2 })
    const contacts = compared.find(({ scope }) => scope.name === 'Contacts.Read')
    expect(contacts?.first?.roles).toEqual(['Collaborateurs', 'Managers'])
    expect(contacts?.second?.roles).toEqual(['Clients'])
  })

  it('finds everything in common for the same person', () => {
    expect(countSides(compare(manager, manager, 'fr'))).toEqual({ first: 0, second: 0, both: 5 })
  })
})

describe('the graph of a person', () => {
  const words: LinkWords = {
    has: { label: 'has', reverseLabel: 'of' },
    gives: { label: 'gives', reverseLabel: 'by' },
    requires: { label: 'requires', reverseLabel: 'for' },
    opens: { label: 'opens', reverseLabel: 'asks' },
  }
  const { nodes, edges } = permissionGraph(manager, words, 'en')
  const labels = new Map(nodes.map(({ id, label }) => [id, label]))
  const told = edges.map(({ source, label, target }) =>
    [labels.get(source), label, labels.get(target)].join(' '),
  )

  it('leads from the person to the menus, with each link once', () => {
    expect(told.toSorted()).toEqual([
      'Accounts.Read opens Clients',
      'Accounts.Read requires Portal.Access',
      'Contacts.Read requires Portal.Access',
      'Managers gives Onboarding.Write',
      'Onboarding.Read requires Contacts.Read',
      'Onboarding.Write requires Onboarding.Read',
      'Samuel Okafor has Managers',
      'Samuel Okafor has Staff',
      'Staff gives Accounts.Read',
      'Staff gives Contacts.Read',
    ])
    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
  })

  it('leaves out hidden menus and uses the reader’s language', () => {
    expect(nodes.filter(({ kind }) => kind === 'menu').map(({ label }) => label)).toEqual(['Clients'])
    expect(manager.menus.filter(menu => !appears(menu))).toHaveLength(2)
    const french = permissionGraph(manager, words, 'fr').nodes.find(({ label }) => label === 'Accounts.Read')
    expect(french?.description).toBe('Consulter les clients')
    expect(fullName(manager.user)).toBe('Samuel Okafor')
    expect(fileWord(' Hélène d’Arcy / Reports.Read ')).toBe('Hélène-d-Arcy-Reports.Read')
  })
})
