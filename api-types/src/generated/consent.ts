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
         * @description An installation without terms answers terms-missing: its clients wait until the firm has published its own, and every operation that needs accepted terms refuses them until then.
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
         * @description There is one draft at most.
         */
        get: operations["listTermsDrafts"];
        put?: never;
        /**
         * Begin a draft of the next version
         * @description With the titles and texts of the version in force; empty where there is none.
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
         * @description Anything may still be missing from it; only what is published must be complete.
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
         * @description The draft is no more. Every client is asked to accept the new version before anything else, from that moment on. Titles and texts are needed in both languages, and from the second version on what has changed; texts that are those of the version in force are not published again.
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
         * @description What was published is never changed. The version in force is the one with the highest number.
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
         * @description Accepting the same version again answers the first receipt.
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
         * TermsHash
         * @description SHA-256 over both texts, in hexadecimal. It says exactly which words were accepted.
         */
        TermsHash: string;
        /**
         * Terms
         * @description The terms of use in both languages. Texts are plain; an empty line ends a paragraph, `## ` starts a heading.
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
            /** @description What changed since the version before; null for the first. */
            changes: string | null;
            englishChanges: string | null;
        };
        /**
         * TermsVersion
         * @description A published version of the terms of use. Without $select every field is present.
         */
        TermsVersion: {
            /** @description Its number. */
            id?: components["schemas"]["Key"];
            title?: string;
            englishTitle?: string;
            publishedDate?: components["schemas"]["Moment"];
            /**
             * Format: email
             * @description Null where the product brought it along.
             */
            publishedBy?: string | null;
            publishedByName?: string | null;
            /**
             * Format: int32
             * @description How many people have accepted it.
             */
            acceptances?: number;
            hash?: components["schemas"]["TermsHash"];
        };
        /**
         * TermsVersionTexts
         * @description A published version with its texts in both languages, and the number of the one before it.
         */
        TermsVersionTexts: {
            /** @description Its number. */
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
            /** @description Whether it is the one that clients are asked to accept. */
            isInForce: boolean;
            /**
             * Format: int32
             * @description The number of the version before it; null for the first.
             */
            previousId: number | null;
        };
        /**
         * TermsDraft
         * @description The draft of the next version. What is not written yet is empty.
         */
        TermsDraft: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            /** @description In French. */
            title: components["schemas"]["Text"];
            englishTitle: components["schemas"]["Text"];
            /** @description In French. */
            text: components["schemas"]["Text"];
            englishText: components["schemas"]["Text"];
            /** @description In French, what clients are told has changed. */
            changes: components["schemas"]["Text"];
            englishChanges: components["schemas"]["Text"];
            /** @description How many clients have accepted an earlier version, and are asked again once it is published. */
            askedAgain: number;
            /**
             * Format: int32
             * @description The number of the version in force; null where there is none.
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
         * @description At least one field.
         */
        TermsDraftPatch: {
            /** @description In French. */
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            /** @description In French. */
            text?: components["schemas"]["Text"];
            englishText?: components["schemas"]["Text"];
            /** @description In French. */
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
            /** @description The language in which the person read them. */
            language?: components["schemas"]["Language"];
            userEmail?: components["schemas"]["Email"];
            acceptedDate?: components["schemas"]["Moment"];
            /** @description A reference to quote. */
            receipt?: string;
        };
        /**
         * TermsAcceptanceForm
         * @description The terms as the person saw them, and the ticked box.
         */
        TermsAcceptanceForm: {
            /** Format: int32 */
            termsVersion: number;
            termsHash: components["schemas"]["TermsHash"];
            language: components["schemas"]["Language"];
            /**
             * @description The box must be ticked.
             * @constant
             */
            accepted: true;
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
         * Moment
         * Format: date-time
         * @description A moment, RFC 3339, from 1900 to 2999; answered in UTC.
         */
        Moment: Moment;
        /**
         * Etag
         * @description The version of an entity, for If-Match. The same value as the ETag header of a single-entity answer.
         */
        Etag: string;
        /**
         * Text
         * @description Plain text. Markup, right-to-left text and emoji are kept as they are. Refused are control characters and those that nobody sees and that make others read something else: marks and overrides of direction, breaks of lines and paragraphs other than line feed, spaces without width. What joins letters and emoji (U+200C, U+200D) stays.
         */
        Text: string;
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
        /**
         * Language
         * @enum {string}
         */
        Language: "fr" | "en";
    };
    responses: never;
    parameters: {
        /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
        idempotencyKey: string;
        /** @description The key. A key that is no number is answered like one that does not exist. */
        id: components["schemas"]["Key"];
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
        ifMatch: string;
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
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait, with rate-limited and database-unavailable. */
        retryAfter: number;
        /** @description The version of the entity, for If-Match. */
        etag: components["schemas"]["Etag"];
        /** @description Where the new entity is, relative to the host. */
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
            /** @description The draft, or nothing */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
            /** @description Deleted */
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
                "application/json": components["schemas"]["TermsDraftPatch"];
            };
        };
        responses: {
            /** @description The changed draft */
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
            /** @description The version in force */
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
