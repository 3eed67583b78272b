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
         * @description With all that it begins with: scopes, what these depend on included, members, managers and the rule of its calculated members. Only the name is needed.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a role
         * @description The role is named by `id` in the body; If-Match is its version. Those who manage the role may change its `memberRule` and nothing else.
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
         * @description Its members lose what no other role gives them. Its history stays. A role that a notification is addressed to, and has not ended, is kept, and so is one that gives access to reports.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Update a role, its scopes, members, and managers together
         * @description All of the plan or nothing. Scopes that are added bring along what they depend on. If-Match is the version of the role, which its name, purpose, scopes and rule share; members and managers that others add or remove meanwhile are kept. Who is a member already is not added again, and who is none any more is not missed. Those who manage the role may change its static members and its `memberRule` and nothing else.
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
         * Preview who gains and who loses scopes and menus
         * @description Over all people and what they have in effect: who has a scope by another role loses nothing. Nothing is changed. Without a plan the question is what the deletion of the role would take away; without a role it is about a new one. Refused as the change itself would be.
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
         * List role changes, with author and time
         * @description $search also looks into the values that rules name.
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
        /** List role scopes */
        get: operations["listRoleScopes"];
        put?: never;
        /**
         * Add a scope to a role
         * @description What the scope depends on comes along, as far as the role lacks it.
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
        /** List role members by name */
        get: operations["listRoleStaticUsers"];
        put?: never;
        /** Add a member to a role */
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
        /** Remove a member from a role */
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
         * @description The people found are added, all or none; the answer says what became of each line.
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
         * @description As addRoleMembers, but nobody is added: for a plan that is not saved yet. Without a role nobody is a member.
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
         * @description Managers may change the static members and the rule of the calculated ones, but neither scopes nor name.
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
        /** List the people a rule matches now */
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
         * @description Its modules, features, scopes and dependencies go with it, as long as nothing uses them: no role holds one of its scopes, no menu asks for one, no scope of another application requires one, the product itself needs none, and no notification that has not ended is about it. `usedBy` of the problem names what does.
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
         * @description Its sub-modules and features go with it, unless a scope belongs to one of these features; `usedBy` of the problem names the scopes.
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
         * @description Refused while a role holds it, a menu asks for it, another scope requires it, or the product itself needs it; `usedBy` of the problem names what does.
         */
        delete: operations["deleteScope"];
        options?: never;
        head?: never;
        /**
         * Update the descriptions and the feature of a scope
         * @description The name of a scope does not change, because menus and programs know the scope by it.
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
         * @description From then on, people who have the scope also have the required one. A circular dependency is refused; `cycle` of the problem names its scopes in order, from the scope back to itself. A dependency cannot be changed: delete it and add another one.
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
        /** Remove a scope dependency */
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
         * List the scopes people have
         * @description Everybody reads their own; those of others need Users.Read as well, and are left out without it.
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
         * @description The effective scopes of a person with every way by which they are in effect, and the menus that follow from them. The key is that of the person, as in Users. Asked by the functions that decide on the person's own calls, so that it is what they would meet.
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
         * @description As getUserPermissions, by the key of the contact. `user` has no key and no login where the contact is none of Users; nobody of these has a role.
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
         * @description Their permissions are asked for by the key of the contact, with getContactPermissions.
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
         * @description By a role that gives it, or by one that gives a scope that requires it.
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
         * List who asked for which application
         * @description The requests of others: nobody decides on their own.
         */
        get: operations["listAccessRequests"];
        put?: never;
        /**
         * Ask for an application
         * @description For one of listRequestableApplications. There is one pending request of a person for an application. Spaces around the reason are left out.
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
        /** Get a request with the roles that would grant it */
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
         * Grant a request by a role
         * @description The person becomes a member of the role by name and is told, in the bell and by email. What else they asked for and may use by that role is granted with it.
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
         * Refuse a request, with a reason
         * @description The person is told, in the bell and by email. Spaces around the reason are left out.
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
        /** Withdraw your own request */
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
         * List what you asked for
         * @description Those that are pending, and those of the last 30 days: the newest first, 50 at most.
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
         * List the applications that you can ask for
         * @description Those that the caller does not see and that some role would open, by the order of the menus, without what they have asked for already. Their addresses are not told.
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
         * @description Its keys and what is known of its calls go with it. As long as a key is in force it is refused.
         */
        delete: operations["deleteApiConsumer"];
        options?: never;
        head?: never;
        /**
         * Update an API consumer
         * @description What is changed holds from the next call on. A suspended consumer keeps its keys, which open nothing.
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
         * @description The secret is in this answer and nowhere else.
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
         * Create a key that replaces another one
         * @description Both are in force for the days of overlap, at most until the old one expires. The secret is in this answer and nowhere else.
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
         * Revoke a key
         * @description The next call with it is refused, whichever process answers it. What is revoked is what was looked at: the version says so.
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
         * Get the calls of API consumers by day and API
         * @description Days without a call have no row. They are kept for 400 days.
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
         * @description A problem document, RFC 9457. `code` is stable and is what programs read.
         */
        Problem: {
            /** @description urn:parvis:problem:<code> */
            type: string;
            /** @description What went wrong, in English, the same for each occurrence. */
            title: string;
            status: number;
            /** @description What went wrong this time, in English. Never a stack trace, never SQL. */
            detail?: string;
            instance?: string;
            code: string;
            /** @description The reference to give to support; the services' log has the same. */
            traceId: string;
            errors?: components["schemas"]["ValidationError"][];
            /** @description What stands in the way of a deletion, at most 20 of them. */
            usedBy?: components["schemas"]["Use"][];
            /** @description The names of scopes that would require each other in a circle, in order; the last is the first again. */
            cycle?: components["schemas"]["ScopeName"][];
            /** @description The onboarding request that is under way. `id` is null where the person may not read it; clients are not told. */
            equivalentRequest?: {
                /** Format: int32 */
                id: number | null;
                createdBy: components["schemas"]["Email"];
                createdByName: string | null;
            };
            /** @description The menus that stand in the way of a publication or of undoing one, each with why, who changed it last and when. */
            menus?: {
                menuId: components["schemas"]["Key"];
                menuTitle: string;
                menuEnglishTitle: string;
                /** @enum {string} */
                fault: "changed-since" | "gone-since" | "code-taken" | "cycle" | "has-children" | "parent-unknown" | "link-unknown" | "scope-unknown";
                changedByName: string | null;
                /** Format: date-time */
                changedDate: Moment | null;
            }[];
            /** @description How often a code can still be tried. */
            triesLeft?: number;
        };
        /**
         * User
         * @description A person who can hold roles. Without $select every field is present.
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
         * @description Something that a person may do. Without $select every field is present.
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
         * @description The fields of a scope to change. Its name is not among them.
         */
        ScopePatch: {
            scopeDescription?: components["schemas"]["RequiredText"];
            scopeEnglishDescription?: components["schemas"]["RequiredText"];
            /** Format: int32 */
            applicationFeatureId?: number | null;
        };
        /**
         * Role
         * @description A set of scopes and the people who hold it, by name or by rule. Its version is that of its name, purpose, scopes and rule: adding a member or a manager changes nothing that someone else is editing. Without $select every field that is not a navigation is present.
         */
        Role: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            roleFunctionDescription?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            /** @description Whom the role has as calculated members; null where it has only those by name. */
            memberRule?: components["schemas"]["MemberRule"] | null;
            /** @description People who are members by name or by rule. */
            memberCount?: number;
            /** @description Scopes given directly. */
            scopeCount?: number;
            createdDate?: components["schemas"]["Moment"];
            ModifiedDate?: components["schemas"]["Moment"];
            /** Format: int32 */
            creatorId?: number | null;
            /** Format: int32 */
            modifierId?: number | null;
            /** @description Who created the role. */
            creator?: components["schemas"]["User"] | null;
            /** @description Who changed the role, its members or its managers last. */
            modifier?: components["schemas"]["User"] | null;
            "roleStaticUsers@odata.count"?: components["schemas"]["Count"];
            /** @description The members by name. */
            roleStaticUsers?: components["schemas"]["RoleStaticUser"][];
            "roleScopes@odata.count"?: components["schemas"]["Count"];
            /** @description The scopes given directly; what they depend on comes with them. */
            roleScopes?: components["schemas"]["RoleScope"][];
            "roleManagers@odata.count"?: components["schemas"]["Count"];
            /** @description Who may change the members. */
            roleManagers?: components["schemas"]["RoleManager"][];
        };
        /**
         * RoleForm
         * @description A new role. What is left out is empty.
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
         * @description The role to change, by its id, and its fields.
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
         * @description What is to be changed of a role. Members and scopes are named by what becomes of them, so that what others change meanwhile stays. What is both added and removed is removed and added again: it stays.
         */
        RolePlan: {
            roleFunctionDescription?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            purpose?: components["schemas"]["Text"];
            memberRule?: components["schemas"]["MemberRule"] | null;
            /** @description What they depend on comes along. */
            addedScopeIds?: components["schemas"]["Keys"];
            /** @description Refused while another scope of the role depends on one. */
            removedScopeIds?: components["schemas"]["Keys"];
            /** @description Members by name. */
            addedUserIds?: components["schemas"]["Keys"];
            /** @description Members by name. */
            removedUserIds?: components["schemas"]["Keys"];
            /** @description Ids of users. */
            addedManagerIds?: components["schemas"]["Keys"];
            /** @description Ids of users. */
            removedManagerIds?: components["schemas"]["Keys"];
        };
        /** RoleImpactQuestion */
        RoleImpactQuestion: {
            /**
             * Format: int32
             * @description Null for a new role.
             */
            rolesId: number | null;
            /** @description Null for the deletion of the role. */
            plan: components["schemas"]["RolePlan"] | null;
        };
        /**
         * RoleImpact
         * @description Who would gain and who would lose what, over all people and all that they have in effect.
         */
        RoleImpact: {
            /** @description People who are members now. */
            membersBefore: number;
            membersAfter: number;
            /** @description People who would gain at least one scope. */
            gainingCount: number;
            /** @description People who would lose at least one scope. */
            losingCount: number;
            gainingStaffCount: components["schemas"]["StaffCount"];
            losingStaffCount: components["schemas"]["StaffCount"];
            /** @description The scopes that somebody would gain or lose, by name. */
            scopes: components["schemas"]["RoleImpactScope"][];
            /** @description The menus that somebody would come to see or see no more, in the order of the tree: as `listMenus` trims them, so that what a parent hides counts for its children. Who does not administer roles is told of those alone that they see themselves. */
            menus: components["schemas"]["RoleImpactMenu"][];
            /** @description How many more menus there are that the caller does not see. */
            otherMenuCount: number;
            /** @description The scopes, by name, that somebody would have although they see none of the menus that lead to what they allow, where that is new. The menus of a scope are those with it as their minimum scope; where there are none, those of the scopes of its application that it implies. Null for who does not administer roles. */
            stranded: components["schemas"]["RoleImpactStranded"][] | null;
            /** @description The names of the scopes that the role would be given because an added one depends on them. */
            addedDependencies: components["schemas"]["ScopeName"][];
            /** @description How many `people` there are, before $top and $skip. */
            peopleCount: number;
            /** @description Whose rights would change, by first name and name; null for who may not read people (Users.Read). */
            people: components["schemas"]["RoleImpactPerson"][] | null;
            /** @description For who may not read people: of those whom the plan itself adds or removes by name, whose rights would change. By key alone: whoever named somebody knows who that is, and a guessed key tells nobody's name. Null for all others. */
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
            /** @description The menus that would lead there, in the order of the tree. */
            menus: components["schemas"]["RoleImpactMenuName"][];
            /** @description The scopes that hide these menus, or what is above them, from some of these people, by name. */
            missingScopes: components["schemas"]["ScopeName"][];
            /** @description Whether a menu is hidden from some because it is only for the firm. */
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
         * @description Somebody who holds a role, or could.
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
         * @description A new scope of a role with what came along.
         */
        RoleScopeAdded: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            rolesId: components["schemas"]["Key"];
            scopeId: components["schemas"]["Key"];
            /** @description The names of the scopes that the role was given because this one depends on them. */
            addedDependencies: components["schemas"]["ScopeName"][];
        };
        /**
         * RoleChange
         * @description One thing that was changed of a role. What was saved at once has the same `changedDate` and person. It stays when the role is deleted. Without $select every field is present.
         */
        RoleChange: {
            id?: components["schemas"]["Key"];
            rolesId?: components["schemas"]["Key"];
            /** @description What the role was called then. */
            roleFunctionDescription?: components["schemas"]["Text"];
            /** @enum {string} */
            kind?: "created" | "renamed" | "englishNameChanged" | "purposeChanged" | "ruleChanged" | "scopeAdded" | "scopeRemoved" | "memberAdded" | "memberRemoved" | "managerAdded" | "managerRemoved" | "deleted";
            /** @description The name in one of the languages or the purpose as it was, the name of the scope, or the first name and name of the person; null where there was nothing. */
            before?: string | null;
            /** @description The same as it became; null where there is nothing any more. */
            after?: string | null;
            /** @description With ruleChanged and deleted; null where there was no rule. */
            ruleBefore?: components["schemas"]["MemberRule"] | null;
            /** @description With ruleChanged; null where there is no rule any more. */
            ruleAfter?: components["schemas"]["MemberRule"] | null;
            /** @description Of the member or manager who was added or removed. */
            userEmail?: components["schemas"]["Email"] | null;
            changedBy?: components["schemas"]["Email"];
            /** @description First name and name. */
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
         * @description Somebody who may change the static members of a role and the rule of the calculated ones. Without $select every field that is not a navigation is present.
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
         * @description Somebody who is a member of a role, once, whether by name, by its rule or by both. Without $select every field is present.
         */
        RoleMember: {
            id?: number;
            rolesId?: components["schemas"]["Key"];
            usersId?: components["schemas"]["Key"];
            /** @description A member by name. */
            isStatic?: boolean;
            /** @description A member because the rule of the role matches. */
            isCalculated?: boolean;
            /**
             * Format: int32
             * @description Of the membership by name.
             */
            roleStaticUserId?: number | null;
            name?: components["schemas"]["RequiredText"];
            firstname?: components["schemas"]["RequiredText"];
            userEmail?: components["schemas"]["Email"];
            grade?: string | null;
            businessUnit?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
        };
        /**
         * RoleMemberEmails
         * @description Members to add, as they were pasted.
         */
        RoleMemberEmails: {
            rolesId: components["schemas"]["Key"];
            /** @description One email address per line, as `anne@a.example` or `Anne Martin <anne@a.example>`, in any letter case. */
            emails: components["schemas"]["Text"][];
        };
        /**
         * RoleMemberEmailsQuestion
         * @description As RoleMemberEmails, also for a role that does not exist yet.
         */
        RoleMemberEmailsQuestion: {
            /**
             * Format: int32
             * @description Null for a new role.
             */
            rolesId: number | null;
            /** @description One email address per line, as `anne@a.example` or `Anne Martin <anne@a.example>`, in any letter case. */
            emails: components["schemas"]["Text"][];
        };
        /**
         * RoleMemberReport
         * @description What became, or would become, of each line. Empty lines and those that come again are left out.
         */
        RoleMemberReport: {
            added: components["schemas"]["RolePerson"][];
            /** @description Members by name already. */
            alreadyMembers: components["schemas"]["RolePerson"][];
            /** @description Email addresses of no one who can have a role. */
            notFound: string[];
            /** @description Lines that are no e-mail. */
            notValid: string[];
        };
        /**
         * MemberRule
         * @description Whom a role has as calculated members: `all` or `any` of further rules, or one clause. At most 5 groups within each other and 50 clauses in all. What is beyond is `too-complex` and `too-many`, with a pointer to it.
         */
        MemberRule: components["schemas"]["MemberRuleAll"] | components["schemas"]["MemberRuleAny"] | components["schemas"]["MemberRuleClause"];
        /**
         * MemberRuleAll
         * @description Matches people whom each of the rules matches.
         */
        MemberRuleAll: {
            all: components["schemas"]["MemberRule"][];
        };
        /**
         * MemberRuleAny
         * @description Matches people whom at least one of the rules matches.
         */
        MemberRuleAny: {
            any: components["schemas"]["MemberRule"][];
        };
        /**
         * MemberRuleClause
         * @description `is` matches people who have one of the values in the field, `isNot` all others, also those who have none. Values are compared letter by letter. `country` is an ISO 3166-1 alpha-2 code; `userType` is Collaborateur or Client; `application` is the key of an application that the person can use by a role whose member they are by name, so that no calculated membership depends on another.
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
            /** @description How many people match, before $top and $skip. */
            count: number;
            /** @description By first name and name; null for who may not read people (Users.Read). */
            people: components["schemas"]["RolePerson"][] | null;
        };
        /**
         * MemberRuleChoices
         * @description The values that somebody has, in order; applications by name.
         */
        MemberRuleChoices: {
            grades: string[];
            businessUnits: string[];
            /** @description ISO 3166-1 alpha-2. */
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
         * @description A scope that a person has in effect, by role or by dependency. Without $select every field is present.
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
            /** @description The first of redirectUrls. */
            readonly redirectUrl?: string | null;
            /** @description Where an OpenID Connect client may come back to, the usual address first. */
            redirectUrls?: components["schemas"]["RedirectUrl"][];
            /** @description Hosted inside the portal. */
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
         * @description The name for programs. Unique among applications, whatever the letter case.
         */
        TechnicalName: string;
        /**
         * ClientId
         * @description Of the OpenID Connect client. Printable ASCII without spaces.
         */
        ClientId: string | null;
        /**
         * TenantId
         * @description Of the identity provider's tenant, a UUID or a domain.
         */
        TenantId: string | null;
        /**
         * RedirectUrl
         * @description An https address, or http on the loopback interface (RFC 8252). Without a wildcard, a fragment or a user name, because it is compared letter by letter (RFC 9700).
         */
        RedirectUrl: string;
        /**
         * ApplicationForm
         * @description A new application. Who creates it, and when, the services know themselves.
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
         * @description A module, or a sub-module when it has a parent.
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
         * @description A new module, or a sub-module below the parent. There are two levels.
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
         * @description A new feature of an application, in one of its modules or in none.
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
         * @description Who has the scope also has the one that it requires.
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
         * @description What a person may do, and why, as of one moment. A scope is in effect because a role of the person (`roles`) gives the first scope of one of its `chains`, and each scope of a chain requires the next.
         */
        UserPermissions: {
            user: components["schemas"]["User"];
            /** @description Member of the firm; only they see what is only for the firm. */
            isStaff: boolean;
            /**
             * @description The problem code with which the portal refuses the person altogether, whatever the scopes and menus; null when it does not. `record-missing`: no record in the client directory. `terms-not-accepted`: a customer who has not accepted the current terms. `scope-missing`: Portal.Access is not in effect.
             * @enum {string|null}
             */
            refusal: "record-missing" | "terms-not-accepted" | "scope-missing" | null;
            /** @description The roles of the person, by name. */
            roles: components["schemas"]["PermissionRole"][];
            /** @description The applications that define the scopes, and those that matched clauses name, by name. */
            applications: components["schemas"]["PermissionApplication"][];
            /** @description The scopes in effect, by name. */
            scopes: components["schemas"]["PermissionScope"][];
            /** @description Every menu of the portal in menu order, a parent before its children; those that do not appear say why. */
            menus: components["schemas"]["PermissionMenu"][];
        };
        /**
         * PermissionRole
         * @description A role that a person has, by name, by its rule or by both.
         */
        PermissionRole: {
            id: components["schemas"]["Key"];
            roleFunctionDescription: components["schemas"]["RequiredText"];
            englishName: components["schemas"]["EnglishName"];
            /** @description A member by name. */
            isStatic: boolean;
            /** @description A member because the rule of the role matches. */
            isCalculated: boolean;
            /** @description The clauses by which the rule matches, in its order; those of an alternative that does not match are left out. Empty without a membership by rule. */
            matchedClauses: components["schemas"]["MemberRuleClause"][];
            /** @description The scopes that the role gives itself, in ascending order. */
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
         * @description A scope that a person has in effect.
         */
        PermissionScope: {
            id: components["schemas"]["Key"];
            scopeName: components["schemas"]["ScopeName"];
            scopeDescription: components["schemas"]["Text"];
            scopeEnglishDescription: components["schemas"]["Text"];
            /** Format: int32 */
            applicationId: number | null;
            /** @description A chain of scope ids for each scope by which this one is in effect, the shortest chain first. A chain begins with a scope that a role of the person gives itself, goes on with what each one requires by the fewest steps, and ends with this scope; of a scope that a role gives itself, it is this scope alone. None is left out: without every scope that a chain begins with, the scope is no longer in effect. */
            chains: components["schemas"]["Key"][][];
        };
        /**
         * PermissionMenu
         * @description A menu as it would stand on the person's home page or in the sidebar.
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
            /** @description Why the menu does not appear; empty when it does. `scope-missing`: its minimum scope is not in effect. `only-firm`: it is only for the firm, and the person is a customer. `manages-nothing`: it leads to the roles that one manages, and the person manages none. `parent-hidden`: it stands in a menu that does not appear. */
            hiddenBecause: ("scope-missing" | "only-firm" | "manages-nothing" | "parent-hidden")[];
        };
        /**
         * ContactWithoutUser
         * @description Somebody of the client directory who cannot hold roles yet. Without $select every field is present.
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
            /** @description A role of the person gives the scope itself; otherwise it comes only by what another scope requires. */
            isDirect?: boolean;
            /** @description A member by name of a role that gives it. */
            isStatic?: boolean;
            /** @description A member by rule of a role that gives it. */
            isCalculated?: boolean;
            /**
             * Format: int32
             * @description How many roles of the person give it.
             */
            roleCount?: number;
            /** @description The names of these roles in order, at most 5. */
            roleNames?: string[];
            /** @description The same roles in English, in the same order. */
            englishRoleNames?: string[];
        };
        /**
         * AccessRequestState
         * @description `pending`: nobody has decided. `granted`: by somebody, or, without `decidedBy`, because the person came to have the right in another way. `refused`: by somebody. `withdrawn`: by who asked. `closed`: by the deletion of its application.
         * @enum {string}
         */
        AccessRequestState: "pending" | "granted" | "refused" | "withdrawn" | "closed";
        AccessReason: components["schemas"]["RequiredText"];
        /**
         * AccessRequest
         * @description Somebody's wish to use an application. Without $select every field is present.
         */
        AccessRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description The application; null once it is deleted.
             */
            menuId?: number | null;
            /** @description In French; as it was called last. */
            menuTitle?: string;
            menuEnglishTitle?: string;
            /** @description Who asked. */
            usersId?: components["schemas"]["Key"];
            /** @description First name and name. */
            personName?: string;
            personEmail?: components["schemas"]["Email"];
            reason?: components["schemas"]["RequiredText"];
            state?: components["schemas"]["AccessRequestState"];
            createdDate?: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Null while it is pending.
             */
            decidedDate?: Moment | null;
            /** Format: email */
            decidedBy?: string | null;
            decidedByName?: string | null;
            /** @description Why it was refused; null otherwise. */
            answer?: string | null;
            /** @description What the role was called by which somebody granted it; null otherwise. */
            roleName?: string | null;
        };
        /**
         * AccessRequestRecord
         * @description A request with what is needed to decide on it.
         */
        AccessRequestRecord: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            /** Format: int32 */
            menuId: number | null;
            menuTitle: string;
            menuEnglishTitle: string;
            /** @description The right that opens the application. */
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
            /** @description While it is pending, the roles that give the right, those first that bring the fewest others; at most 50. */
            roles: components["schemas"]["AccessRequestRole"][];
        };
        /** AccessRequestRole */
        AccessRequestRole: {
            id: components["schemas"]["Key"];
            roleFunctionDescription: string;
            englishName: components["schemas"]["EnglishName"];
            purpose: string;
            /** @description People who are members by name or by rule. */
            memberCount: number;
            /** @description What the person would gain by it beyond the right that opens the application, and what that depends on; by name. */
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
            /** @description The role of which the person becomes a member. */
            rolesId: components["schemas"]["Key"];
        };
        /** AccessRequestRefusal */
        AccessRequestRefusal: {
            /** @description What the person is told. */
            answer: components["schemas"]["RequiredText"];
        };
        /**
         * MyAccessRequest
         * @description What the caller asked for, and what became of it.
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
            /** @description Why it was refused; null otherwise. */
            answer: string | null;
        };
        /** MyAccessRequestList */
        MyAccessRequestList: {
            value: components["schemas"]["MyAccessRequest"][];
        };
        /**
         * RequestableApplication
         * @description An application that the caller does not see, as its administrators describe it.
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
         * @description One of apis.yaml.
         * @enum {string}
         */
        ApiName: "Contacts" | "Accounts" | "Engagements" | "Offers" | "Onboarding" | "Roles" | "Applications" | "Users";
        /**
         * ApiConsumer
         * @description A program that reads the APIs which it has subscribed to. Without $select every field that is not a navigation is present.
         */
        ApiConsumer: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            /** @description The person who answers for it. */
            ownerId?: components["schemas"]["Key"];
            /** @description The person who answers for it. */
            owner?: components["schemas"]["User"] | null;
            /** @description What it has subscribed to, in the order of apis.yaml. */
            apis?: components["schemas"]["ApiName"][];
            /** @description Calls in each minute of the clock. */
            quotaPerMinute?: components["schemas"]["QuotaPerMinute"];
            /** @description Calls in each day of UTC. */
            quotaPerDay?: components["schemas"]["QuotaPerDay"];
            /** @enum {string} */
            state?: "active" | "suspended";
            /** @description Keys that open something now. */
            keysInForce?: number;
            /**
             * Format: date-time
             * @description When the first of the keys in force that nothing replaces expires.
             */
            nextExpiryDate?: Moment | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedDate?: Moment | null;
            /** @description Of the quota of the day that is under way in UTC. */
            callsToday?: number;
            /** @description In the last 30 days of UTC with today. */
            recentCalls?: number;
            /** @description The same day by day, today last. */
            recentCallsByDay?: number[];
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            modifiedDate?: components["schemas"]["Moment"];
            modifiedBy?: components["schemas"]["Email"];
        };
        /**
         * ApiConsumerForm
         * @description A new consumer. It is active, and has no key yet.
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
         * @description The fields of a consumer to change. Its next call goes by them.
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
         * @description A key of a consumer, without what is secret of it. Without $select every field is present.
         */
        ApiKey: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            consumerId?: components["schemas"]["Key"];
            /** @description Where it is used. */
            label?: components["schemas"]["RequiredText"];
            /** @description How the key begins. */
            prefix?: string;
            /**
             * @description `ending`: another one replaces it, and it is in force until expiresDate.
             * @enum {string}
             */
            state?: "active" | "ending" | "expired" | "revoked";
            /** Format: date-time */
            expiresDate?: Moment | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedDate?: Moment | null;
            /**
             * Format: int32
             * @description The key that replaces it.
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
             * @description Null: never.
             */
            expiresDate: Moment | null;
        };
        /**
         * ApiKeyRotation
         * @description How the key that replaces another one ends, and for how long both are in force.
         */
        ApiKeyRotation: {
            overlapDays: number;
            /**
             * Format: date-time
             * @description Null: never.
             */
            expiresDate: Moment | null;
        };
        /**
         * NewApiKey
         * @description A key that was just made, with what is secret of it.
         */
        NewApiKey: {
            apiKey: WithRequired<components["schemas"]["ApiKey"], "id" | "consumerId" | "label" | "prefix" | "state" | "expiresDate" | "lastUsedDate" | "replacedById" | "revokedDate" | "revokedBy" | "createdDate" | "createdBy">;
            /** @description The key itself. It is told this once, the services keep its SHA-256 only. Null where the same Idempotency-Key asks again: revoke the key then, and make another one. */
            secret: string | null;
        };
        /**
         * ApiUsage
         * @description The calls of a consumer on one day of UTC. Without $select every field is present.
         */
        ApiUsage: {
            id?: components["schemas"]["Key"];
            consumerId?: components["schemas"]["Key"];
            /** Format: date */
            day?: Day;
            api?: components["schemas"]["ApiName"];
            /** @description Those that were let through. */
            calls?: number;
            /** @description Those with a key of the consumer that the quota, the subscription or the state of either refused. */
            refused?: number;
        };
        /**
         * ValidationError
         * @description One thing that is wrong in a request.
         */
        ValidationError: {
            /** @description JSON pointer into the body (RFC 6901), or the name of the query parameter or header. */
            pointer: string;
            /** @enum {string} */
            code: "required" | "too-short" | "too-long" | "pattern" | "format" | "type" | "not-a-number" | "minimum" | "maximum" | "too-few" | "too-many" | "not-unique" | "value-not-allowed" | "unknown-field" | "control-character" | "syntax" | "unknown-name" | "type-mismatch" | "not-supported" | "too-complex";
            /** @description Figures and names for the message, such as limit, allowed or position (0-based, in characters). */
            params?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /**
         * Use
         * @description Something that uses what was to be deleted, or depends on what was to be taken away.
         */
        Use: {
            /**
             * @description `product`: the product itself needs the scope of that name. `report`: reports that a role gives access to, with deleted ones that can be restored. `reminder`: rules of reminders that are sent to a role.
             * @enum {string}
             */
            kind: "role" | "menu" | "scope" | "product" | "notification" | "report" | "reminder";
            /** @description As people know it; a menu or a notification by its French title. Of reports and reminders only how many there are: who administers roles need not read them. */
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
         * @description An email address. Compared without regard to letter case.
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
         * @description The version of an entity, for If-Match. The same value as the ETag header of a single-entity answer.
         */
        Etag: string;
        /**
         * RequiredText
         * @description Text with at least one character that is not a space.
         */
        RequiredText: string;
        /**
         * EnglishName
         * @description What it is called in English; null where that is the same.
         */
        EnglishName: string | null;
        /**
         * Text
         * @description Plain text. Markup, right-to-left text and emoji are kept as they are. Refused are control characters and those that nobody sees and that make others read something else: marks and overrides of direction, breaks of lines and paragraphs other than line feed, spaces without width. What joins letters and emoji (U+200C, U+200D) stays.
         */
        Text: string;
        /**
         * Moment
         * Format: date-time
         * @description A moment, RFC 3339, from 1900 to 2999; answered in UTC.
         */
        Moment: Moment;
        /**
         * Count
         * @description How many entities match, before $top and $skip. Only with $count=true, of an expanded collection with `$count=true` in its options.
         */
        Count: number;
        /**
         * NextLink
         * @description Where the next page is, when the page-size limit cut the answer. Relative to the host.
         */
        NextLink: string;
        /** Keys */
        Keys: components["schemas"]["Key"][];
        /**
         * StaffCount
         * @description How many of these are of the firm; the others are customers.
         */
        StaffCount: number;
        /**
         * Raises
         * @description By what those who have the scope can give themselves more than it says: by roles, by dependencies between scopes, by keys of programs; null where they cannot.
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
         * @description A root-relative path of the portal or an https address. Never a scheme-relative address, a script or a backslash.
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
        /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
        filter: string;
        /** @description OData order, such as `createdDate desc,id`. */
        orderby: string;
        /** @description The fields of the answer; without it, every field that is not a navigation. */
        select: string;
        /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
        expand: string;
        /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
        top: number;
        /** @description How many entities to leave out first. */
        skip: number;
        /** @description Whether the answer carries @odata.count. */
        count: boolean;
        /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
        search: string;
        /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
        idempotencyKey: string;
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
        ifMatch: string;
        /** @description The key. A key that is no number is answered like one that does not exist. */
        id: components["schemas"]["Key"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait, with rate-limited and database-unavailable. */
        retryAfter: number;
        /** @description To a key: what is left of its quotas and in how many seconds they begin anew, as `"minute";r=59;t=12, "day";r=9990;t=40000` (draft-ietf-httpapi-ratelimit-headers). People have none. */
        rateLimit: string;
        /** @description To a key, its quotas, as `"minute";q=60;w=60, "day";q=10000;w=86400`. The day is that of UTC. */
        rateLimitPolicy: string;
        /** @description The version of the entity, for If-Match. */
        etag: components["schemas"]["Etag"];
        /** @description Where the new entity is, relative to the host. */
        location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRoles: {
        parameters: {
            query?: {
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
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
            /** @description The changed role */
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
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is gone */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
            /** @description The changed role */
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
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Only people who gain, or who lose, something. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description The scope of the role */
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
                /** @description What becomes of other scopes of the role that depend on it: refuse to take it, or take them too. */
                dependents?: "refuse" | "remove";
            };
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role no longer has the scope */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description The member */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is removed */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description What became of each line */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
            /** @description What would become of each line */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description The manager */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person no longer manages the role */
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
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
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
            /** @description How many people, and their names for who may read people */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is gone */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
            /** @description The changed application */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The module is gone */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feature is gone */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scope is gone, and what it required is no longer required by it */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
            /** @description The changed scope */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dependency is gone */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
                $search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description Only the application to which this page of the portal belongs, if it can be asked for. */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
                $count?: components["parameters"]["count"];
                /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description The navigations of the answer, with nested options in parentheses, at most 5 deep. */
                $expand?: components["parameters"]["expand"];
            };
            header?: never;
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consumer is gone */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
            /** @description The changed consumer */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path: {
                /** @description The key. A key that is no number is answered like one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, revoked */
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
                /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
                $filter?: components["parameters"]["filter"];
                /** @description OData order, such as `createdDate desc,id`. */
                $orderby?: components["parameters"]["orderby"];
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
                /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
                $top?: components["parameters"]["top"];
                /** @description How many entities to leave out first. */
                $skip?: components["parameters"]["skip"];
                /** @description Whether the answer carries @odata.count. */
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
