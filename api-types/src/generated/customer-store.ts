// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Moment } from '../moments.ts'

export interface paths {
    "/v1/ContactClaims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s record in the client directory
         * @description The response has a single item, which includes contactType. A caller without a record is refused with record-missing.
         */
        get: operations["listContactClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns all contacts to staff. A client contact gets only their own record.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Returns all clients to staff. A client contact gets only the client that they belong to.
         */
        get: operations["listAccounts"];
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
         * ContactType
         * @description `Collaborateur`: a member of staff. `Client`: a contact at a client. `Other`: neither.
         * @enum {string}
         */
        ContactType: "Collaborateur" | "Client" | "Other";
        /**
         * Country
         * @description The country where the person works, as an ISO 3166-1 alpha-2 code; null if it is not known.
         */
        Country: string | null;
        /**
         * Contact
         * @description A person known to the firm. Without $select every field is present.
         */
        Contact: {
            id?: components["schemas"]["Key"];
            contactFirstName?: components["schemas"]["RequiredText"];
            contactLastName?: components["schemas"]["RequiredText"];
            contactFullName?: components["schemas"]["RequiredText"];
            contactEmailOffice?: components["schemas"]["Email"];
            /** @description The phone number as the person writes it. */
            contactPhoneMobileOffice?: string | null;
            /** @description The phone number as the person writes it. */
            contactPhoneMobilePrivate?: string | null;
            /** @description The phone number as the person writes it. */
            contactPhoneLandLine?: string | null;
            contactAddress1?: string | null;
            contactAddress2?: string | null;
            contactAddress3?: string | null;
            contactType?: components["schemas"]["ContactType"];
            country?: components["schemas"]["Country"];
            /**
             * Format: int32
             * @description The client that the person belongs to.
             */
            accountId?: number | null;
        };
        /**
         * ContactClaims
         * @description The caller's record in the client directory.
         */
        ContactClaims: {
            /** @description The key of the caller's contact. */
            id: components["schemas"]["Key"];
            contactType: components["schemas"]["ContactType"];
            contactEmailOffice: components["schemas"]["Email"];
            contactFirstName: components["schemas"]["RequiredText"];
            contactLastName: components["schemas"]["RequiredText"];
            contactFullName: components["schemas"]["RequiredText"];
        };
        /**
         * Account
         * @description A client of the firm. Without $select every field is present.
         */
        Account: {
            id?: components["schemas"]["Key"];
            /** @description The client's number at the firm. */
            accountNumber?: string;
            accountLegalName?: components["schemas"]["RequiredText"];
            /** @description The SIREN number. */
            accountRegisterIdentification2?: string | null;
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
         * RequiredText
         * @description Text with at least one character that is not a space.
         */
        RequiredText: string;
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
    };
    responses: never;
    parameters: {
        /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. A text in tolower or toupper is compared without its accents too, as in $search and $orderby, except by gt, ge, lt and le. */
        filter: string;
        /** @description OData sort order, for example `createdDate desc,id`. Null comes last in both directions, and states come in the order in which the schema lists them. */
        orderby: string;
        /** @description The fields to return. Without it, every field that is not a navigation is returned. */
        select: string;
        /** @description Maximum number of entities to return, in decimal digits. Without it, at most 100 are returned, and @odata.nextLink points to the rest. */
        top: number;
        /** @description Number of entities to skip. */
        skip: number;
        /** @description Whether to return @odata.count. */
        count: boolean;
        /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
        search: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. Sent with rate-limited, database-unavailable, and other problems that pass with time. */
        retryAfter: number;
        /** @description The remaining calls of each quota (`r`) and the seconds until it resets (`t`), for example `"minute";r=59;t=12, "day";r=9990;t=40000` (draft-ietf-httpapi-ratelimit-headers). Sent to API keys only; people have no quotas. */
        rateLimit: string;
        /** @description The quotas of the API key, for example `"minute";q=60;w=60, "day";q=10000;w=86400`. Days are UTC days. Sent to API keys only. */
        rateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listContactClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ContactClaims"][];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listContacts: {
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
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Contact"][];
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
    listAccounts: {
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
            /** @description The clients */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Account"][];
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
}
