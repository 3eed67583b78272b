// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Day, Moment } from '../moments.ts'

export interface paths {
    "/v1/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role
         * @description Creates a role with its initial scopes and their dependencies, its members and managers, and the rule for its calculated members. Only the name is required.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a role
         * @description The body names the role by `id`; If-Match is its version. Managers of the role can change only its `memberRule`.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/v1/Roles({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Deletes the role; its members lose the scopes that no other role gives them. The history of the role is kept. Refused while a notification that has not ended is addressed to the role, or while the role gives access to reports.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Update a role with its scopes, members, and managers
         * @description Applies the whole plan or nothing. Added scopes bring the scopes that they depend on. If-Match is the version of the role, which covers its names, purpose, scopes, and rule; members and managers that other people add or remove in the meantime are kept. Adding a person who is already a member, or removing one who no longer is, has no effect. Managers of the role can change only its static members and its `memberRule`.
         */
        patch: operations["applyRolePlan"];
        trace?: never;
    };
    "/v1/RoleImpacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview which people gain or lose scopes and menus
         * @description Compares what all people have in effect before and after. People who have a scope through another role do not lose it. Nothing is changed. Without a plan, the preview covers the deletion of the role; without a role, it covers a new one. Refused for the same reasons as the change itself.
         */
        post: operations["assessRolePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of roles, with author and time
         * @description $search also covers the values in rules.
         */
        get: operations["listRoleChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleScopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the scopes of roles */
        get: operations["listRoleScopes"];
        put?: never;
        /**
         * Add a scope to a role
         * @description Also adds the scopes that it depends on and that the role does not have.
         */
        post: operations["createRoleScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleScopes({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a scope from a role */
        delete: operations["deleteRoleScope"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleStaticUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of roles by name */
        get: operations["listRoleStaticUsers"];
        put?: never;
        /** Add a member to a role by name */
        post: operations["createRoleStaticUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleStaticUsers({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member by name from a role */
        delete: operations["deleteRoleStaticUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleStaticUsers/ByEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add members to a role by email address
         * @description Adds all the people who are found, or none if the request fails. The response gives the outcome for each line.
         */
        post: operations["addRoleMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleMembers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all members of a role, by name or by rule */
        get: operations["listRoleMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleMembers/ByEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview adding members by email address
         * @description Same as addRoleMembers, but adds no one. It is meant for a plan that is not saved yet. Without a role, no one counts as a member already.
         */
        post: operations["findRoleMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleManagers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List role managers */
        get: operations["listRoleManagers"];
        put?: never;
        /**
         * Add a manager to a role
         * @description A manager can change the static members of the role and the rule for its calculated members, and nothing else.
         */
        post: operations["createRoleManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RoleManagers({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a manager from a role */
        delete: operations["deleteRoleManager"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MemberRules/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the people whom a rule matches now */
        post: operations["previewMemberRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MemberRules/Choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the values that rules can use */
        get: operations["getMemberRuleChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications */
        get: operations["listApplications"];
        put?: never;
        /** Add an application */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Applications({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an application */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application with its modules, features, scopes, and dependencies. Refused while a role has one of its scopes, a menu requires one, a scope of another application requires one, the product itself needs one, or a notification that has not ended is about the application. `usedBy` of the problem lists these uses.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /** Update an application */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/v1/ApplicationModules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a module or a sub-module */
        post: operations["createApplicationModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApplicationModules({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a module
         * @description Deletes the module with its sub-modules and features. Refused while a scope belongs to one of these features; `usedBy` of the problem names the scopes.
         */
        delete: operations["deleteApplicationModule"];
        options?: never;
        head?: never;
        /** Rename a module */
        patch: operations["updateApplicationModule"];
        trace?: never;
    };
    "/v1/ApplicationFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a feature */
        post: operations["createApplicationFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApplicationFeatures({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a feature
         * @description Refused while scopes belong to it; `usedBy` of the problem names them.
         */
        delete: operations["deleteApplicationFeature"];
        options?: never;
        head?: never;
        /** Rename a feature */
        patch: operations["updateApplicationFeature"];
        trace?: never;
    };
    "/v1/Scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scopes */
        get: operations["listScopes"];
        put?: never;
        /** Add a scope */
        post: operations["createScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Scopes({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a scope
         * @description Refused while a role has the scope, a menu requires it, another scope requires it, or the product itself needs it. `usedBy` of the problem lists these uses.
         */
        delete: operations["deleteScope"];
        options?: never;
        head?: never;
        /**
         * Update the descriptions and the feature of a scope
         * @description The name of a scope cannot be changed, because menus and programs identify the scope by it.
         */
        patch: operations["updateScope"];
        trace?: never;
    };
    "/v1/ScopeDependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a scope dependency
         * @description People with the scope then also have the scope that it requires. A circular dependency is refused; `cycle` of the problem lists its scopes in order, from the scope back to itself. A dependency cannot be changed: delete it and add another one.
         */
        post: operations["createScopeDependency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ScopeDependencies({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a scope dependency */
        delete: operations["deleteScopeDependency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people who can have roles */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/UserScopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scopes that people have in effect
         * @description Returns the caller's own scopes. Staff with Users.Read also get the scopes of other people.
         */
        get: operations["listUserScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/UserPermissions({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the permissions of a person, with reasons
         * @description Returns the effective scopes of a person with every way in which each is in effect, and the menus that follow from them. The key is the person's key in Users. The result comes from the functions that decide the person's own calls, so it matches what the person would get.
         */
        get: operations["getUserPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ContactPermissions({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the permissions of a contact who cannot have roles yet
         * @description Same as getUserPermissions, but by the key of the contact. `user` has no key and no login if the contact is not in Users; such a contact has no roles.
         */
        get: operations["getContactPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ContactsWithoutUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts who cannot have roles yet
         * @description Get the permissions of one of these contacts with getContactPermissions, by the contact's key.
         */
        get: operations["listContactsWithoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Scopes({id})/Holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everyone who has a scope
         * @description Returns the people with a role that gives the scope, or that gives a scope that requires it.
         */
        get: operations["listScopeHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AccessRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access requests
         * @description Returns the requests of other people. No one can decide their own request.
         */
        get: operations["listAccessRequests"];
        put?: never;
        /**
         * Request access to an application
         * @description Creates a request for one of the applications from listRequestableApplications. A person can have one pending request for an application. Spaces around the reason are removed.
         */
        post: operations["createAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AccessRequests({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an access request with the roles that would grant it */
        get: operations["getAccessRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AccessRequests({id})/Grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Grant an access request with a role
         * @description Adds the person to the role by name, and tells them in the bell and by email. Other pending requests of the person that the role satisfies are granted too.
         */
        patch: operations["grantAccessRequest"];
        trace?: never;
    };
    "/v1/AccessRequests({id})/Refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refuse an access request, with a reason
         * @description Tells the person in the bell and by email. Spaces around the reason are removed.
         */
        patch: operations["refuseAccessRequest"];
        trace?: never;
    };
    "/v1/AccessRequests({id})/Withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Withdraw the caller’s own access request */
        patch: operations["withdrawAccessRequest"];
        trace?: never;
    };
    "/v1/MyAccessRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s own access requests
         * @description Returns pending requests and those created or decided in the last 30 days, at most 50, the newest first.
         */
        get: operations["listMyAccessRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RequestableApplications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications that the caller can request
         * @description Returns the applications that the caller cannot see and that some role would open, in menu order, without those that the caller has a pending request for. Their addresses are not returned.
         */
        get: operations["listRequestableApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApiConsumers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API consumers */
        get: operations["listApiConsumers"];
        put?: never;
        /** Register an API consumer */
        post: operations["createApiConsumer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApiConsumers({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an API consumer */
        get: operations["getApiConsumer"];
        put?: never;
        post?: never;
        /**
         * Delete an API consumer
         * @description Deletes the consumer with its keys and its usage data. Refused while one of its keys is in force.
         */
        delete: operations["deleteApiConsumer"];
        options?: never;
        head?: never;
        /**
         * Update an API consumer
         * @description Changes apply from the next call. A suspended consumer keeps its keys, but they open nothing.
         */
        patch: operations["updateApiConsumer"];
        trace?: never;
    };
    "/v1/ApiKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API keys */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Returns the secret in this response only.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApiKeys({id})/Rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an API key
         * @description Creates a key that replaces this one. Both are in force during the overlap, which ends at the latest when the old key expires. The secret is returned in this response only.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ApiKeys({id})/Revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Revoke an API key
         * @description Refuses the next call with the key in every process. If-Match ensures that the caller revokes the version of the key that they saw.
         */
        patch: operations["revokeApiKey"];
        trace?: never;
    };
    "/v1/ApiUsages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calls of API consumers by day and API
         * @description Days without calls have no row. Rows are kept for 400 days.
         */
        get: operations["listApiUsages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Problem
         * @description A problem document (RFC 9457). Programs should rely on `code`, which is stable.
         */
        Problem: {
            /** @description The URN of the problem, urn:parvis:problem:<code>. */
            type: string;
            /** @description Summary of the problem in English, the same for each occurrence. */
            title: string;
            status: number;
            /** @description Details of this occurrence in English. It never contains a stack trace or SQL. */
            detail?: string;
            instance?: string;
            code: string;
            /** @description Reference to give to support. The log of the services has the same one. */
            traceId: string;
            errors?: components["schemas"]["ValidationError"][];
            /** @description What prevents a deletion, at most 20 entries. */
            usedBy?: components["schemas"]["Use"][];
            /** @description The names of the scopes that would require each other in a circle, in order. The last name repeats the first. */
            cycle?: components["schemas"]["ScopeName"][];
            /** @description The onboarding request that is already in progress. `id` is null if the person cannot read it. Clients do not get this field. */
            equivalentRequest?: {
                /** Format: int32 */
                id: number | null;
                createdBy: components["schemas"]["Email"];
                createdByName: string | null;
            };
            /** @description The menus that prevent a publication or its undoing, each with the reason and its last change. */
            menus?: {
                menuId: components["schemas"]["Key"];
                menuTitle: string;
                menuEnglishTitle: string;
                /** @enum {string} */
                fault: "changed-since" | "gone-since" | "code-taken" | "cycle" | "too-deep" | "has-children" | "parent-unknown" | "link-unknown" | "scope-unknown";
                changedByName: string | null;
                /** Format: date-time */
                changedDate: Moment | null;
            }[];
            /** @description Number of attempts left for a code. */
            triesLeft?: number;
        };
        /**
         * User
         * @description A person who can have roles. Without $select every field is present.
         */
        User: {
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            firstname?: components["schemas"]["RequiredText"];
            /** @description Never contains an @. */
            userLogin?: string;
            userEmail?: components["schemas"]["Email"];
        };
        /**
         * Scope
         * @description A permission that a person can have. Without $select every field is present.
         */
        Scope: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            scopeName?: components["schemas"]["ScopeName"];
            scopeDescription?: components["schemas"]["Text"];
            scopeEnglishDescription?: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description The application that defines it.
             */
            applicationId?: number | null;
            /**
             * Format: int32
             * @description The feature that defines it.
             */
            applicationFeatureId?: number | null;
        };
        /**
         * ScopeForm
         * @description A new scope of an application, or of one of its features.
         */
        ScopeForm: {
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: components["schemas"]["RequiredText"];
            scopeEnglishDescription: components["schemas"]["RequiredText"];
            applicationId: components["schemas"]["Key"];
            /** Format: int32 */
            applicationFeatureId: number | null;
        };
        /**
         * ScopePatch
         * @description The fields of a scope to change. The name cannot be changed.
         */
        ScopePatch: {
            scopeDescription?: components["schemas"]["RequiredText"];
            scopeEnglishDescription?: components["schemas"]["RequiredText"];
            /** Format: int32 */
            applicationFeatureId?: number | null;
        };
        /**
         * Role
         * @description A set of scopes and the people who have them, by name or by rule. The version covers its names, purpose, scopes, and rule. Adding a member or a manager does not change the version, so it does not conflict with the edits of other people. Without $select every field that is not a navigation is present.
         */
        Role: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            roleFunctionDescription?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            /** @description The rule that selects the calculated members; null if the role has members by name only. */
            memberRule?: components["schemas"]["MemberRule"] | null;
            /** @description Number of people who are members by name or by rule. */
            memberCount?: number;
            /** @description Number of scopes given directly. */
            scopeCount?: number;
            createdDate?: components["schemas"]["Moment"];
            ModifiedDate?: components["schemas"]["Moment"];
            /** Format: int32 */
            creatorId?: number | null;
            /** Format: int32 */
            modifierId?: number | null;
            /** @description The person who created the role. */
            creator?: components["schemas"]["User"] | null;
            /** @description The person who last changed the role, its members, or its managers. */
            modifier?: components["schemas"]["User"] | null;
            "roleStaticUsers@odata.count"?: components["schemas"]["Count"];
            /** @description The members by name. */
            roleStaticUsers?: components["schemas"]["RoleStaticUser"][];
            "roleScopes@odata.count"?: components["schemas"]["Count"];
            /** @description The scopes given directly. They bring the scopes that they depend on. */
            roleScopes?: components["schemas"]["RoleScope"][];
            "roleManagers@odata.count"?: components["schemas"]["Count"];
            /** @description The people who can change the members. */
            roleManagers?: components["schemas"]["RoleManager"][];
        };
        /**
         * RoleForm
         * @description A new role. Missing fields are empty.
         */
        RoleForm: {
            roleFunctionDescription: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            memberRule?: components["schemas"]["MemberRule"] | null;
            addedScopeIds?: components["schemas"]["Keys"];
            addedUserIds?: components["schemas"]["Keys"];
            addedManagerIds?: components["schemas"]["Keys"];
        };
        /**
         * RolePatch
         * @description The role to change, by its id, and the fields to change.
         */
        RolePatch: {
            id: components["schemas"]["Key"];
            roleFunctionDescription?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            memberRule?: components["schemas"]["MemberRule"] | null;
        };
        /**
         * RolePlan
         * @description The changes to a role. Members and scopes are listed as additions and removals, so that the changes of other people are kept. An entry that is both added and removed stays.
         */
        RolePlan: {
            roleFunctionDescription?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            memberRule?: components["schemas"]["MemberRule"] | null;
            /** @description Their dependencies are added too. */
            addedScopeIds?: components["schemas"]["Keys"];
            /** @description Refused while another scope of the role depends on one of them. */
            removedScopeIds?: components["schemas"]["Keys"];
            /** @description Members by name. */
            addedUserIds?: components["schemas"]["Keys"];
            /** @description Members by name. */
            removedUserIds?: components["schemas"]["Keys"];
            /** @description Keys of users. */
            addedManagerIds?: components["schemas"]["Keys"];
            /** @description Keys of users. */
            removedManagerIds?: components["schemas"]["Keys"];
        };
        /** RoleImpactQuestion */
        RoleImpactQuestion: {
            /**
             * Format: int32
             * @description Null for a new role.
             */
            rolesId: number | null;
            /** @description Null to preview the deletion of the role. */
            plan: components["schemas"]["RolePlan"] | null;
        };
        /**
         * RoleImpact
         * @description Who would gain or lose what, across all people and everything they have in effect.
         */
        RoleImpact: {
            /** @description Number of people who are members now. */
            membersBefore: number;
            membersAfter: number;
            /** @description Number of people who would gain at least one scope. */
            gainingCount: number;
            /** @description Number of people who would lose at least one scope. */
            losingCount: number;
            gainingStaffCount: components["schemas"]["StaffCount"];
            losingStaffCount: components["schemas"]["StaffCount"];
            /** @description The scopes that at least one person would gain or lose, by name. */
            scopes: components["schemas"]["RoleImpactScope"][];
            /** @description The menus that at least one person would see or no longer see, in tree order. Visibility is determined as in `listMenus`, so a hidden parent also hides its children. Callers who cannot manage roles get only the menus that they see themselves. */
            menus: components["schemas"]["RoleImpactMenu"][];
            /** @description Number of further menus that would change for someone but that the caller does not see. */
            otherMenuCount: number;
            /** @description The scopes, by name, that at least one person would have without seeing any menu that leads to them, unless that is already so. The menus of a scope are those with it as their minimum scope; if there are none, those of the scopes of the same application that it implies. Null if the caller cannot manage roles. */
            stranded: components["schemas"]["RoleImpactStranded"][] | null;
            /** @description The names of the scopes that the role would also receive because an added scope depends on them. */
            addedDependencies: components["schemas"]["ScopeName"][];
            /** @description Number of entries in `people`, before $top and $skip. */
            peopleCount: number;
            /** @description The people whose scopes would change, by first name and last name; null if the caller cannot read people (Users.Read). */
            people: components["schemas"]["RoleImpactPerson"][] | null;
            /** @description For callers who cannot read people: those of the people added or removed by name in the plan whose scopes would change. Each is identified only by key, so that guessing keys reveals no names. Null for all other callers. */
            namedPeople: components["schemas"]["RoleImpactNamedPerson"][] | null;
        };
        /** RoleImpactMenu */
        RoleImpactMenu: {
            menuTitle: components["schemas"]["Text"];
            menuEnglishTitle: components["schemas"]["Text"];
            /** @description Null for an application. */
            parentTitle: string | null;
            parentEnglishTitle: string | null;
            gainingCount: number;
            losingCount: number;
        };
        /** RoleImpactMenuName */
        RoleImpactMenuName: {
            menuTitle: components["schemas"]["Text"];
            menuEnglishTitle: components["schemas"]["Text"];
            /** @description Null for an application. */
            parentTitle: string | null;
            parentEnglishTitle: string | null;
        };
        /** RoleImpactScope */
        RoleImpactScope: {
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: components["schemas"]["Text"];
            scopeEnglishDescription: components["schemas"]["Text"];
            raises: components["schemas"]["Raises"];
            gainingCount: number;
            losingCount: number;
            gainingStaffCount: components["schemas"]["StaffCount"];
            losingStaffCount: components["schemas"]["StaffCount"];
        };
        /** RoleImpactStranded */
        RoleImpactStranded: {
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: components["schemas"]["Text"];
            scopeEnglishDescription: components["schemas"]["Text"];
            peopleCount: number;
            /** @description The menus that would lead there, in tree order. */
            menus: components["schemas"]["RoleImpactMenuName"][];
            /** @description The scopes, by name, that hide these menus or their parents from some of these people. */
            missingScopes: components["schemas"]["ScopeName"][];
            /** @description Whether a menu is hidden from some of these people because it is only for the firm. */
            isOnlyFirm: boolean;
        };
        /** RoleImpactPerson */
        RoleImpactPerson: {
            usersId: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            firstname: components["schemas"]["RequiredText"];
            userEmail: components["schemas"]["Email"];
            gains: components["schemas"]["ScopeName"][];
            loses: components["schemas"]["ScopeName"][];
        };
        /**
         * RolePerson
         * @description A person who has a role or could have one.
         */
        RolePerson: {
            usersId: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            firstname: components["schemas"]["RequiredText"];
            userEmail: components["schemas"]["Email"];
        };
        Purpose: components["schemas"]["Text"];
        /**
         * RoleScope
         * @description A scope of a role. Without $select every field that is not a navigation is present.
         */
        RoleScope: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            rolesId?: components["schemas"]["Key"];
            scopeId?: components["schemas"]["Key"];
            scope?: components["schemas"]["Scope"] | null;
        };
        /** RoleScopeForm */
        RoleScopeForm: {
            rolesId: components["schemas"]["Key"];
            scopeId: components["schemas"]["Key"];
        };
        /**
         * RoleScopeAdded
         * @description A new scope of a role, with the dependencies that were added.
         */
        RoleScopeAdded: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            rolesId: components["schemas"]["Key"];
            scopeId: components["schemas"]["Key"];
            /** @description The names of the scopes that the role also received because this one depends on them. */
            addedDependencies: components["schemas"]["ScopeName"][];
        };
        /**
         * RoleChange
         * @description A single change to a role. Changes saved together have the same `changedDate` and person. Changes are kept when the role is deleted. Without $select every field is present.
         */
        RoleChange: {
            id?: components["schemas"]["Key"];
            rolesId?: components["schemas"]["Key"];
            /** @description The name of the role at that time. */
            roleFunctionDescription?: components["schemas"]["Text"];
            /** @enum {string} */
            kind?: "created" | "renamed" | "englishNameChanged" | "purposeChanged" | "ruleChanged" | "scopeAdded" | "scopeRemoved" | "memberAdded" | "memberRemoved" | "managerAdded" | "managerRemoved" | "deleted";
            /** @description The value before the change: a French or English name, the purpose, the name of a scope, or the first name and last name of a person; null if there was none. */
            before?: string | null;
            /** @description The value after the change; null if there is none. */
            after?: string | null;
            /** @description The previous rule, for `ruleChanged` and `deleted`; null if there was none. */
            ruleBefore?: components["schemas"]["MemberRule"] | null;
            /** @description The new rule, for `created` and `ruleChanged`; null if there is none. */
            ruleAfter?: components["schemas"]["MemberRule"] | null;
            /** @description Email address of the member or manager who was added or removed. */
            userEmail?: components["schemas"]["Email"] | null;
            changedBy?: components["schemas"]["Email"];
            /** @description First name and last name. */
            changedByName?: string | null;
            changedDate?: components["schemas"]["Moment"];
        };
        /**
         * RoleStaticUser
         * @description A member of a role by name. Without $select every field that is not a navigation is present.
         */
        RoleStaticUser: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            rolesId?: components["schemas"]["Key"];
            usersId?: components["schemas"]["Key"];
            /** @description The person. */
            users?: components["schemas"]["User"] | null;
        };
        /** RoleStaticUserForm */
        RoleStaticUserForm: {
            rolesId: components["schemas"]["Key"];
            usersId: components["schemas"]["Key"];
        };
        /**
         * RoleManager
         * @description A person who can change the static members of a role and the rule for its calculated members. Without $select every field that is not a navigation is present.
         */
        RoleManager: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            rolesId?: components["schemas"]["Key"];
            usersId?: components["schemas"]["Key"];
            /** @description The person. */
            users?: components["schemas"]["User"] | null;
        };
        /** RoleManagerForm */
        RoleManagerForm: {
            rolesId: components["schemas"]["Key"];
            usersId: components["schemas"]["Key"];
        };
        /**
         * RoleMember
         * @description A member of a role, by name, by rule, or both. Each person is listed once. Without $select every field is present.
         */
        RoleMember: {
            id?: number;
            rolesId?: components["schemas"]["Key"];
            usersId?: components["schemas"]["Key"];
            /** @description Whether the person is a member by name. */
            isStatic?: boolean;
            /** @description Whether the person is a member because the rule of the role matches. */
            isCalculated?: boolean;
            /**
             * Format: int32
             * @description The membership by name; null if there is none.
             */
            roleStaticUserId?: number | null;
            name?: components["schemas"]["RequiredText"];
            firstname?: components["schemas"]["RequiredText"];
            userEmail?: components["schemas"]["Email"];
            grade?: string | null;
            businessUnit?: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country?: string | null;
        };
        /**
         * RoleMemberEmails
         * @description Members to add, as pasted text.
         */
        RoleMemberEmails: {
            rolesId: components["schemas"]["Key"];
            /** @description Lines with one email address each, as `anne@a.example` or `Anne Martin <anne@a.example>`, in any letter case. */
            emails: components["schemas"]["Text"][];
        };
        /**
         * RoleMemberEmailsQuestion
         * @description Same as RoleMemberEmails, but also for a role that does not exist yet.
         */
        RoleMemberEmailsQuestion: {
            /**
             * Format: int32
             * @description Null for a new role.
             */
            rolesId: number | null;
            /** @description Lines with one email address each, as `anne@a.example` or `Anne Martin <anne@a.example>`, in any letter case. */
            emails: components["schemas"]["Text"][];
        };
        /**
         * RoleMemberReport
         * @description The actual or expected outcome for each line. Empty and repeated lines are left out.
         */
        RoleMemberReport: {
            added: components["schemas"]["RolePerson"][];
            /** @description People who are already members by name. */
            alreadyMembers: components["schemas"]["RolePerson"][];
            /** @description Email addresses that belong to no one who can have a role. */
            notFound: string[];
            /** @description Lines that are not an email address. */
            notValid: string[];
        };
        /**
         * MemberRule
         * @description The rule that selects the calculated members of a role: `all` or `any` of further rules, or a single clause. Groups can be nested at most 5 levels deep, with at most 50 clauses in total. Beyond that, the errors `too-complex` and `too-many` point to the place.
         */
        MemberRule: components["schemas"]["MemberRuleAll"] | components["schemas"]["MemberRuleAny"] | components["schemas"]["MemberRuleClause"];
        /**
         * MemberRuleAll
         * @description Matches people who match all of the rules.
         */
        MemberRuleAll: {
            all: components["schemas"]["MemberRule"][];
        };
        /**
         * MemberRuleAny
         * @description Matches people who match at least one of the rules.
         */
        MemberRuleAny: {
            any: components["schemas"]["MemberRule"][];
        };
        /**
         * MemberRuleClause
         * @description `is` matches people whose field has one of the values. `isNot` matches everyone else, including people without a value. Values are compared exactly. `country` is an ISO 3166-1 alpha-2 code. `userType` is Collaborateur or Client. `application` is the key of an application that the person can use through a role of which they are a member by name, so that no calculated membership depends on another.
         */
        MemberRuleClause: {
            /** @enum {string} */
            field: "grade" | "businessUnit" | "country" | "userType" | "application";
            /** @enum {string} */
            operator: "is" | "isNot";
            values: components["schemas"]["RequiredText"][];
        };
        /** MemberRuleQuestion */
        MemberRuleQuestion: {
            memberRule: components["schemas"]["MemberRule"];
        };
        /** MemberRuleMatches */
        MemberRuleMatches: {
            /** @description Number of people who match, before $top and $skip. */
            count: number;
            /** @description The people, by first name and last name; null if the caller cannot read people (Users.Read). */
            people: components["schemas"]["RolePerson"][] | null;
        };
        /**
         * MemberRuleChoices
         * @description The values that at least one person has, sorted. Applications are sorted by name.
         */
        MemberRuleChoices: {
            grades: string[];
            businessUnits: string[];
            /** @description ISO 3166-1 alpha-2 codes. */
            countries: string[];
            userTypes: ("Collaborateur" | "Client")[];
            applications: {
                id: components["schemas"]["Key"];
                name: components["schemas"]["RequiredText"];
                englishName: components["schemas"]["EnglishName"];
            }[];
        };
        /**
         * UserScope
         * @description A scope that a person has in effect, through a role or a dependency. Without $select every field is present.
         */
        UserScope: {
            id?: components["schemas"]["Key"];
            userEmail?: components["schemas"]["Email"];
            scopeName?: components["schemas"]["ScopeName"];
        };
        /**
         * Application
         * @description A hosted application. Without $select every field that is not a navigation is present.
         */
        Application: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            technicalName?: components["schemas"]["TechnicalName"];
            clientId?: components["schemas"]["ClientId"];
            tenantId?: components["schemas"]["TenantId"];
            /** @description The first entry of redirectUrls; null if there is none. */
            readonly redirectUrl?: string | null;
            /** @description The addresses that an OpenID Connect client can be redirected to, the usual one first. */
            redirectUrls?: components["schemas"]["RedirectUrl"][];
            /** @description Whether the application is hosted inside the portal. */
            isInternal?: boolean;
            link?: components["schemas"]["Link"];
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            "applicationModule@odata.count"?: components["schemas"]["Count"];
            applicationModule?: components["schemas"]["ApplicationModule"][];
            "applicationFeature@odata.count"?: components["schemas"]["Count"];
            applicationFeature?: components["schemas"]["ApplicationFeature"][];
            "securityScopes@odata.count"?: components["schemas"]["Count"];
            securityScopes?: components["schemas"]["Scope"][];
            "scopesDependencies@odata.count"?: components["schemas"]["Count"];
            scopesDependencies?: components["schemas"]["ScopeDependency"][];
        };
        /**
         * TechnicalName
         * @description The name for programs. Unique among applications, regardless of letter case.
         */
        TechnicalName: string;
        /**
         * ClientId
         * @description The id of the OpenID Connect client, in printable ASCII without spaces.
         */
        ClientId: string | null;
        /**
         * TenantId
         * @description The tenant of the identity provider: a UUID or a domain.
         */
        TenantId: string | null;
        /**
         * RedirectUrl
         * @description An https address, or http on the loopback interface (RFC 8252). Wildcards, fragments, and user names are not allowed, because the address is compared character by character (RFC 9700).
         */
        RedirectUrl: string;
        /**
         * ApplicationForm
         * @description A new application. The services record its creator and creation date.
         */
        ApplicationForm: {
            name: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            technicalName: components["schemas"]["TechnicalName"];
            clientId: components["schemas"]["ClientId"];
            tenantId: components["schemas"]["TenantId"];
            redirectUrls: components["schemas"]["RedirectUrl"][];
            isInternal: boolean;
            link: components["schemas"]["Link"];
        };
        /**
         * ApplicationPatch
         * @description The fields of an application to change.
         */
        ApplicationPatch: {
            name?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            technicalName?: components["schemas"]["TechnicalName"];
            clientId?: components["schemas"]["ClientId"];
            tenantId?: components["schemas"]["TenantId"];
            redirectUrls?: components["schemas"]["RedirectUrl"][];
            isInternal?: boolean;
            link?: components["schemas"]["Link"];
        };
        /**
         * ApplicationModule
         * @description A module, or a sub-module if it has a parent.
         */
        ApplicationModule: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            applicationId?: components["schemas"]["Key"];
            /** Format: int32 */
            parentModuleId?: number | null;
            name?: components["schemas"]["RequiredText"];
            "subModules@odata.count"?: components["schemas"]["Count"];
            subModules?: components["schemas"]["ApplicationModule"][];
        };
        /**
         * ApplicationModuleForm
         * @description A new module, or a new sub-module of the parent. There are only two levels.
         */
        ApplicationModuleForm: {
            applicationId: components["schemas"]["Key"];
            /** Format: int32 */
            parentModuleId: number | null;
            name: components["schemas"]["RequiredText"];
        };
        /** ApplicationModulePatch */
        ApplicationModulePatch: {
            name: components["schemas"]["RequiredText"];
        };
        /**
         * ApplicationFeature
         * @description A feature of an application or of one of its modules.
         */
        ApplicationFeature: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            applicationId?: components["schemas"]["Key"];
            /** Format: int32 */
            applicationModuleId?: number | null;
            name?: components["schemas"]["RequiredText"];
        };
        /**
         * ApplicationFeatureForm
         * @description A new feature of an application, with or without a module.
         */
        ApplicationFeatureForm: {
            applicationId: components["schemas"]["Key"];
            /** Format: int32 */
            applicationModuleId: number | null;
            name: components["schemas"]["RequiredText"];
        };
        /** ApplicationFeaturePatch */
        ApplicationFeaturePatch: {
            name: components["schemas"]["RequiredText"];
        };
        /**
         * ScopeDependency
         * @description A dependency between scopes. People with the scope also have the scope that it requires.
         */
        ScopeDependency: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            applicationId?: components["schemas"]["Key"];
            scopeId?: components["schemas"]["Key"];
            requiredScopeId?: components["schemas"]["Key"];
        };
        /** ScopeDependencyForm */
        ScopeDependencyForm: {
            scopeId: components["schemas"]["Key"];
            requiredScopeId: components["schemas"]["Key"];
        };
        /**
         * UserPermissions
         * @description What a person can do, and why, at one moment. A scope is in effect if a role of the person (`roles`) gives the first scope of one of its `chains`. Each scope of a chain requires the next.
         */
        UserPermissions: {
            user: components["schemas"]["User"];
            /** @description Whether the person is a member of staff. Content that is only for the firm is visible only to staff. */
            isStaff: boolean;
            /**
             * @description The problem code with which the portal refuses the person entirely, whatever their scopes and menus; null if it does not. `record-missing`: the person has no record in the client directory. `terms-not-accepted`: the person is a client who has not accepted the current terms. `scope-missing`: Portal.Access is not in effect.
             * @enum {string|null}
             */
            refusal: "record-missing" | "terms-not-accepted" | "scope-missing" | null;
            /** @description The roles of the person, by name. */
            roles: components["schemas"]["PermissionRole"][];
            /** @description The applications that define the scopes, and those named in matched clauses, by name. */
            applications: components["schemas"]["PermissionApplication"][];
            /** @description The scopes in effect, by name. */
            scopes: components["schemas"]["PermissionScope"][];
            /** @description Every menu of the portal in menu order, each parent before its children. Menus that do not appear have a reason. */
            menus: components["schemas"]["PermissionMenu"][];
        };
        /**
         * PermissionRole
         * @description A role that a person has, by name, by rule, or both.
         */
        PermissionRole: {
            id: components["schemas"]["Key"];
            roleFunctionDescription: components["schemas"]["RequiredText"];
            englishName: components["schemas"]["EnglishName"];
            /** @description Whether the person is a member by name. */
            isStatic: boolean;
            /** @description Whether the person is a member because the rule of the role matches. */
            isCalculated: boolean;
            /** @description The clauses through which the rule matches, in the order of the rule. Clauses of alternatives that do not match are left out. Empty if the person is not a member by rule. */
            matchedClauses: components["schemas"]["MemberRuleClause"][];
            /** @description The scopes that the role gives directly, in ascending order. */
            scopeIds: components["schemas"]["Key"][];
        };
        /** PermissionApplication */
        PermissionApplication: {
            id: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            englishName: components["schemas"]["EnglishName"];
        };
        /**
         * PermissionScope
         * @description A scope in effect for a person.
         */
        PermissionScope: {
            id: components["schemas"]["Key"];
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: components["schemas"]["Text"];
            scopeEnglishDescription: components["schemas"]["Text"];
            /** Format: int32 */
            applicationId: number | null;
            /** @description One chain of scope ids for each directly given scope that brings this scope, the shortest chain first. A chain starts with a scope that a role of the person gives directly, follows the shortest path of required scopes, and ends with this scope. If a role gives this scope directly, that chain contains only this scope. The list is complete: without the first scopes of all chains, this scope would no longer be in effect. */
            chains: components["schemas"]["Key"][][];
        };
        /**
         * PermissionMenu
         * @description A menu as it would appear on the person's home page or in the sidebar.
         */
        PermissionMenu: {
            id: components["schemas"]["Key"];
            menuCode: string;
            menuTitle: string;
            menuEnglishTitle: string;
            menuDescription: string;
            menuEnglishDescription: string;
            menuColor: string;
            menuIcon: string;
            menuLink: string;
            menuOrder: number;
            /** Format: int32 */
            menuParentId: number | null;
            minimumScope: components["schemas"]["ScopeName"];
            onlyFirm: boolean;
            /** @description Why the menu does not appear; empty if it does. `scope-missing`: its minimum scope is not in effect. `only-firm`: the menu is only for the firm, and the person is a client. `manages-nothing`: the menu leads to the roles that a person manages, and this person manages none. `parent-hidden`: its parent menu does not appear. */
            hiddenBecause: ("scope-missing" | "only-firm" | "manages-nothing" | "parent-hidden")[];
        };
        /**
         * ContactWithoutUser
         * @description A person in the client directory who cannot have roles yet. Without $select every field is present.
         */
        ContactWithoutUser: {
            /** @description The key of the contact. */
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            firstname?: components["schemas"]["RequiredText"];
            userEmail?: components["schemas"]["Email"];
        };
        /**
         * ScopeHolder
         * @description A person who has a scope in effect. Without $select every field is present.
         */
        ScopeHolder: {
            /** @description The key of the person. */
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            firstname?: components["schemas"]["RequiredText"];
            userLogin?: string;
            userEmail?: components["schemas"]["Email"];
            /** @description Whether a role of the person gives the scope directly. If false, the scope is only required by other scopes of the person. */
            isDirect?: boolean;
            /** @description Whether the person is a member by name of a role that gives the scope. */
            isStatic?: boolean;
            /** @description Whether the person is a member by rule of a role that gives the scope. */
            isCalculated?: boolean;
            /**
             * Format: int32
             * @description Number of the person's roles that give the scope.
             */
            roleCount?: number;
            /** @description The names of these roles, sorted, at most 5. */
            roleNames?: string[];
            /** @description The English names of the same roles, in the same order. */
            englishRoleNames?: string[];
        };
        /**
         * AccessRequestState
         * @description `pending`: no one has decided yet. `granted`: someone granted it, or, if `decidedBy` is missing, the person gained the scope in another way. `refused`: someone refused it. `withdrawn`: the person withdrew it. `closed`: the application was deleted.
         * @enum {string}
         */
        AccessRequestState: "pending" | "granted" | "refused" | "withdrawn" | "closed";
        AccessReason: components["schemas"]["RequiredText"];
        /**
         * AccessRequest
         * @description A person's request to use an application. Without $select every field is present.
         */
        AccessRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description The application; null once it is deleted.
             */
            menuId?: number | null;
            /** @description The French title; the last one if the application was deleted. */
            menuTitle?: string;
            menuEnglishTitle?: string;
            /** @description The person who asked. */
            usersId?: components["schemas"]["Key"];
            /** @description First name and last name. */
            personName?: string;
            personEmail?: components["schemas"]["Email"];
            reason?: components["schemas"]["RequiredText"];
            state?: components["schemas"]["AccessRequestState"];
            createdDate?: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Null while the request is pending.
             */
            decidedDate?: Moment | null;
            /** Format: email */
            decidedBy?: string | null;
            decidedByName?: string | null;
            /** @description The reason for a refusal; null otherwise. */
            answer?: string | null;
            /** @description Name of the role when it was granted; null otherwise. */
            roleName?: string | null;
        };
        /**
         * AccessRequestRecord
         * @description A request with the information needed to decide it.
         */
        AccessRequestRecord: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            /** Format: int32 */
            menuId: number | null;
            menuTitle: string;
            menuEnglishTitle: string;
            /** @description The scope that opens the application. */
            scopeName: components["schemas"]["ScopeName"];
            usersId: components["schemas"]["Key"];
            personName: string;
            personEmail: components["schemas"]["Email"];
            grade: string | null;
            businessUnit: string | null;
            reason: components["schemas"]["RequiredText"];
            state: components["schemas"]["AccessRequestState"];
            createdDate: components["schemas"]["Moment"];
            /** Format: date-time */
            decidedDate: Moment | null;
            /** Format: email */
            decidedBy: string | null;
            decidedByName: string | null;
            answer: string | null;
            roleName: string | null;
            /** @description The roles that give this scope, at most 50, ordered by how many other scopes they add, fewest first. Empty unless the request is pending. */
            roles: components["schemas"]["AccessRequestRole"][];
        };
        /** AccessRequestRole */
        AccessRequestRole: {
            id: components["schemas"]["Key"];
            roleFunctionDescription: string;
            englishName: components["schemas"]["EnglishName"];
            purpose: string;
            /** @description Number of people who are members by name or by rule. */
            memberCount: number;
            /** @description The scopes that the person would gain through the role, apart from the scope that opens the application and its dependencies, ordered by name. */
            furtherScopes: components["schemas"]["AccessRequestScope"][];
        };
        /** AccessRequestScope */
        AccessRequestScope: {
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: string;
            scopeEnglishDescription: string;
        };
        /** AccessRequestForm */
        AccessRequestForm: {
            /** @description The application. */
            menuId: components["schemas"]["Key"];
            reason: components["schemas"]["RequiredText"];
        };
        /** AccessRequestGrant */
        AccessRequestGrant: {
            /** @description The role that the person is added to. */
            rolesId: components["schemas"]["Key"];
        };
        /** AccessRequestRefusal */
        AccessRequestRefusal: {
            /** @description The reason given to the person. */
            answer: components["schemas"]["RequiredText"];
        };
        /**
         * MyAccessRequest
         * @description A request of the caller and its outcome.
         */
        MyAccessRequest: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            /** Format: int32 */
            menuId: number | null;
            menuTitle: string;
            menuEnglishTitle: string;
            reason: components["schemas"]["RequiredText"];
            state: components["schemas"]["AccessRequestState"];
            createdDate: components["schemas"]["Moment"];
            /** Format: date-time */
            decidedDate: Moment | null;
            decidedByName: string | null;
            /** @description The reason for a refusal; null otherwise. */
            answer: string | null;
        };
        /** MyAccessRequestList */
        MyAccessRequestList: {
            value: components["schemas"]["MyAccessRequest"][];
        };
        /**
         * RequestableApplication
         * @description An application that the caller cannot see, as its menu describes it.
         */
        RequestableApplication: {
            menuId: components["schemas"]["Key"];
            menuTitle: string;
            menuEnglishTitle: string;
            menuDescription: string;
            menuEnglishDescription: string;
            menuIcon: string;
            menuColor: string;
        };
        /** RequestableApplicationList */
        RequestableApplicationList: {
            value: components["schemas"]["RequestableApplication"][];
        };
        /**
         * ApiName
         * @description The name of an API in apis.yaml.
         * @enum {string}
         */
        ApiName: "Contacts" | "Accounts" | "Engagements" | "Offers" | "Onboarding" | "Roles" | "Applications" | "Users";
        /**
         * ApiConsumer
         * @description A program that reads the APIs that it is subscribed to. Without $select every field that is not a navigation is present.
         */
        ApiConsumer: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            /** @description The person responsible for the consumer. */
            ownerId?: components["schemas"]["Key"];
            /** @description The person responsible for the consumer. */
            owner?: components["schemas"]["User"] | null;
            /** @description The APIs that the consumer is subscribed to, in the order of apis.yaml. */
            apis?: components["schemas"]["ApiName"][];
            /** @description Maximum number of calls per clock minute. */
            quotaPerMinute?: components["schemas"]["QuotaPerMinute"];
            /** @description Maximum number of calls per UTC day. */
            quotaPerDay?: components["schemas"]["QuotaPerDay"];
            /** @enum {string} */
            state?: "active" | "suspended";
            /** @description Number of keys that are neither revoked nor expired. */
            keysInForce?: number;
            /**
             * Format: date-time
             * @description The earliest expiry date of the keys in force that have no replacement; null if none of them expires.
             */
            nextExpiryDate?: Moment | null;
            /**
             * Format: date-time
             * @description Time of the last call, to the minute.
             */
            lastUsedDate?: Moment | null;
            /** @description Number of calls on the current UTC day, which count toward the quota. */
            callsToday?: number;
            /** @description Number of calls in the last 30 UTC days, including today. */
            recentCalls?: number;
            /** @description Number of calls on each of these 30 days, today last. */
            recentCallsByDay?: number[];
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            modifiedDate?: components["schemas"]["Moment"];
            modifiedBy?: components["schemas"]["Email"];
        };
        /**
         * ApiConsumerForm
         * @description A new consumer. It is active and has no keys yet.
         */
        ApiConsumerForm: {
            name: components["schemas"]["RequiredText"];
            description: components["schemas"]["Text"];
            ownerId: components["schemas"]["Key"];
            apis: components["schemas"]["ApiName"][];
            quotaPerMinute: components["schemas"]["QuotaPerMinute"];
            quotaPerDay: components["schemas"]["QuotaPerDay"];
        };
        /**
         * ApiConsumerPatch
         * @description The fields of a consumer to change. The changes apply from its next call.
         */
        ApiConsumerPatch: {
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            ownerId?: components["schemas"]["Key"];
            apis?: components["schemas"]["ApiName"][];
            quotaPerMinute?: components["schemas"]["QuotaPerMinute"];
            quotaPerDay?: components["schemas"]["QuotaPerDay"];
            /** @enum {string} */
            state?: "active" | "suspended";
        };
        /**
         * ApiKey
         * @description A key of a consumer, without its secret. Without $select every field is present.
         */
        ApiKey: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            consumerId?: components["schemas"]["Key"];
            /** @description Where the key is used. */
            label?: components["schemas"]["RequiredText"];
            /** @description The first characters of the key. */
            prefix?: string;
            /**
             * @description State of the key. `ending`: another key replaces it, and it stays in force until expiresDate.
             * @enum {string}
             */
            state?: "active" | "ending" | "expired" | "revoked";
            /** Format: date-time */
            expiresDate?: Moment | null;
            /**
             * Format: date-time
             * @description Time of the last call, to the minute.
             */
            lastUsedDate?: Moment | null;
            /**
             * Format: int32
             * @description The key that replaces this one.
             */
            replacedById?: number | null;
            /** Format: date-time */
            revokedDate?: Moment | null;
            /** Format: email */
            revokedBy?: string | null;
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
        };
        /** ApiKeyForm */
        ApiKeyForm: {
            consumerId: components["schemas"]["Key"];
            label: components["schemas"]["RequiredText"];
            /**
             * Format: date-time
             * @description Null if the key never expires.
             */
            expiresDate: Moment | null;
        };
        /**
         * ApiKeyRotation
         * @description When the new key expires, and how many days both keys are in force.
         */
        ApiKeyRotation: {
            overlapDays: number;
            /**
             * Format: date-time
             * @description Null if the key never expires.
             */
            expiresDate: Moment | null;
        };
        /**
         * NewApiKey
         * @description A newly created key with its secret.
         */
        NewApiKey: {
            apiKey: WithRequired<components["schemas"]["ApiKey"], "id" | "consumerId" | "label" | "prefix" | "state" | "expiresDate" | "lastUsedDate" | "replacedById" | "revokedDate" | "revokedBy" | "createdDate" | "createdBy">;
            /** @description The complete key. It is returned only once; the services keep only its SHA-256 hash. Null if the request repeats an Idempotency-Key; in that case, revoke the key and create another one. */
            secret: string | null;
        };
        /**
         * ApiUsage
         * @description The calls of a consumer on one UTC day. Without $select every field is present.
         */
        ApiUsage: {
            id?: components["schemas"]["Key"];
            consumerId?: components["schemas"]["Key"];
            /** Format: date */
            day?: Day;
            api?: components["schemas"]["ApiName"];
            /** @description Number of calls that were let through. */
            calls?: number;
            /** @description Number of calls with a key of the consumer that were refused because of the quota, the subscription, or the state of the key or the consumer. */
            refused?: number;
        };
        /**
         * ValidationError
         * @description A single fault in a request.
         */
        ValidationError: {
            /** @description JSON pointer into the body (RFC 6901), or the name of the query parameter or header. */
            pointer: string;
            /** @enum {string} */
            code: "required" | "too-short" | "too-long" | "pattern" | "format" | "type" | "not-a-number" | "minimum" | "maximum" | "too-few" | "too-many" | "not-unique" | "value-not-allowed" | "unknown-field" | "control-character" | "syntax" | "unknown-name" | "type-mismatch" | "not-supported" | "too-complex";
            /** @description Numbers and names for the message, such as limit, allowed, or position (0-based, in characters). */
            params?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /**
         * Use
         * @description Something that uses an entity to be deleted, or depends on something to be removed.
         */
        Use: {
            /**
             * @description What kind of thing it is. `product`: the product itself needs the scope with this name. `report`: reports that a role gives access to, including deleted ones that can be restored. `reminder`: reminder rules that are sent to a role.
             * @enum {string}
             */
            kind: "role" | "menu" | "scope" | "product" | "notification" | "report" | "reminder";
            /** @description The name that people know it by; for a menu or a notification, its French title. For reports and reminders it is only their number, because people who manage roles may not be allowed to read them. */
            name: string;
        };
        /**
         * ScopeName
         * @description The name of a scope: <Application>.<Thing>.<Verb> or <Thing>.<Verb>.
         */
        ScopeName: string;
        /**
         * Email
         * Format: email
         * @description An email address, compared without regard to letter case.
         */
        Email: string;
        /**
         * Key
         * Format: int32
         * @description The key of an entity.
         */
        Key: number;
        /**
         * Etag
         * @description The version of an entity, to send in If-Match. It equals the ETag header of a response with a single entity.
         */
        Etag: string;
        /**
         * RequiredText
         * @description Text with at least one character that is not a space.
         */
        RequiredText: string;
        /**
         * EnglishName
         * @description The English name; null if it is the same as the French one.
         */
        EnglishName: string | null;
        /**
         * Text
         * @description Plain text. Markup, right-to-left text, and emoji are kept unchanged. Control characters are refused, and so are invisible characters that change how a text reads: directional marks and overrides, line and paragraph breaks other than the line feed, and zero-width spaces. The joiners of letters and emoji (U+200C, U+200D) are allowed.
         */
        Text: string;
        /**
         * Moment
         * Format: date-time
         * @description A moment in RFC 3339 format, from 1900 to 2999. Responses use UTC.
         */
        Moment: Moment;
        /**
         * Count
         * @description Number of matching entities, before $top and $skip. Present only with $count=true; for an expanded collection, only with `$count=true` in its options.
         */
        Count: number;
        /**
         * NextLink
         * @description The address of the next page, relative to the host. Present if $top is missing and more entities match than a page holds.
         */
        NextLink: string;
        /** Keys */
        Keys: components["schemas"]["Key"][];
        /**
         * StaffCount
         * @description How many of these people are staff; the others are clients.
         */
        StaffCount: number;
        /**
         * Raises
         * @description How people with the scope can give themselves more access than the scope states: through roles, dependencies between scopes, or keys of programs; null if they cannot.
         * @enum {string|null}
         */
        Raises: "roles" | "dependencies" | "keys" | null;
        /** RoleImpactNamedPerson */
        RoleImpactNamedPerson: {
            usersId: components["schemas"]["Key"];
            gains: components["schemas"]["ScopeName"][];
            loses: components["schemas"]["ScopeName"][];
        };
        /**
         * Link
         * @description A root-relative path of the portal or an https address. Scheme-relative addresses, scripts, and backslashes are refused.
         */
        Link: string;
        /**
         * QuotaPerMinute
         * Format: int32
         */
        QuotaPerMinute: number;
        /**
         * QuotaPerDay
         * Format: int32
         */
        QuotaPerDay: number;
    };
    responses: never;
    parameters: {
        /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
        filter: string;
        /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
        orderby: string;
        /** @description The fields to return. Without it, every field that is not a navigation is returned. */
        select: string;
        /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
        expand: string;
        /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
        top: number;
        /** @description Number of entities to skip. */
        skip: number;
        /** @description Whether to return @odata.count. */
        count: boolean;
        /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
        search: string;
        /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
        idempotencyKey: string;
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
        ifMatch: string;
        /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
        id: components["schemas"]["Key"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. Sent with rate-limited, database-unavailable, and other problems that pass with time. */
        retryAfter: number;
        /** @description The remaining calls of each quota (`r`) and the seconds until it resets (`t`), for example `"minute";r=59;t=12, "day";r=9990;t=40000` (draft-ietf-httpapi-ratelimit-headers). Sent to API keys only; people have no quotas. */
        rateLimit: string;
        /** @description The quotas of the API key, for example `"minute";q=60;w=60, "day";q=10000;w=86400`. Days are UTC days. Sent to API keys only. */
        rateLimitPolicy: string;
        /** @description The version of the entity, to send in If-Match. */
        etag: components["schemas"]["Etag"];
        /** @description The address of the new entity, relative to the host. */
        location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRoles: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Role"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            /** @description The new role */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Role"], "id" | "roleFunctionDescription" | "englishName" | "purpose" | "memberRule" | "memberCount" | "scopeCount" | "createdDate" | "ModifiedDate" | "creatorId" | "modifierId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "role-description-taken" | "scope-unknown" | "user-unknown" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The updated role */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Role"], "id" | "roleFunctionDescription" | "englishName" | "purpose" | "memberRule" | "memberCount" | "scopeCount" | "createdDate" | "ModifiedDate" | "creatorId" | "modifierId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-description-taken" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getRole: {
        parameters: {
            query?: {
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-in-use" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    applyRolePlan: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePlan"];
            };
        };
        responses: {
            /** @description The updated role */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Role"], "id" | "roleFunctionDescription" | "englishName" | "purpose" | "memberRule" | "memberCount" | "scopeCount" | "createdDate" | "ModifiedDate" | "creatorId" | "modifierId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-description-taken" | "role-scope-required" | "role-administrator-needed" | "scope-unknown" | "user-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    assessRolePlan: {
        parameters: {
            query?: {
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Lists only people who gain something, or only people who lose something. */
                change?: "gains" | "loses";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleImpactQuestion"];
            };
        };
        responses: {
            /** @description The impact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleImpact"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "role-unknown" | "role-scope-required" | "scope-unknown" | "user-unknown" | "took-too-long" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRoleChanges: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RoleChange"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRoleScopes: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RoleScope"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createRoleScope: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleScopeForm"];
            };
        };
        responses: {
            /** @description The new scope of the role */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleScopeAdded"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "role-unknown" | "scope-unknown" | "role-scope-taken" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteRoleScope: {
        parameters: {
            query?: {
                /** @description What happens if other scopes of the role depend on this one: `refuse` rejects the removal, `remove` removes them too. */
                dependents?: "refuse" | "remove";
            };
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scope was removed from the role */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-scope-required" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRoleStaticUsers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RoleStaticUser"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createRoleStaticUser: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleStaticUserForm"];
            };
        };
        responses: {
            /** @description The new member */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["RoleStaticUser"], "id" | "rolesId" | "usersId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "role-unknown" | "user-unknown" | "role-member-taken" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteRoleStaticUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    addRoleMembers: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleMemberEmails"];
            };
        };
        responses: {
            /** @description The outcome for each line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMemberReport"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "role-unknown" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRoleMembers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RoleMember"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    findRoleMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleMemberEmailsQuestion"];
            };
        };
        responses: {
            /** @description The expected outcome for each line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMemberReport"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "role-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRoleManagers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["RoleManager"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createRoleManager: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleManagerForm"];
            };
        };
        responses: {
            /** @description The new manager */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["RoleManager"], "id" | "rolesId" | "usersId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "role-unknown" | "user-unknown" | "role-manager-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteRoleManager: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager was removed from the role */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    previewMemberRule: {
        parameters: {
            query?: {
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRuleQuestion"];
            };
        };
        responses: {
            /** @description Number of people, and their names if the caller can read people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRuleMatches"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "took-too-long" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getMemberRuleChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRuleChoices"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Application"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            /** @description The new application */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Application"], "id" | "name" | "englishName" | "technicalName" | "clientId" | "tenantId" | "redirectUrl" | "redirectUrls" | "isInternal" | "link" | "createdDate" | "createdBy">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "application-technical-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: {
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-in-use" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationPatch"];
            };
        };
        responses: {
            /** @description The updated application */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Application"], "id" | "name" | "englishName" | "technicalName" | "clientId" | "tenantId" | "redirectUrl" | "redirectUrls" | "isInternal" | "link" | "createdDate" | "createdBy">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-technical-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createApplicationModule: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationModuleForm"];
            };
        };
        responses: {
            /** @description The new module */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApplicationModule"], "id" | "applicationId" | "parentModuleId" | "name">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "application-unknown" | "application-module-unknown" | "application-module-too-deep" | "application-module-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteApplicationModule: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-module-in-use" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateApplicationModule: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationModulePatch"];
            };
        };
        responses: {
            /** @description The renamed module */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApplicationModule"], "id" | "applicationId" | "parentModuleId" | "name">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-module-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createApplicationFeature: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationFeatureForm"];
            };
        };
        responses: {
            /** @description The new feature */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApplicationFeature"], "id" | "applicationId" | "applicationModuleId" | "name">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "application-unknown" | "application-module-unknown" | "application-feature-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteApplicationFeature: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feature was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-feature-in-use" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateApplicationFeature: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationFeaturePatch"];
            };
        };
        responses: {
            /** @description The renamed feature */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApplicationFeature"], "id" | "applicationId" | "applicationModuleId" | "name">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-feature-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listScopes: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Scope"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createScope: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopeForm"];
            };
        };
        responses: {
            /** @description The new scope */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Scope"], "id" | "scopeName" | "scopeDescription" | "scopeEnglishDescription" | "applicationId" | "applicationFeatureId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "application-unknown" | "application-feature-unknown" | "scope-name-taken" | "scope-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteScope: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scope was deleted, together with its dependencies on other scopes */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "scope-in-use" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateScope: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopePatch"];
            };
        };
        responses: {
            /** @description The updated scope */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Scope"], "id" | "scopeName" | "scopeDescription" | "scopeEnglishDescription" | "applicationId" | "applicationFeatureId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "application-feature-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createScopeDependency: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopeDependencyForm"];
            };
        };
        responses: {
            /** @description The new dependency */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ScopeDependency"], "id" | "applicationId" | "scopeId" | "requiredScopeId">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "scope-unknown" | "scope-dependency-taken" | "scope-cycle" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteScopeDependency: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dependency was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["User"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "key-invalid" | "key-revoked" | "key-expired" | "consumer-suspended" | "api-not-subscribed" | "quota-exceeded" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listUserScopes: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["UserScope"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getUserPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes with their reasons, and the menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPermissions"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getContactPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes with their reasons, and the menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPermissions"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listContactsWithoutUser: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ContactWithoutUser"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listScopeHolders: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ScopeHolder"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listAccessRequests: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AccessRequest"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createAccessRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequestForm"];
            };
        };
        responses: {
            /** @description The request */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyAccessRequest"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "access-request-pending" | "access-not-needed" | "access-not-offered" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRequestRecord"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    grantAccessRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequestGrant"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRequestRecord"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "access-request-decided" | "access-role-unfit" | "role-unknown" | "role-administrator-needed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    refuseAccessRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessRequestRefusal"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRequestRecord"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "access-request-decided" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    withdrawAccessRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyAccessRequest"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "access-request-decided" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listMyAccessRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyAccessRequestList"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listRequestableApplications: {
        parameters: {
            query?: {
                /** @description A page of the portal. Only the application that it belongs to is returned, if it can be requested. */
                path?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestableApplicationList"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listApiConsumers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consumers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ApiConsumer"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createApiConsumer: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiConsumerForm"];
            };
        };
        responses: {
            /** @description The new consumer */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApiConsumer"], "id" | "name" | "description" | "ownerId" | "apis" | "quotaPerMinute" | "quotaPerDay" | "state" | "keysInForce" | "nextExpiryDate" | "lastUsedDate" | "callsToday" | "recentCalls" | "recentCallsByDay" | "createdDate" | "createdBy" | "modifiedDate" | "modifiedBy">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "api-consumer-name-taken" | "user-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getApiConsumer: {
        parameters: {
            query?: {
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description The navigations to return, with nested options in parentheses, at most 5 levels deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consumer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiConsumer"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteApiConsumer: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consumer was deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "api-consumer-has-keys" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateApiConsumer: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiConsumerPatch"];
            };
        };
        responses: {
            /** @description The updated consumer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApiConsumer"], "id" | "name" | "description" | "ownerId" | "apis" | "quotaPerMinute" | "quotaPerDay" | "state" | "keysInForce" | "nextExpiryDate" | "lastUsedDate" | "callsToday" | "recentCalls" | "recentCallsByDay" | "createdDate" | "createdBy" | "modifiedDate" | "modifiedBy">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "api-consumer-name-taken" | "user-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ApiKey"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyForm"];
            };
        };
        responses: {
            /** @description The new key */
            201: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "api-consumer-unknown" | "api-key-expiry-past" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The new key */
            201: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "api-key-expiry-past" | "api-key-not-in-force" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ApiKey"], "id" | "consumerId" | "label" | "prefix" | "state" | "expiresDate" | "lastUsedDate" | "replacedById" | "revokedDate" | "revokedBy" | "createdDate" | "createdBy">;
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "api-key-not-in-force" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listApiUsages: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
                /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
                $top?: components["parameters"]["top"];
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether to return @odata.count. */
                $count?: components["parameters"]["count"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ApiUsage"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                    };
                };
            };
            /** @description A problem */
            default: {
                headers: {
                    "Retry-After": components["headers"]["retryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
