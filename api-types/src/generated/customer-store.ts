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
         * @description The first item carries contactType. A caller without a record is refused with record-missing.
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
         * @description Staff read all contacts; a client reads only their own.
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
         * @description Staff read all clients; a client reads only their own.
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
         * ContactType
         * @description Collaborateur is the firm's staff, Client its customers.
         * @enum {string}
         */
        ContactType: "Collaborateur" | "Client" | "Other";
        /**
         * Country
         * @description Where the person works, ISO 3166-1 alpha-2; null where it is not known.
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
            /** @description As the person writes it. */
            contactPhoneMobileOffice?: string | null;
            /** @description As the person writes it. */
            contactPhoneMobilePrivate?: string | null;
            /** @description As the person writes it. */
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
         * @description What the client directory knows about the caller.
         */
        ContactClaims: {
            /** @description The caller's contact. */
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
            /** @description The client's number in the firm. */
            accountNumber?: string;
            accountLegalName?: components["schemas"]["RequiredText"];
            /** @description SIREN. */
            accountRegisterIdentification2?: string | null;
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
         * RequiredText
         * @description Text with at least one character that is not a space.
         */
        RequiredText: string;
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
    };
    responses: never;
    parameters: {
        /** @description OData filter over the entity's own fields. Identifiers are matched without regard to letter case. */
        filter: string;
        /** @description OData order, such as `createdDate desc,id`. */
        orderby: string;
        /** @description The fields of the answer; without it, every field that is not a navigation. */
        select: string;
        /** @description How many entities at most, in decimal digits. A longer answer carries @odata.nextLink. */
        top: number;
        /** @description How many entities to leave out first. */
        skip: number;
        /** @description Whether the answer carries @odata.count. */
        count: boolean;
        /** @description Words and "phrases" to find in the searchable fields, accents and letter case folded, at most 50. Side by side, or with `AND` between them, all must be found; `OR` takes one of two; `NOT` is what is without the term after it; parentheses group. `NOT` binds tightest, then `AND`, then `OR`. In a phrase everything is text; `\"` is a quote there and `\\` a backslash. */
        search: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait, with rate-limited and database-unavailable. */
        retryAfter: number;
        /** @description To a key: what is left of its quotas and in how many seconds they begin anew, as `"minute";r=59;t=12, "day";r=9990;t=40000` (draft-ietf-httpapi-ratelimit-headers). People have none. */
        rateLimit: string;
        /** @description To a key, its quotas, as `"minute";q=60;w=60, "day";q=10000;w=86400`. The day is that of UTC. */
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
            /** @description The claims */
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
