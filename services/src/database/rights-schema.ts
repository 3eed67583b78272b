import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MemberRule } from '../domain/roles/member-rule.ts'
import type { Moment } from './columns.ts'

/** A list of URLs as jsonb: write with `JSON.stringify`, read as an array. */
type Addresses = ColumnType<string[], string | undefined, string>

/** A rule as jsonb: write with `JSON.stringify`. */
type Rule = ColumnType<MemberRule | null, string | null | undefined, string | null>

export interface ApplicationTable {
  id: Generated<number>
  name: string
  /** Null if the French name applies in English too. */
  english_name: string | null
  technical_name: string
  client_id: string | null
  tenant_id: string | null
  /** The first of `redirect_urls`. */
  redirect_url: GeneratedAlways<string | null>
  redirect_urls: Addresses
  is_internal: Generated<boolean>
  link: string
  /** E-mail in lower case. */
  created_by: string
  created_date: Moment
  version: Generated<number>
}

export interface ApplicationModuleTable {
  id: Generated<number>
  application_id: number
  parent_module_id: number | null
  name: string
  version: Generated<number>
}

export interface ApplicationFeatureTable {
  id: Generated<number>
  application_id: number
  application_module_id: number | null
  name: string
  version: Generated<number>
}

export interface ScopeTable {
  /** Below 4096. */
  id: Generated<number>
  scope_name: string
  scope_description: string
  scope_english_description: string
  application_id: number | null
  application_feature_id: number | null
  version: Generated<number>
}

export interface ScopeDependencyTable {
  id: Generated<number>
  application_id: number
  scope_id: number
  required_scope_id: number
  version: Generated<number>
}

export interface RoleTable {
  id: Generated<number>
  role_function_description: string
  /** Null if the French name applies in English too. */
  english_name: string | null
  creator_id: number | null
  created_date: Moment
  modified_date: Moment
  modifier_id: number | null
  purpose: Generated<string>
  member_rule: Rule
  rule_reads_applications: GeneratedAlways<boolean>
  version: Generated<number>
}

export interface RoleScopeTable {
  id: Generated<number>
  roles_id: number
  scope_id: number
  version: Generated<number>
}

export interface RoleStaticUserTable {
  id: Generated<number>
  roles_id: number
  users_id: number
  version: Generated<number>
}

export interface RoleManagerTable {
  id: Generated<number>
  roles_id: number
  users_id: number
  version: Generated<number>
}

/** Maintained by triggers only. */
export interface RoleCalculatedUserTable {
  roles_id: number
  users_id: number
}

export interface RoleChangeTable {
  id: Generated<number>
  roles_id: number
  role_function_description: string
  kind: string
  before: string | null
  after: string | null
  rule_before: Rule
  rule_after: Rule
  user_email: string | null
  /** E-mail in lower case. */
  changed_by: string
  changed_date: Moment
}

/** Number of members of a role; no row for a role that never had any. Maintained by triggers only. */
export interface RoleSizeTable {
  roles_id: number
  member_count: number
}

/**
 * The attributes of people that rules refer to, one row per combination; empty texts for unknown values. Maintained by
 * triggers only.
 */
export interface UserKindTable {
  id: Generated<number>
  grade: string
  business_unit: string
  country: string
  user_type: string
}

/** The kind of each person. Maintained by triggers only. */
export interface UserFactTable {
  users_id: number
  kind_id: number
}

/** One row: the settings that the rules need. */
export interface FirmTable {
  id: number
  domain: string
}

/** View: members of roles, static and calculated; a person who is both appears twice. */
export interface RoleMemberView {
  roles_id: number
  users_id: number
  kind: 'static' | 'calculated'
}

/** View: each scope with every scope it implies, including itself. */
export interface ScopeClosureView {
  scope_id: number
  implied_id: number
}

/** View: the effective scopes of each person, including dependencies. */
export interface UserScopeView {
  id: number
  user_email: string
  scope_name: string
}

/** A person's request for access to an application. */
export interface AccessRequestTable {
  id: Generated<number>
  /** Null once the menu is deleted; the database then keeps its names and scope here and closes pending requests. */
  menu_id: number | null
  menu_title: Generated<string | null>
  menu_english_title: Generated<string | null>
  scope_name: Generated<string | null>
  users_id: number
  reason: string
  state: Generated<'pending' | 'granted' | 'refused' | 'withdrawn' | 'closed'>
  created_date: Moment
  /** Null while pending. */
  decided_date: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** E-mail in lower case; null if it was granted because the person has got the right in another way. */
  decided_by: string | null
  /** Why it was refused. */
  answer: string | null
  /** The name, at the time, of the role that granted access. */
  role_name: string | null
  version: Generated<number>
}
