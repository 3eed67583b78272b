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
         * @description An installation without terms answers terms-missing: nobody is asked to accept any, and nothing is closed to a customer for want of an acceptance.
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
             * @description `product`: the product itself needs the scope of that name. `report`: reports that a role gives access to.
             * @enum {string}
             */
            kind: "role" | "menu" | "scope" | "product" | "notification" | "report";
            /** @description As people know it; a menu or a notification by its French title. Of reports only how many there are: who administers roles need not read them. */
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
         * Moment
         * Format: date-time
         * @description A moment, RFC 3339, from 1900 to 2999; answered in UTC.
         */
        Moment: Moment;
        /**
         * Key
         * Format: int32
         * @description The key of an entity.
         */
        Key: number;
        /**
         * Language
         * @enum {string}
         */
        Language: "fr" | "en";
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
        /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait, with rate-limited and database-unavailable. */
        retryAfter: number;
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
