// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Day, Moment } from '../moments.ts'

export interface paths {
    "/v1/Engagements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List engagements
         * @description Staff read all engagements; a client reads those of their own account.
         */
        get: operations["listEngagements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List solutions (offers) */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List onboarding requests */
        get: operations["listOnBoardingRequests"];
        put?: never;
        /** Create an onboarding request */
        post: operations["createOnBoardingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingRequest({id})": {
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
        /** Update, validate, or reject an onboarding request */
        patch: operations["updateOnBoardingRequest"];
        trace?: never;
    };
    "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the contact saved by an earlier request */
        get: operations["getContactInfoByEmail"];
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
        };
        /**
         * Engagement
         * @description Work that the firm does for a client. Without $select every field is present.
         */
        Engagement: {
            id?: components["schemas"]["Key"];
            engagementCode?: string;
            engagementDescription?: components["schemas"]["RequiredText"];
            /** @enum {string} */
            engagementStatut?: "Actif" | "dormant" | "Clos";
            /** @enum {string} */
            engagementType?: "real" | "provisional";
            engagementAccountNumber?: string;
            /** Format: email */
            engagementPartnerEmail?: string | null;
            /** Format: email */
            engagementManagerEmail?: string | null;
        };
        /**
         * Offer
         * @description What a client contact can be brought on board to. Without $select every field is present.
         */
        Offer: {
            id?: components["schemas"]["Key"];
            offerName?: components["schemas"]["RequiredText"];
            offerDescription?: components["schemas"]["Text"];
        };
        /**
         * OnBoardingStatus
         * @description toValidate → validated, rejected or abandoned; validated → inProgress → declared → succeeded or failed; failed → inProgress; rejected → toValidate.
         * @enum {string}
         */
        OnBoardingStatus: "toValidate" | "validated" | "rejected" | "inProgress" | "declared" | "failed" | "abandoned" | "succeeded";
        /**
         * OnBoardingRequest
         * @description A client contact to bring on board to an offer. Without $select every field is present.
         */
        OnBoardingRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            titre?: components["schemas"]["RequiredText"];
            contactTitle?: components["schemas"]["ContactTitle"];
            contactFirstName?: components["schemas"]["RequiredText"];
            contactLastName?: components["schemas"]["RequiredText"];
            contactEmail?: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            contactRole?: components["schemas"]["RequiredText"];
            accountLegalName?: components["schemas"]["RequiredText"];
            /** @description The client's number in the firm. */
            accountIbsId?: string;
            engagementCode?: string;
            descriptionEngagement?: components["schemas"]["Text"];
            offerName?: components["schemas"]["RequiredText"];
            statut?: components["schemas"]["OnBoardingStatus"];
            rejectionReason?: string | null;
            /**
             * Format: date
             * @description The day that the contact is wanted on board.
             */
            requestDate?: Day | null;
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            /** @description Who decides. */
            emailValidateur?: components["schemas"]["Email"];
        };
        /**
         * ContactTitle
         * @enum {string|null}
         */
        ContactTitle: "Mr" | "Mrs" | null;
        /**
         * Phone
         * @description As the person writes it.
         */
        Phone: string | null;
        /**
         * OnBoardingRequestForm
         * @description A new request. The client, engagement, offer, contact and role are needed; title and phone are not.
         */
        OnBoardingRequestForm: {
            titre: components["schemas"]["RequiredText"];
            contactTitle?: components["schemas"]["ContactTitle"];
            contactFirstName: components["schemas"]["RequiredText"];
            contactLastName: components["schemas"]["RequiredText"];
            contactEmail: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            contactRole: components["schemas"]["RequiredText"];
            accountIbsId: components["schemas"]["RequiredText"];
            engagementCode: components["schemas"]["RequiredText"];
            offerName: components["schemas"]["RequiredText"];
            /** Format: date */
            requestDate?: Day | null;
            /** @description The designated validator; the engagement partner without it. */
            emailValidateur?: components["schemas"]["Email"];
            /**
             * @description The phone was checked although it is not a French mobile.
             * @default false
             */
            acceptUnusualPhone?: boolean;
            /**
             * @description Continue although the email address is in another onboarding request.
             * @default false
             */
            acceptKnownEmail?: boolean;
        };
        /**
         * OnBoardingRequestPatch
         * @description The fields of a request to change. A new `statut` is a decision and is checked as one.
         */
        OnBoardingRequestPatch: {
            titre?: components["schemas"]["RequiredText"];
            contactTitle?: components["schemas"]["ContactTitle"];
            contactFirstName?: components["schemas"]["RequiredText"];
            contactLastName?: components["schemas"]["RequiredText"];
            contactEmail?: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            contactRole?: components["schemas"]["RequiredText"];
            /** Format: date */
            requestDate?: Day | null;
            emailValidateur?: components["schemas"]["Email"];
            statut?: components["schemas"]["OnBoardingStatus"];
            rejectionReason?: components["schemas"]["RequiredText"];
            /** @default false */
            acceptUnusualPhone?: boolean;
            /** @default false */
            acceptKnownEmail?: boolean;
        };
        /**
         * ContactInfo
         * @description What an earlier request saved about the contact with this e-mail.
         */
        ContactInfo: {
            contactTitle: components["schemas"]["ContactTitle"];
            contactFirstName: components["schemas"]["RequiredText"];
            contactLastName: components["schemas"]["RequiredText"];
            contactEmail: components["schemas"]["Email"];
            contactPhone: components["schemas"]["Phone"];
            contactRole: components["schemas"]["RequiredText"];
            accountLegalName: components["schemas"]["RequiredText"];
            accountIbsId: string;
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
        /**
         * Text
         * @description Plain text. Markup, right-to-left text and emoji are kept as they are. Refused are control characters and those that nobody sees and that make others read something else: marks and overrides of direction, breaks of lines and paragraphs other than line feed, spaces without width. What joins letters and emoji (U+200C, U+200D) stays.
         */
        Text: string;
        /**
         * Etag
         * @description The version of an entity, for If-Match. The same value as the ETag header of a single-entity answer.
         */
        Etag: string;
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
        /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
        idempotencyKey: string;
        /** @description The key. A key that is no number is answered like one that does not exist. */
        id: components["schemas"]["Key"];
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites whatever is there. */
        ifMatch: string;
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
    listEngagements: {
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
            /** @description The engagements */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Engagement"][];
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
    listOffers: {
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
            /** @description The offers */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Offer"][];
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
    listOnBoardingRequests: {
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
            /** @description The requests */
            200: {
                headers: {
                    RateLimit: components["headers"]["rateLimit"];
                    "RateLimit-Policy": components["headers"]["rateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["OnBoardingRequest"][];
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
    createOnBoardingRequest: {
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
                "application/json": components["schemas"]["OnBoardingRequestForm"];
            };
        };
        responses: {
            /** @description The new request */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequest"], "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "offerName" | "statut" | "rejectionReason" | "requestDate" | "createdDate" | "createdBy" | "emailValidateur">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "onboarding-duplicate" | "onboarding-email-used" | "onboarding-phone-unusual" | "onboarding-account-unknown" | "onboarding-engagement-unknown" | "onboarding-offer-unknown" | "onboarding-partner-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateOnBoardingRequest: {
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
                "application/json": components["schemas"]["OnBoardingRequestPatch"];
            };
        };
        responses: {
            /** @description The changed request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequest"], "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "offerName" | "statut" | "rejectionReason" | "requestDate" | "createdDate" | "createdBy" | "emailValidateur">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "onboarding-duplicate" | "onboarding-email-used" | "onboarding-phone-unusual" | "onboarding-not-validator" | "onboarding-transition-refused" | "onboarding-reason-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getContactInfoByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The e-mail; a quote in it is doubled. */
                email: components["schemas"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
