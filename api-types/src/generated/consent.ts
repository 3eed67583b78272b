// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Moment } from '../moments.ts'

export interface paths {
    "/v1/Terms/Current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current terms of use, in both languages
         * @description Returns terms-missing if no terms are published. Until the firm publishes its own, clients are refused every operation that requires accepted terms.
         */
        get: operations["getCurrentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TermsDrafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of the next version, if there is one
         * @description There is at most one draft.
         */
        get: operations["listTermsDrafts"];
        put?: never;
        /**
         * Create a draft of the next version
         * @description Starts with the titles and texts of the version in force, or with empty ones if there is none.
         */
        post: operations["createTermsDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TermsDrafts({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the draft */
        get: operations["getTermsDraft"];
        put?: never;
        post?: never;
        /** Delete the draft */
        delete: operations["deleteTermsDraft"];
        options?: never;
        head?: never;
        /**
         * Update the draft
         * @description Texts can be incomplete in a draft. Only publication requires all of them.
         */
        patch: operations["updateTermsDraft"];
        trace?: never;
    };
    "/v1/TermsDrafts({id})/Publish": {
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
         * Publish the draft as the next version
         * @description Publishes the draft and deletes it. From that moment, every client must accept the new version before anything else. Titles and texts are required in both languages, and from the second version on, so is the text about what has changed. A draft with the same titles and texts as the version in force is refused.
         */
        patch: operations["publishTermsDraft"];
        trace?: never;
    };
    "/v1/TermsVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published versions of the terms of use
         * @description Published versions never change. The version in force is the one with the highest number.
         */
        get: operations["listTermsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TermsVersions({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a published version with its texts */
        get: operations["getTermsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TermsAcceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller’s acceptances */
        get: operations["listTermsAcceptances"];
        put?: never;
        /**
         * Accept the current terms of use
         * @description Accepting the same version again returns the first receipt.
         */
        post: operations["acceptTerms"];
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
         * TermsHash
         * @description SHA-256 hash of both texts, in hexadecimal. It identifies the exact wording that was accepted.
         */
        TermsHash: string;
        /**
         * Terms
         * @description The terms of use in both languages. Texts are plain text: an empty line ends a paragraph, and `## ` starts a heading.
         */
        Terms: {
            /** Format: int32 */
            version: number;
            hash: components["schemas"]["TermsHash"];
            publishedDate: components["schemas"]["Moment"];
            title: string;
            englishTitle: string;
            text: string;
            englishText: string;
            /** @description What changed since the previous version; null for the first. */
            changes: string | null;
            englishChanges: string | null;
        };
        /**
         * TermsVersion
         * @description A published version of the terms of use. Without $select every field is present.
         */
        TermsVersion: {
            /** @description The number of the version. */
            id?: components["schemas"]["Key"];
            title?: string;
            englishTitle?: string;
            publishedDate?: components["schemas"]["Moment"];
            /**
             * Format: email
             * @description Null for a version that came with the product.
             */
            publishedBy?: string | null;
            publishedByName?: string | null;
            /**
             * Format: int32
             * @description Number of people who have accepted the version.
             */
            acceptances?: number;
            hash?: components["schemas"]["TermsHash"];
        };
        /**
         * TermsVersionTexts
         * @description A published version with its texts in both languages and the number of the previous version.
         */
        TermsVersionTexts: {
            /** @description The number of the version. */
            id: components["schemas"]["Key"];
            title: string;
            englishTitle: string;
            text: string;
            englishText: string;
            changes: string | null;
            englishChanges: string | null;
            publishedDate: components["schemas"]["Moment"];
            /** Format: email */
            publishedBy: string | null;
            publishedByName: string | null;
            acceptances: number;
            hash: components["schemas"]["TermsHash"];
            /** @description Whether this is the version that clients are asked to accept. */
            isInForce: boolean;
            /**
             * Format: int32
             * @description The number of the previous version; null for the first.
             */
            previousId: number | null;
        };
        /**
         * TermsDraft
         * @description The draft of the next version. Texts that are not written yet are empty.
         */
        TermsDraft: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            /** @description The French title. */
            title: components["schemas"]["Text"];
            englishTitle: components["schemas"]["Text"];
            /** @description The French text. */
            text: components["schemas"]["Text"];
            englishText: components["schemas"]["Text"];
            /** @description The French text that tells clients what has changed. */
            changes: components["schemas"]["Text"];
            englishChanges: components["schemas"]["Text"];
            /** @description Number of clients who have accepted a version and will be asked again when the draft is published. */
            askedAgain: number;
            /**
             * Format: int32
             * @description The number of the version in force; null if there is none.
             */
            versionInForce: number | null;
            createdBy: components["schemas"]["Email"];
            createdByName: string | null;
            createdDate: components["schemas"]["Moment"];
            modifiedBy: components["schemas"]["Email"];
            modifiedByName: string | null;
            modifiedDate: components["schemas"]["Moment"];
        };
        TermsDraftTitle: components["schemas"]["Text"];
        TermsDraftText: components["schemas"]["Text"];
        TermsDraftChanges: components["schemas"]["Text"];
        /**
         * TermsDraftPatch
         * @description The fields to change, at least one.
         */
        TermsDraftPatch: {
            /** @description The French title. */
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            /** @description The French text. */
            text?: components["schemas"]["Text"];
            englishText?: components["schemas"]["Text"];
            /** @description The French text that tells clients what has changed. */
            changes?: components["schemas"]["Text"];
            englishChanges?: components["schemas"]["Text"];
        };
        /** TermsDraftList */
        TermsDraftList: {
            value: components["schemas"]["TermsDraft"][];
        };
        /**
         * TermsAcceptance
         * @description The receipt of an acceptance. Without $select every field is present.
         */
        TermsAcceptance: {
            id?: components["schemas"]["Key"];
            /** Format: int32 */
            termsVersion?: number;
            termsHash?: components["schemas"]["TermsHash"];
            /** @description The language in which the person read the terms. */
            language?: components["schemas"]["Language"];
            userEmail?: components["schemas"]["Email"];
            acceptedDate?: components["schemas"]["Moment"];
            /** @description A reference to quote. */
            receipt?: string;
        };
        /**
         * TermsAcceptanceForm
         * @description The terms as shown to the person, and their acceptance.
         */
        TermsAcceptanceForm: {
            /** Format: int32 */
            termsVersion: number;
            termsHash: components["schemas"]["TermsHash"];
            language: components["schemas"]["Language"];
            /**
             * @description Whether the person selected the box. Must be true.
             * @constant
             */
            accepted: true;
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
         * Moment
         * Format: date-time
         * @description A moment in RFC 3339 format, from 1900 to 2999. Responses use UTC.
         */
        Moment: Moment;
        /**
         * Etag
         * @description The version of an entity, to send in If-Match. It equals the ETag header of a response with a single entity.
         */
        Etag: string;
        /**
         * Text
         * @description Plain text. Markup, right-to-left text, and emoji are kept unchanged. Control characters are refused, and so are invisible characters that change how a text reads: directional marks and overrides, line and paragraph breaks other than the line feed, and zero-width spaces. The joiners of letters and emoji (U+200C, U+200D) are allowed.
         */
        Text: string;
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
        /**
         * Language
         * @enum {string}
         */
        Language: "fr" | "en";
    };
    responses: never;
    parameters: {
        /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
        idempotencyKey: string;
        /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
        id: components["schemas"]["Key"];
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
        ifMatch: string;
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
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. Sent with rate-limited, database-unavailable, and other problems that pass with time. */
        retryAfter: number;
        /** @description The version of the entity, to send in If-Match. */
        etag: components["schemas"]["Etag"];
        /** @description The address of the new entity, relative to the host. */
        location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCurrentTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "terms-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listTermsDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft, or an empty list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsDraftList"];
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
    createTermsDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new draft */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsDraft"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "terms-draft-exists" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getTermsDraft: {
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
            /** @description The draft */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsDraft"];
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
    deleteTermsDraft: {
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
            /** @description The draft was deleted */
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
    updateTermsDraft: {
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
                "application/json": components["schemas"]["TermsDraftPatch"];
            };
        };
        responses: {
            /** @description The updated draft */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsDraft"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    publishTermsDraft: {
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
            /** @description The version that is now in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsVersionTexts"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "terms-draft-incomplete" | "terms-draft-unchanged" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listTermsVersions: {
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
            /** @description The versions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TermsVersion"][];
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
    getTermsVersion: {
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
            /** @description The version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsVersionTexts"];
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
    listTermsAcceptances: {
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
            /** @description The acceptances */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TermsAcceptance"][];
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
    acceptTerms: {
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
                "application/json": components["schemas"]["TermsAcceptanceForm"];
            };
        };
        responses: {
            /** @description The receipt */
            201: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["TermsAcceptance"], "id" | "termsVersion" | "termsHash" | "language" | "userEmail" | "acceptedDate" | "receipt">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "terms-outdated" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
