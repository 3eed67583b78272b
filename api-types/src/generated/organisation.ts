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
         * @description Returns all engagements to staff. A client contact gets the engagements of their own account.
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
        /**
         * List onboarding requests
         * @description Returns to staff the requests that they are involved in: those they created, those of engagements that they lead or manage, those they validate, and those they decide as a substitute. With `Onboarding.ReadAll`, staff get all requests. Clients get the requests about them, those they created, and those of their own account. For the view "Created by me", filter by `createdBy eq` and the caller's address; for "I decide", by `isDecider eq true`; for requests that wait for the caller, by `mustDecide eq true`.
         */
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
        /**
         * Get an onboarding request with its history
         * @description Returns a request that the list would also return to the caller. Clients get it without its history and without reasons.
         */
        get: operations["getOnBoardingRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update, validate, reject, or abandon an onboarding request
         * @description A new `statut` must be one of `allowedTransitions`. Validating a request sends the invitation; the invited contact makes the steps after that. Corrections are possible in the statuses toValidate and rejected. To submit a rejected request again, set `statut` to `toValidate`.
         */
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
        /** Get the contact saved by the latest request */
        get: operations["getContactInfoByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingRequest/Counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the onboarding requests by view and status
         * @description Counts the requests that the list would return to the caller.
         */
        get: operations["countOnBoardingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingRequest({id})/Resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Only in the statuses inProgress, declared, and failed; a failed request is inProgress again afterwards, unless its engagement was closed, an equivalent request was made, or its contact joined another client. Invalidates the links and codes of all earlier emails. Allowed for the creator, the partner, the validator, and the substitutes of the partner and the validator. A request can be sent again at most three times an hour.
         */
        post: operations["resendOnBoardingInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingSubstitutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List substitutes for onboarding decisions
         * @description Returns the substitutes that the caller has named, and the periods in which the caller is someone's substitute.
         */
        get: operations["listOnBoardingSubstitutes"];
        put?: never;
        /**
         * Name a substitute for onboarding decisions
         * @description The substitute can decide what the caller could decide, from the first day to the last, in French time. This covers onboarding requests, and reference sheets of the caller's engagements. Substitutes cannot decide requests or sheets that they created themselves.
         */
        post: operations["createOnBoardingSubstitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/OnBoardingSubstitutes({id})": {
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
         * Delete a substitute for onboarding decisions
         * @description Deletes a substitute that the caller has named. The decisions of the substitute are kept.
         */
        delete: operations["deleteOnBoardingSubstitute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Invitations/Read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what the welcome page shows
         * @description Takes the token from the link in the email. The page repeats the call after each step.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Invitations/RequestCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code by email
         * @description Invalidates the codes of all earlier emails. At most three codes an hour can be requested for an onboarding request.
         */
        post: operations["requestInvitationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Invitations/Prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the email address with the code
         * @description A code works once, within 15 minutes and at most five attempts; after that, a new one must be requested. The returned secret is valid for 30 minutes and must stay in the page.
         */
        post: operations["proveInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Invitations/Accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the invitation and choose a password
         * @description Creates the contact, the memberships in the client roles, and the account to sign in with, or nothing. A repeated call gets `invitation-closed`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Invitations/Decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the invitation with a reason
         * @description Marks the request as failed, and tells its creator and the people who decide it.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReferenceSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reference sheets
         * @description The lists of the portal are filters: `/Published` is `status eq 'published' and isMine`, `/AllPublished` is `status eq 'published'`, and `/validatedByCom`, `/RejectedByCom`, and `/RejectedByManager` are the statuses of these names. `isWaitingForMe desc` in $orderby puts sheets that wait for the caller first.
         */
        get: operations["listReferenceSheets"];
        put?: never;
        /**
         * Draft a reference sheet
         * @description The engagement must have no sheet other than withdrawn ones. Of several simultaneous requests, one succeeds. For `reference-sheet-exists`, `errors[0].params` describes the other sheet: its `id` (only if the caller can see it), `status`, `createdBy`, `createdByName`, and `createdDate`.
         */
        post: operations["createReferenceSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReferenceSheetCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the reference sheets of each list */
        get: operations["countReferenceSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReferenceSheets({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a reference sheet */
        get: operations["getReferenceSheet"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["deleteReferenceSheet"];
        options?: never;
        head?: never;
        /**
         * Update a draft or a rejected sheet
         * @description Allowed for the author of the sheet, and for the manager and the partner of the engagement or a substitute of either. A rejected sheet stays rejected until decideReferenceSheet submits it again. For `precondition-failed` and `reference-sheet-closed`, `errors[0].params` gives the last change: `status`, `changedBy`, `changedByName`, `changedDate`.
         */
        patch: operations["updateReferenceSheet"];
        trace?: never;
    };
    "/v1/ReferenceSheets({id})/Decision": {
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
         * Submit, validate, reject, publish, or withdraw a sheet
         * @description The author, the manager, or the partner of the engagement submits a sheet. Callers with Finder.Validate validate or reject it. The manager or the partner publishes or rejects a validated sheet, and withdraws a published one. Substitutes of the manager and the partner can do the same as them. Of several simultaneous decisions, one succeeds. The others get `precondition-failed` or `reference-sheet-transition-refused`, with the last change in `errors[0].params`: `status`, `changedBy`, `changedByName`, `changedDate`. `reference-sheet-incomplete` has a `required` error for each missing field.
         */
        patch: operations["decideReferenceSheet"];
        trace?: never;
    };
    "/v1/FinderChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get sectors, services, and amount bands */
        get: operations["getFinderChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/FinderSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find engagements and their published sheets
         * @description Searches all engagements of the firm. Engagements without a published sheet are found by their own data; the content of drafts and rejected sheets is not searched.
         */
        post: operations["searchEngagements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/FinderViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller’s saved views */
        get: operations["listFinderViews"];
        put?: never;
        /**
         * Save a view
         * @description A person can have at most 50 views. Names are compared without regard to letter case and accents.
         */
        post: operations["createFinderView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/FinderViews({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a view */
        delete: operations["deleteFinderView"];
        options?: never;
        head?: never;
        /** Update a view */
        patch: operations["updateFinderView"];
        trace?: never;
    };
    "/v1/ReferenceSheetExports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a file of citations
         * @description Prepares a file that cites published sheets. The citation of an anonymous sheet names the sector, but neither the client nor the engagement. If a sheet is internal, the call is refused, and `errors[]` lists each internal sheet with `params.id`, `engagementCode`, `title`, and `englishTitle`. The ticket is valid for 15 minutes. The file is created when it is downloaded, so it reflects sheets that were withdrawn or made anonymous in the meantime.
         */
        post: operations["exportReferenceSheets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReferenceSheetExports({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of citations
         * @description Always returns the file as an attachment.
         */
        get: operations["downloadReferenceSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReminderRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reminder rules
         * @description Returns the rules in the order in which sheets go through their states.
         */
        get: operations["listReminderRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReminderRules({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the reminder rule of a state */
        get: operations["getReminderRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a reminder rule
         * @description If a text has an unknown placeholder, or a body has no {{link}}, `errors` names the field. If the recipients change or the rule is switched on, at least one recipient or a role is required.
         */
        patch: operations["updateReminderRule"];
        trace?: never;
    };
    "/v1/ReminderRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles that can be reminded
         * @description Returns the roles with at most 100 members.
         */
        get: operations["listReminderRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReminderPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a reminder
         * @description Uses a sheet that is waiting. Nothing is sent.
         */
        post: operations["previewReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReminderDryRun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview who would be reminded in the next 30 days
         * @description Assumes that no sheet is decided in the meantime. The preview follows the same plan as the actual reminders. It shows the names and titles of all sheets that are waiting.
         */
        post: operations["dryRunReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReminderLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reminders that were sent */
        get: operations["listReminderLog"];
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
         * @description A solution that client contacts can be given access to. Without $select every field is present.
         */
        Offer: {
            id?: components["schemas"]["Key"];
            offerName?: components["schemas"]["RequiredText"];
            englishName?: components["schemas"]["EnglishName"];
            offerDescription?: components["schemas"]["Text"];
            /** @description The English description; null if it is the same as the French one. */
            englishDescription?: components["schemas"]["EnglishName"];
            /** @description The role that contacts with this offer are given in addition to that of all clients. It is the role with the name of the offer, if it has members by name only and gives no more access than all clients have; null otherwise. */
            clientRole?: string | null;
        };
        /**
         * OnBoardingStatus
         * @description Status of a request. The decider moves it from toValidate to validated or rejected. The creator or the decider moves it from rejected to toValidate, from failed to inProgress, and from toValidate, rejected, validated, inProgress, declared, or failed to abandoned. The services move it from validated to inProgress when the email is handed over, from validated or inProgress to failed if the email cannot be handed over, and from each of these or declared to failed if the contact joins another client. The invited contact moves it from inProgress to declared and then to succeeded, or from validated, inProgress, or declared to failed.
         * @enum {string}
         */
        OnBoardingStatus: "toValidate" | "validated" | "rejected" | "inProgress" | "declared" | "failed" | "abandoned" | "succeeded";
        /**
         * OnBoardingFailure
         * @description `declined`: the contact declined, in their own words as the reason. `addressRefused`: the address does not receive email. `mailGivenUp`: the email could not be handed over for another reason. `contactElsewhere`: the contact joined another client or the firm.
         * @enum {string|null}
         */
        OnBoardingFailure: "declined" | "addressRefused" | "mailGivenUp" | "contactElsewhere" | null;
        /**
         * OnBoardingTransition
         * @description A status to which the caller can move the request now, the operation to use, and whether a reason is required.
         */
        OnBoardingTransition: {
            to: components["schemas"]["OnBoardingStatus"];
            /** @enum {string} */
            operation: "updateOnBoardingRequest" | "resendOnBoardingInvitation";
            needsReason: boolean;
        };
        /**
         * OnBoardingRequest
         * @description A request to onboard a client contact to an offer. The data of the engagement, its partner, and its manager are current. Clients do not learn the reasons, who decided or accepted a warning, or whom the request waits for; these fields are null for them. Without $select every field is present.
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
            /** @description The language of the emails to the contact. */
            contactLanguage?: components["schemas"]["Language"];
            accountLegalName?: components["schemas"]["RequiredText"];
            /** @description The client's number at the firm. */
            accountIbsId?: string;
            engagementCode?: string;
            descriptionEngagement?: components["schemas"]["Text"];
            /** @enum {string|null} */
            engagementType?: "real" | "provisional" | null;
            /** @enum {string|null} */
            engagementStatut?: "Actif" | "dormant" | "Clos" | null;
            offerName?: components["schemas"]["RequiredText"];
            /** @description The English name of the offer, or its French name if it has no English one. */
            englishOfferName?: string;
            statut?: components["schemas"]["OnBoardingStatus"];
            /** @description Why the request was rejected, was abandoned, or failed, in the words of the person responsible; null otherwise. Clients read it only on the requests that they created. */
            statusReason?: string | null;
            /** @description How the request failed; null otherwise. */
            failure?: components["schemas"]["OnBoardingFailure"];
            /**
             * Format: date
             * @description The day from which the contact needs access.
             */
            requestDate?: Day | null;
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            /** @description Email address of the validator. */
            emailValidateur?: components["schemas"]["Email"];
            /** @description Null if the address no longer belongs to a member of staff. */
            validatorName?: string | null;
            partnerEmail?: components["schemas"]["MaybeEmail"];
            partnerName?: string | null;
            managerEmail?: components["schemas"]["MaybeEmail"];
            managerName?: string | null;
            /** @description The person who last validated or rejected the request. */
            decidedBy?: components["schemas"]["MaybeEmail"];
            decidedByName?: string | null;
            decidedDate?: components["schemas"]["MaybeMoment"];
            /** @description The decider in the status toValidate (the partner if the validator has left), the creator in rejected, the contact in inProgress and declared; null otherwise. */
            waitingForEmail?: components["schemas"]["MaybeEmail"];
            waitingForName?: string | null;
            /** @description When the request entered its status. */
            waitingSince?: components["schemas"]["MaybeMoment"];
            /** @description The person who accepted a phone number that is not a French mobile. */
            phoneAcceptedBy?: components["schemas"]["MaybeEmail"];
            phoneAcceptedDate?: components["schemas"]["MaybeMoment"];
            /** @description The person who accepted an email address that another request uses. */
            emailAcceptedBy?: components["schemas"]["MaybeEmail"];
            emailAcceptedDate?: components["schemas"]["MaybeMoment"];
            /** @description When the last email was handed over. */
            invitationSentDate?: components["schemas"]["MaybeMoment"];
            /** @description Whether the caller is the partner of the engagement, the validator, or a substitute of one of them today, and can decide the request. Apart from the partner, no one can decide a request that they created. */
            isDecider?: boolean;
            /** @description Whether isDecider is true and the status is toValidate. */
            mustDecide?: boolean;
            /** @description Whether the caller can send the invitation again. */
            mayResend?: boolean;
            /** @description The transitions that the caller can make now. The pages offer exactly these. */
            allowedTransitions?: components["schemas"]["OnBoardingTransition"][];
        };
        /**
         * OnBoardingRequestPage
         * @description An onboarding request with the role it gives and its history. Clients get empty lists.
         */
        OnBoardingRequestPage: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            titre?: components["schemas"]["RequiredText"];
            contactTitle?: components["schemas"]["ContactTitle"];
            contactFirstName?: components["schemas"]["RequiredText"];
            contactLastName?: components["schemas"]["RequiredText"];
            contactEmail?: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            contactRole?: components["schemas"]["RequiredText"];
            contactLanguage?: components["schemas"]["Language"];
            accountLegalName?: components["schemas"]["RequiredText"];
            accountIbsId?: components["schemas"]["accountIbsId"];
            engagementCode?: components["schemas"]["engagementCode"];
            descriptionEngagement?: components["schemas"]["Text"];
            engagementType?: components["schemas"]["engagementType"];
            engagementStatut?: components["schemas"]["engagementStatut"];
            offerName?: components["schemas"]["RequiredText"];
            englishOfferName?: components["schemas"]["englishOfferName"];
            statut?: components["schemas"]["OnBoardingStatus"];
            statusReason?: components["schemas"]["statusReason"];
            failure?: components["schemas"]["OnBoardingFailure"];
            requestDate?: components["schemas"]["requestDate"];
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            createdByName?: components["schemas"]["createdByName"];
            emailValidateur?: components["schemas"]["Email"];
            validatorName?: components["schemas"]["validatorName"];
            partnerEmail?: components["schemas"]["MaybeEmail"];
            partnerName?: components["schemas"]["partnerName"];
            managerEmail?: components["schemas"]["MaybeEmail"];
            managerName?: components["schemas"]["managerName"];
            decidedBy?: components["schemas"]["MaybeEmail"];
            decidedByName?: components["schemas"]["decidedByName"];
            decidedDate?: components["schemas"]["MaybeMoment"];
            waitingForEmail?: components["schemas"]["MaybeEmail"];
            waitingForName?: components["schemas"]["waitingForName"];
            waitingSince?: components["schemas"]["MaybeMoment"];
            phoneAcceptedBy?: components["schemas"]["MaybeEmail"];
            phoneAcceptedDate?: components["schemas"]["MaybeMoment"];
            emailAcceptedBy?: components["schemas"]["MaybeEmail"];
            emailAcceptedDate?: components["schemas"]["MaybeMoment"];
            invitationSentDate?: components["schemas"]["MaybeMoment"];
            isDecider?: components["schemas"]["isDecider"];
            mustDecide?: components["schemas"]["mustDecide"];
            mayResend?: components["schemas"]["mayResend"];
            allowedTransitions?: components["schemas"]["allowedTransitions"];
            /** @description The role that the contact is currently to be given, in addition to that of all clients: the one with the name of their contactRole, or else of the offer. Only a role with members by name that gives no more access than all clients have is used. Null if there is none, and for clients. */
            clientRole?: string | null;
            /** @description The steps of the request, the oldest first. */
            history?: components["schemas"]["OnBoardingStep"][];
            /** @description The changes since the last decision, in the statuses toValidate and rejected; empty otherwise. */
            differences?: components["schemas"]["OnBoardingDifference"][];
        };
        /**
         * OnBoardingField
         * @enum {string}
         */
        OnBoardingField: "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "contactLanguage" | "requestDate" | "emailValidateur";
        /** OnBoardingDifference */
        OnBoardingDifference: {
            field: components["schemas"]["OnBoardingField"];
            before: string | null;
            after: string | null;
        };
        /** OnBoardingStep */
        OnBoardingStep: {
            statut: components["schemas"]["OnBoardingStatus"];
            /** @description Null for steps made by the services. */
            changedBy: components["schemas"]["MaybeEmail"];
            changedByName: string | null;
            changedDate: components["schemas"]["Moment"];
            /** @description For a decision by a substitute, the person whom they stand in for. For a decision by the partner instead of a validator who has left, that validator. */
            insteadOf: null | {
                email: components["schemas"]["Email"];
                name: string | null;
                /** @enum {string} */
                because: "substitute" | "validatorLeft";
            };
            reason: string | null;
            failure: components["schemas"]["OnBoardingFailure"];
            /** @description For a step back to toValidate, the changes since the last decision. */
            differences: components["schemas"]["OnBoardingDifference"][];
        };
        /** OnBoardingStatusCounts */
        OnBoardingStatusCounts: {
            toValidate: number;
            validated: number;
            rejected: number;
            inProgress: number;
            declared: number;
            failed: number;
            abandoned: number;
            succeeded: number;
        };
        /**
         * OnBoardingCounts
         * @description Counts by view. `created`: requests created by the caller. `decider`: requests with isDecider. `all`: all requests that the caller can see.
         */
        OnBoardingCounts: {
            created: components["schemas"]["OnBoardingStatusCounts"];
            decider: components["schemas"]["OnBoardingStatusCounts"];
            all: components["schemas"]["OnBoardingStatusCounts"];
        };
        /**
         * MaybeEmail
         * Format: email
         */
        MaybeEmail: string | null;
        /**
         * MaybeMoment
         * Format: date-time
         */
        MaybeMoment: Moment | null;
        /**
         * ContactTitle
         * @enum {string|null}
         */
        ContactTitle: "Mr" | "Mrs" | null;
        /**
         * Phone
         * @description The phone number as the person writes it.
         */
        Phone: string | null;
        /**
         * OnBoardingRequestForm
         * @description A new request. The title of the request, the client, engagement, offer, and the contact's name, email address, and role are required; the other fields are optional.
         */
        OnBoardingRequestForm: {
            titre: components["schemas"]["RequiredText"];
            contactTitle?: components["schemas"]["ContactTitle"];
            contactFirstName: components["schemas"]["RequiredText"];
            contactLastName: components["schemas"]["RequiredText"];
            contactEmail: components["schemas"]["Email"];
            contactPhone?: components["schemas"]["Phone"];
            contactRole: components["schemas"]["RequiredText"];
            /** @description By default, the language that the contact has chosen in the portal, or else French. */
            contactLanguage?: components["schemas"]["Language"];
            accountIbsId: components["schemas"]["RequiredText"];
            engagementCode: components["schemas"]["RequiredText"];
            offerName: components["schemas"]["RequiredText"];
            /** Format: date */
            requestDate?: Day | null;
            /** @description The designated validator. By default, the partner of the engagement. */
            emailValidateur?: components["schemas"]["Email"];
            /**
             * @description Whether to accept a phone number that is not a French mobile.
             * @default false
             */
            acceptUnusualPhone?: boolean;
            /**
             * @description Whether to accept an email address that another onboarding request uses.
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
            contactLanguage?: components["schemas"]["Language"];
            /** Format: date */
            requestDate?: Day | null;
            emailValidateur?: components["schemas"]["Email"];
            statut?: components["schemas"]["OnBoardingStatus"];
            /** @description Required to reject a request. Also stored when a request is abandoned. */
            statusReason?: components["schemas"]["RequiredText"];
            /** @default false */
            acceptUnusualPhone?: boolean;
            /** @default false */
            acceptKnownEmail?: boolean;
        };
        /**
         * ContactInfo
         * @description The contact data saved by the latest request with this email address.
         */
        ContactInfo: {
            contactTitle: components["schemas"]["ContactTitle"];
            contactFirstName: components["schemas"]["RequiredText"];
            contactLastName: components["schemas"]["RequiredText"];
            contactEmail: components["schemas"]["Email"];
            contactPhone: components["schemas"]["Phone"];
            contactRole: components["schemas"]["RequiredText"];
            contactLanguage: components["schemas"]["Language"];
            accountLegalName: components["schemas"]["RequiredText"];
            accountIbsId: string;
        };
        /**
         * OnBoardingSubstitute
         * @description A person who decides in someone else's place during a period. Each person gets the substitutes that they have named and those that they were named as. Without $select every field is present.
         */
        OnBoardingSubstitute: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /** @description Email address in lower case. */
            forEmail?: components["schemas"]["Email"];
            forName?: string | null;
            /** @description Email address in lower case. */
            substituteEmail?: components["schemas"]["Email"];
            substituteName?: string | null;
            /**
             * Format: date
             * @description The first day, in French time.
             */
            fromDate?: Day;
            /**
             * Format: date
             * @description The last day, in French time.
             */
            untilDate?: Day;
            /** @description Whether the caller named the substitute. */
            isMine?: boolean;
            /** @description Whether the period includes today. */
            isCurrent?: boolean;
        };
        /** OnBoardingSubstituteForm */
        OnBoardingSubstituteForm: {
            /** @description The address of a member of staff. */
            substituteEmail: components["schemas"]["Email"];
            /** Format: date */
            fromDate: Day;
            /**
             * Format: date
             * @description Today or later, before 2100.
             */
            untilDate: Day;
        };
        /**
         * SecretToken
         * @description 256 random bits in base64url.
         */
        SecretToken: string;
        /** InvitationToken */
        InvitationToken: {
            /** @description The token in the link `/welcome#…`. */
            token: components["schemas"]["SecretToken"];
        };
        /**
         * InvitationState
         * @description `codeNeeded`: the email address must be proved. `passwordNeeded`: the address was proved, and the page that proved it must set a password. `signIn`: the person signs in with an existing account or with the firm's own identity provider. `done`: the person has joined. `expired`: the invitation is too old, was replaced by a newer email, or its request was abandoned or failed. `declined`: the person declined.
         * @enum {string}
         */
        InvitationState: "codeNeeded" | "passwordNeeded" | "signIn" | "done" | "expired" | "declined";
        /**
         * Invitation
         * @description The content of the welcome page. For an expired or declined invitation, it contains only the state and the language.
         */
        Invitation: {
            state: components["schemas"]["InvitationState"];
            language: components["schemas"]["Language"];
            contactFirstName: string | null;
            accountLegalName: string | null;
            offerName: string | null;
            englishOfferName: string | null;
            /** @description Name of the person who created the request. */
            invitedByName: string | null;
            /** @description Whether a new code can be sent now. */
            mayRequestCode: boolean;
            /** @description When the last code expires; null if no code is valid. */
            codeExpiresDate: components["schemas"]["MaybeMoment"];
        };
        /** InvitationProof */
        InvitationProof: {
            token: components["schemas"]["SecretToken"];
            /** @description The code from the email. */
            code: string;
        };
        /** InvitationProved */
        InvitationProved: {
            /** @description The secret for acceptInvitation. The page must not store it anywhere else. */
            acceptanceSecret: components["schemas"]["SecretToken"];
            expiresDate: components["schemas"]["Moment"];
        };
        /** InvitationAcceptance */
        InvitationAcceptance: {
            token: components["schemas"]["SecretToken"];
            /** @description The secret from proveInvitation. */
            acceptanceSecret: components["schemas"]["SecretToken"];
            /** @description At least 12 characters. Each rule for passwords has its own problem code. */
            password: string;
        };
        /** InvitationAccepted */
        InvitationAccepted: {
            /** @description The address to sign in with. */
            email: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
        };
        /** InvitationRefusal */
        InvitationRefusal: {
            token: components["schemas"]["SecretToken"];
            reason: components["schemas"]["RequiredText"];
        };
        /**
         * ReferenceSheet
         * @description A sheet that describes the firm's work for a client, so that colleagues can cite it. All staff can see published sheets. Other sheets are visible only to their author, their team, the manager and the partner of the engagement, today's substitutes of these two, and the commercial team. Clients see none. The data of the engagement and its client are current. An engagement has at most one sheet that is not withdrawn. Without $select every field is present.
         */
        ReferenceSheet: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            engagementId?: components["schemas"]["Key"];
            engagementCode?: string;
            engagementDescription?: string;
            /** @enum {string} */
            engagementStatut?: "Actif" | "dormant" | "Clos";
            accountNumber?: string;
            /** @description The legal name of the client. */
            accountName?: string;
            /** @description The business unit of the engagement. */
            businessUnit?: string | null;
            /** Format: email */
            partnerEmail?: string | null;
            partnerName?: string | null;
            /** Format: email */
            managerEmail?: string | null;
            managerName?: string | null;
            /** @description The French title. Like other fields, it can be empty only in a draft. */
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            /** @description The French description. */
            description?: components["schemas"]["Text"];
            englishDescription?: components["schemas"]["Text"];
            /** @description A code from getFinderChoices. */
            sector?: string | null;
            /** @description Codes from getFinderChoices, in the order listed there. */
            services?: string[];
            /** @description Fees in euros; null if only the band is given. */
            amount?: number | null;
            /** @description The band of the amount, if there is an amount; null only in a draft. */
            amountBand?: components["schemas"]["AmountBand"];
            /** @description The year of the work. */
            year?: number | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country?: string | null;
            /** @description Members of staff, in the order in which they were chosen. */
            team?: components["schemas"]["SheetMember"][];
            confidentiality?: components["schemas"]["Confidentiality"];
            status?: components["schemas"]["SheetStatus"];
            /** @description When the sheet entered its status. */
            statusDate?: components["schemas"]["Moment"];
            /** @description The reason for the rejection or withdrawal; null in every other status. */
            reason?: string | null;
            /**
             * Format: email
             * @description The person who last validated, rejected, published, or withdrew the sheet; null if there was no decision yet.
             */
            decidedBy?: string | null;
            decidedByName?: string | null;
            /** Format: date-time */
            publishedDate?: Moment | null;
            /** @description The steps of the sheet, the oldest first. */
            history?: components["schemas"]["SheetStep"][];
            /** @description The changes since the last rejection, field by field in the order of the form; empty if the sheet was never rejected or has not changed since. */
            difference?: components["schemas"]["SheetDifference"][];
            /** @description The statuses to which the caller can move the sheet now with decideReferenceSheet. */
            allowedTransitions?: components["schemas"]["SheetTransition"][];
            /** @description Whether the caller can change the content of the sheet now. */
            mayChange?: boolean;
            /** @description Whether the caller can delete the sheet. */
            mayDelete?: boolean;
            /** @description Whether the caller is the author of the sheet or in its team, or is the manager or the partner of its engagement or today's substitute of either. */
            isMine?: boolean;
            /** @description Whether the sheet waits for the caller. A submitted sheet waits for the commercial team. A validated one waits for the manager of the engagement, or for the partner if there is no manager, and for today's substitutes. A rejected one waits for its author. */
            isWaitingForMe?: boolean;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        SheetTitle: components["schemas"]["Text"];
        SheetDescription: components["schemas"]["Text"];
        /**
         * SheetStatus
         * @description A draft is submitted. The commercial team validates or rejects it. The manager or the partner of the engagement then publishes or rejects it. A rejected sheet can be corrected and submitted again. A published sheet can be withdrawn permanently.
         * @enum {string}
         */
        SheetStatus: "draft" | "submitted" | "validatedByCommercial" | "rejectedByCommercial" | "published" | "rejectedByManager" | "withdrawn";
        /**
         * Confidentiality
         * @description How the sheet may be cited. `named`: with the name of the client. `anonymous`: without it. `internal`: not outside the firm.
         * @enum {string}
         */
        Confidentiality: "named" | "anonymous" | "internal";
        /**
         * AmountBand
         * @description Band of the fees in euros. The lower limit of a band is included; the upper limit is the lower limit of the next band.
         * @enum {string|null}
         */
        AmountBand: "under25k" | "from25kTo100k" | "from100kTo500k" | "from500kTo2m" | "over2m" | null;
        /** SheetMember */
        SheetMember: {
            contactId: components["schemas"]["Key"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
        };
        /** SheetStep */
        SheetStep: {
            status: components["schemas"]["SheetStatus"];
            reason: string | null;
            /** @description For a sheet that is submitted again, the changes since the rejection. */
            changes: components["schemas"]["SheetDifference"][];
            changedBy: components["schemas"]["Email"];
            changedByName: string | null;
            changedDate: components["schemas"]["Moment"];
        };
        /** SheetDifference */
        SheetDifference: {
            field: components["schemas"]["SheetField"];
            before: components["schemas"]["SheetValue"];
            after: components["schemas"]["SheetValue"];
        };
        /**
         * SheetField
         * @enum {string}
         */
        SheetField: "title" | "englishTitle" | "description" | "englishDescription" | "sector" | "services" | "amount" | "amountBand" | "year" | "country" | "team" | "confidentiality";
        /**
         * SheetValue
         * @description The value of the field: a text, a code, a number, or a list of codes. For `team`, the full names.
         */
        SheetValue: string | number | string[] | null;
        /** SheetTransition */
        SheetTransition: {
            status: components["schemas"]["SheetStatus"];
            needsReason: boolean;
        };
        /**
         * SheetServices
         * @description Codes from getFinderChoices.
         */
        SheetServices: components["schemas"]["FinderCode"][];
        /**
         * SheetTeam
         * @description Keys of contacts. Each must be a member of staff, and be listed once.
         */
        SheetTeam: components["schemas"]["Key"][];
        /**
         * FinderCode
         * @description The code of a sector or service.
         */
        FinderCode: string;
        /**
         * Country
         * @description ISO 3166-1 alpha-2 code.
         */
        Country: string | null;
        /**
         * SheetYear
         * Format: int32
         */
        SheetYear: number | null;
        /**
         * SheetAmount
         * Format: int32
         * @description Fees in euros.
         */
        SheetAmount: number | null;
        /**
         * ReferenceSheetForm
         * @description A new draft. Texts, sector, services, amount or band, year, and country may be missing from a draft, but are required to submit it, the texts in both languages. Either the amount or its band may be given, not both.
         */
        ReferenceSheetForm: {
            /** @description An active, dormant, or closed engagement. */
            engagementId: components["schemas"]["Key"];
            title: components["schemas"]["Text"];
            englishTitle: components["schemas"]["Text"];
            description: components["schemas"]["Text"];
            englishDescription: components["schemas"]["Text"];
            /** @description A code from getFinderChoices. */
            sector: string | null;
            services: components["schemas"]["SheetServices"];
            amount: components["schemas"]["SheetAmount"];
            /** @description Null if the amount is given. */
            amountBand: components["schemas"]["AmountBand"];
            year: components["schemas"]["SheetYear"];
            country: components["schemas"]["Country"];
            team: components["schemas"]["SheetTeam"];
            confidentiality: components["schemas"]["Confidentiality"];
        };
        /**
         * ReferenceSheetPatch
         * @description The fields to change, at least one. The engagement of a sheet cannot be changed.
         */
        ReferenceSheetPatch: {
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            englishDescription?: components["schemas"]["Text"];
            /** @description A code from getFinderChoices. */
            sector?: string | null;
            services?: components["schemas"]["SheetServices"];
            /** @description A new amount replaces the band. */
            amount?: components["schemas"]["SheetAmount"];
            /** @description A new band replaces the amount. */
            amountBand?: components["schemas"]["AmountBand"];
            year?: components["schemas"]["SheetYear"];
            country?: components["schemas"]["Country"];
            team?: components["schemas"]["SheetTeam"];
            confidentiality?: components["schemas"]["Confidentiality"];
        };
        /** ReferenceSheetDecision */
        ReferenceSheetDecision: {
            /** @description One of the statuses in allowedTransitions. */
            status: components["schemas"]["SheetStatus"];
            /** @description Required to reject or withdraw a sheet; otherwise not stored. */
            reason: string | null;
        };
        /**
         * ReferenceSheetCounts
         * @description Number of sheets that the caller can see in each list.
         */
        ReferenceSheetCounts: {
            /** @description Drafts that the caller can see. */
            drafts: number;
            /** @description Sheets that wait for the commercial team. */
            submitted: number;
            /** @description Sheets that wait for the manager. */
            validatedByCommercial: number;
            rejectedByCommercial: number;
            rejectedByManager: number;
            /** @description The caller’s own published sheets (`isMine`). */
            published: number;
            allPublished: number;
            /** @description Sheets with `isWaitingForMe`. */
            waitingForMe: number;
        };
        /**
         * FinderChoices
         * @description The choices for sheets and for the filters of the finder.
         */
        FinderChoices: {
            sectors: components["schemas"]["FinderChoice"][];
            services: components["schemas"]["FinderChoice"][];
            /** @description The bands from the smallest to the largest. */
            amountBands: {
                code: components["schemas"]["AmountBand"];
                /** @description The lower limit in euros, included. */
                from: number;
                /** @description The upper limit in euros, not included; null if there is none. */
                to: number | null;
            }[];
        };
        /** FinderChoice */
        FinderChoice: {
            code: components["schemas"]["FinderCode"];
            /** @description The French name. */
            name: string;
            englishName: string;
        };
        /**
         * FinderFacet
         * @description A facet to filter by. `status` is the status of the engagement. `sheet` is `published` or `none`. `type` is `real` or `provisional`. `partner` is an email address in lower case. `sector`, `service`, `country`, and `amountBand` come from published sheets. `year` comes from the sheet, or without a sheet from the code of the engagement.
         * @enum {string}
         */
        FinderFacet: "sector" | "service" | "businessUnit" | "year" | "country" | "amountBand" | "partner" | "status" | "sheet" | "type";
        /**
         * FinderFilters
         * @description The values of each facet, one of which must match. A facet without values does not filter.
         */
        FinderFilters: {
            sector?: components["schemas"]["FinderValues"];
            service?: components["schemas"]["FinderValues"];
            businessUnit?: components["schemas"]["FinderValues"];
            year?: components["schemas"]["FinderValues"];
            country?: components["schemas"]["FinderValues"];
            amountBand?: components["schemas"]["FinderValues"];
            partner?: components["schemas"]["FinderValues"];
            status?: components["schemas"]["FinderValues"];
            sheet?: components["schemas"]["FinderValues"];
            type?: components["schemas"]["FinderValues"];
        };
        /**
         * FinderValues
         * @description Values as returned in the facets. A value that does not occur matches nothing.
         */
        FinderValues: components["schemas"]["RequiredText"][];
        FinderWords: components["schemas"]["Text"];
        /**
         * FinderOrder
         * @description `relevance`: engagements with the most words in titles and names first, then the newest year.
         * @enum {string}
         */
        FinderOrder: "relevance" | "engagementCode" | "accountName" | "year" | "amountBand" | "publishedDate";
        /** FinderQuestion */
        FinderQuestion: {
            words: components["schemas"]["Text"];
            filters: components["schemas"]["FinderFilters"];
            /** @default relevance */
            order?: components["schemas"]["FinderOrder"];
            /**
             * @description Whether the order is descending. Ignored for `relevance`.
             * @default false
             */
            isDescending?: boolean;
            /**
             * Format: int32
             * @default 25
             */
            top?: number;
            /**
             * Format: int32
             * @default 0
             */
            skip?: number;
            /**
             * @description Whether to return the facets with their counts.
             * @default true
             */
            withFacets?: boolean;
        };
        /** FinderAnswer */
        FinderAnswer: {
            /** @description Total number of engagements found. */
            total: number;
            value: components["schemas"]["FoundEngagement"][];
            /** @description All facets in the order of FinderFacet; empty without `withFacets`. The counts of a facet consider the words and the filters of all other facets, but not its own. */
            facets: {
                facet: components["schemas"]["FinderFacet"];
                /** @description At most 50 values, the most frequent first, plus the values that are filtered by, even if their count is 0. Bands and years are in their own order, the newest year first. */
                values: {
                    value: string;
                    /** @description For a partner, their full name if it is known; otherwise null. */
                    name: string | null;
                    count: number;
                }[];
                /** @description Whether there are more values. */
                isCut: boolean;
            }[];
            /** @description Words that do not occur, with the words that were used instead. The list is empty if there is no similar word. */
            corrections: {
                typed: string;
                found: string[];
            }[];
        };
        /**
         * FoundEngagement
         * @description An engagement of the firm, with its published sheet if it has one.
         */
        FoundEngagement: {
            engagementId: components["schemas"]["Key"];
            engagementCode: string;
            engagementDescription: string;
            /** @enum {string} */
            engagementStatut: "Actif" | "dormant" | "Clos";
            /** @enum {string} */
            engagementType: "real" | "provisional";
            accountNumber: string;
            accountName: string;
            businessUnit: string | null;
            /** Format: email */
            partnerEmail: string | null;
            partnerName: string | null;
            /** Format: email */
            managerEmail: string | null;
            managerName: string | null;
            year: number | null;
            /** @description Whether the engagement has a sheet that is not withdrawn, published or not. If so, no other sheet can be drafted. */
            hasOpenSheet: boolean;
            sheet: null | components["schemas"]["FoundSheet"];
        };
        /** FoundSheet */
        FoundSheet: {
            id: components["schemas"]["Key"];
            title: string;
            englishTitle: string;
            description: string;
            englishDescription: string;
            sector: string;
            services: string[];
            amount: number | null;
            amountBand: components["schemas"]["AmountBand"];
            country: string;
            confidentiality: components["schemas"]["Confidentiality"];
            publishedDate: components["schemas"]["Moment"];
        };
        /**
         * FinderColumn
         * @enum {string}
         */
        FinderColumn: "engagementCode" | "engagementDescription" | "accountName" | "title" | "sector" | "services" | "amountBand" | "year" | "country" | "businessUnit" | "partnerName" | "managerName" | "engagementStatut" | "engagementType" | "confidentiality" | "publishedDate";
        /**
         * FinderView
         * @description A search that a person has saved under a name of their choice, with the way its results are shown.
         */
        FinderView: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            words: components["schemas"]["Text"];
            filters: components["schemas"]["FinderFilters"];
            order: components["schemas"]["FinderOrder"];
            isDescending: boolean;
            columns: components["schemas"]["FinderColumns"];
            layout: components["schemas"]["FinderLayout"];
            boardBy: components["schemas"]["FinderBoardBy"];
            /** @description Whether the finder opens with this view. */
            isDefault: boolean;
            modifiedDate: components["schemas"]["Moment"];
        };
        /**
         * FinderColumns
         * @description The columns to show, in order.
         */
        FinderColumns: components["schemas"]["FinderColumn"][];
        /**
         * FinderLayout
         * @enum {string}
         */
        FinderLayout: "list" | "board";
        /**
         * FinderBoardBy
         * @description What the columns of the board represent.
         * @enum {string}
         */
        FinderBoardBy: "status" | "sheet" | "type" | "sector" | "businessUnit" | "year" | "country" | "amountBand";
        /** FinderViewForm */
        FinderViewForm: {
            name: components["schemas"]["RequiredText"];
            words: components["schemas"]["Text"];
            filters: components["schemas"]["FinderFilters"];
            order: components["schemas"]["FinderOrder"];
            isDescending: boolean;
            columns: components["schemas"]["FinderColumns"];
            layout: components["schemas"]["FinderLayout"];
            boardBy: components["schemas"]["FinderBoardBy"];
            /** @description Whether the finder opens with this view. It replaces the previous default. */
            isDefault: boolean;
        };
        /**
         * FinderViewPatch
         * @description The fields to change, at least one.
         */
        FinderViewPatch: {
            name?: components["schemas"]["RequiredText"];
            words?: components["schemas"]["Text"];
            filters?: components["schemas"]["FinderFilters"];
            order?: components["schemas"]["FinderOrder"];
            isDescending?: boolean;
            columns?: components["schemas"]["FinderColumns"];
            layout?: components["schemas"]["FinderLayout"];
            boardBy?: components["schemas"]["FinderBoardBy"];
            /** @description Whether the finder opens with this view. It replaces the previous default. */
            isDefault?: boolean;
        };
        /** FinderViewList */
        FinderViewList: {
            /** @description By name. */
            value: components["schemas"]["FinderView"][];
        };
        /** ReferenceSheetExportForm */
        ReferenceSheetExportForm: {
            /** @description Published sheets, in the order in which they are cited. */
            ids: components["schemas"]["Key"][];
            language: components["schemas"]["Language"];
            /** @enum {string} */
            format: "docx" | "csv";
        };
        /** ReferenceSheetExport */
        ReferenceSheetExport: {
            id: components["schemas"]["Key"];
            /** @description A ticket that only downloads this file, for this person. */
            ticket: string;
            fileName: string;
            /** @description When the ticket expires. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * ReminderState
         * @description The status in which a sheet waits. `submitted`: it waits for the commercial team. `validatedByCommercial`: it waits for the manager of the engagement, or for the partner if there is no manager. `rejectedByCommercial` and `rejectedByManager`: it waits for its author.
         * @enum {string}
         */
        ReminderState: "submitted" | "validatedByCommercial" | "rejectedByCommercial" | "rejectedByManager";
        /**
         * ReminderRecipient
         * @description `decider`: the people whom the sheet waits for. `substitute`: the people who can decide in their place. For the manager, that is the partner; for the author, the manager and the partner. If the sheet waits for the manager or the partner, the substitutes that they have named for that day (OnBoardingSubstitute) are included. The commercial team has no substitutes. `author`: the author of the sheet.
         * @enum {string}
         */
        ReminderRecipient: "decider" | "substitute" | "author";
        /**
         * ReminderWeekday
         * @enum {string}
         */
        ReminderWeekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday";
        /**
         * ReminderLanguage
         * @enum {string}
         */
        ReminderLanguage: "fr" | "en";
        /**
         * ReminderRanges
         * @description Working days after which a reminder is sent, in ascending order.
         */
        ReminderRanges: number[];
        /**
         * ReminderRepeat
         * Format: int32
         * @description Working days between two reminders after the last range; null if there are none after it.
         */
        ReminderRepeat: number | null;
        /** ReminderRecipients */
        ReminderRecipients: components["schemas"]["ReminderRecipient"][];
        /**
         * ReminderWeekdays
         * @description Days on which reminders are sent, except public holidays. A reminder that is due on another day is sent on the next of these days.
         */
        ReminderWeekdays: components["schemas"]["ReminderWeekday"][];
        ReminderSubject: components["schemas"]["RequiredText"];
        ReminderBody: components["schemas"]["RequiredText"];
        /**
         * ReminderRule
         * @description The reminders about sheets that wait in one state. Each state has one rule.
         */
        ReminderRule: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            state: components["schemas"]["ReminderState"];
            isOn: boolean;
            ranges: components["schemas"]["ReminderRanges"];
            repeatEvery: components["schemas"]["ReminderRepeat"];
            recipients: components["schemas"]["ReminderRecipients"];
            /**
             * Format: int32
             * @description A role with at most 100 members, who are also reminded, except clients.
             */
            roleId: number | null;
            roleName: string | null;
            englishRoleName: string | null;
            /**
             * Format: int32
             * @description Hour of the day, in French time.
             */
            hour: number;
            weekdays: components["schemas"]["ReminderWeekdays"];
            /** @description The French subject. */
            subject: components["schemas"]["RequiredText"];
            englishSubject: components["schemas"]["RequiredText"];
            /** @description The French body. */
            body: components["schemas"]["RequiredText"];
            englishBody: components["schemas"]["RequiredText"];
            /** @description Number of sheets in the state. */
            waiting: number;
            /** @description When the next reminders are sent if nothing changes; null if there are none within 30 days. */
            nextRun: components["schemas"]["ReminderRun"] | null;
            /**
             * Format: email
             * @description Null until someone changes the rule.
             */
            modifiedBy: string | null;
            modifiedByName: string | null;
            /** @description Null until someone changes the rule. */
            modifiedDate: components["schemas"]["Moment"] | null;
        };
        /** ReminderRun */
        ReminderRun: {
            /** Format: date */
            day: Day;
            /**
             * Format: int32
             * @description Hour of the day, in French time.
             */
            hour: number;
            /** @description Number of reminders sent at that time. */
            reminders: number;
        };
        /**
         * ReminderRulePatch
         * @description The fields to change, at least one.
         */
        ReminderRulePatch: {
            isOn?: boolean;
            ranges?: components["schemas"]["ReminderRanges"];
            repeatEvery?: components["schemas"]["ReminderRepeat"];
            recipients?: components["schemas"]["ReminderRecipients"];
            /**
             * Format: int32
             * @description A role with at most 100 members, who are also reminded, except clients.
             */
            roleId?: number | null;
            /**
             * Format: int32
             * @description Hour of the day, in French time.
             */
            hour?: number;
            weekdays?: components["schemas"]["ReminderWeekdays"];
            subject?: components["schemas"]["RequiredText"];
            englishSubject?: components["schemas"]["RequiredText"];
            body?: components["schemas"]["RequiredText"];
            englishBody?: components["schemas"]["RequiredText"];
        };
        /**
         * ReminderRuleDraft
         * @description The unsaved changes to a rule.
         */
        ReminderRuleDraft: {
            state: components["schemas"]["ReminderState"];
            isOn?: boolean;
            ranges?: components["schemas"]["ReminderRanges"];
            repeatEvery?: components["schemas"]["ReminderRepeat"];
            recipients?: components["schemas"]["ReminderRecipients"];
            /**
             * Format: int32
             * @description A role with at most 100 members, who are also reminded, except clients.
             */
            roleId?: number | null;
            /**
             * Format: int32
             * @description Hour of the day, in French time.
             */
            hour?: number;
            weekdays?: components["schemas"]["ReminderWeekdays"];
        };
        /** ReminderRuleList */
        ReminderRuleList: {
            value: components["schemas"]["ReminderRule"][];
        };
        /** ReminderRole */
        ReminderRole: {
            id: components["schemas"]["Key"];
            name: string;
            englishName: components["schemas"]["EnglishName"];
            /** @description Number of members of the role. */
            people: number;
        };
        /** ReminderRoleList */
        ReminderRoleList: {
            value: components["schemas"]["ReminderRole"][];
        };
        /** ReminderPreviewQuestion */
        ReminderPreviewQuestion: {
            state: components["schemas"]["ReminderState"];
            /**
             * Format: int32
             * @description A sheet in the state; null for the one that has waited longest.
             */
            sheetId: number | null;
            language: components["schemas"]["ReminderLanguage"];
            subject: components["schemas"]["RequiredText"];
            body: components["schemas"]["RequiredText"];
        };
        /**
         * ReminderPreview
         * @description The message as it would read today.
         */
        ReminderPreview: {
            sheetId: components["schemas"]["Key"];
            /** @description The title in the requested language. */
            sheetTitle: string;
            /** @description The first person whom the sheet waits for. */
            recipientName: string;
            /** @description Number of working days that the sheet has waited. */
            days: number;
            subject: string;
            text: string;
            html: string;
        };
        /** ReminderDryRunQuestion */
        ReminderDryRunQuestion: {
            /** @description Unsaved rules, at most one for each state. Other rules apply as stored. */
            rules: components["schemas"]["ReminderRuleDraft"][];
        };
        /** ReminderDryRun */
        ReminderDryRun: {
            /**
             * Format: date
             * @description Today, in French time.
             */
            from: Day;
            /**
             * Format: date
             * @description The last of the 30 days, including today.
             */
            to: Day;
            /** @description Number of reminders, including those that are not listed. */
            total: number;
            /** @description Number of these reminders that no one receives. */
            skipped: number;
            /** @description In the order in which they go out, the first 1,000. */
            value: components["schemas"]["PlannedReminder"][];
        };
        /**
         * ReminderSkip
         * @description Why a person receives no reminder. `nobody`: the sheet waits for no known person. `left`: the person is not a user, or no longer one. `address`: there is no valid email address. `client`: the person is not a member of staff.
         * @enum {string}
         */
        ReminderSkip: "nobody" | "left" | "address" | "client";
        /** PlannedReminder */
        PlannedReminder: {
            /** Format: date */
            day: Day;
            /**
             * Format: int32
             * @description Hour of the day, in French time.
             */
            hour: number;
            state: components["schemas"]["ReminderState"];
            /** @description Number of working days that the sheet has waited when the reminder is due. */
            rangeDay: number;
            sheetId: components["schemas"]["Key"];
            sheetTitle: string;
            sheetEnglishTitle: string;
            accountName: string;
            /** @description Email address; null if no one is known. */
            recipient: string | null;
            recipientName: string | null;
            /** @description For a substitute named for that day, the name of the person they stand in for; null otherwise. */
            standsInFor: string | null;
            language: components["schemas"]["ReminderLanguage"];
            skip: components["schemas"]["ReminderSkip"] | null;
        };
        /**
         * ReminderLogEntry
         * @description A reminder that was sent. Without $select every field is present.
         */
        ReminderLogEntry: {
            id?: components["schemas"]["Key"];
            /** @description When the reminder was queued for sending. */
            sentDate?: components["schemas"]["Moment"];
            state?: components["schemas"]["ReminderState"];
            /** Format: int32 */
            rangeDay?: number;
            sheetId?: components["schemas"]["Key"];
            /** @description The title as it was in the message. */
            sheetTitle?: string;
            recipient?: string;
            recipientName?: string | null;
            language?: components["schemas"]["ReminderLanguage"];
            /**
             * @description What happened to the message. `queued`: it waits to be sent. `sending`: it is being sent. `sent`: the mail server accepted it. `kept`: it stays in the outbox because no mail server is configured. `failed`: sending was given up. `forgotten`: the message is no longer stored.
             * @enum {string}
             */
            mailStatus?: "queued" | "sending" | "sent" | "kept" | "failed" | "forgotten";
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
         * Etag
         * @description The version of an entity, to send in If-Match. It equals the ETag header of a response with a single entity.
         */
        Etag: string;
        /**
         * Language
         * @enum {string}
         */
        Language: "fr" | "en";
        /**
         * Moment
         * Format: date-time
         * @description A moment in RFC 3339 format, from 1900 to 2999. Responses use UTC.
         */
        Moment: Moment;
        /** @description The client's number at the firm. */
        accountIbsId: string;
        engagementCode: string;
        /** @enum {string|null} */
        engagementType: "real" | "provisional" | null;
        /** @enum {string|null} */
        engagementStatut: "Actif" | "dormant" | "Clos" | null;
        /** @description The English name of the offer, or its French name if it has no English one. */
        englishOfferName: string;
        /** @description Why the request was rejected, was abandoned, or failed, in the words of the person responsible; null otherwise. Clients read it only on the requests that they created. */
        statusReason: string | null;
        /**
         * Format: date
         * @description The day from which the contact needs access.
         */
        requestDate: Day | null;
        createdByName: string | null;
        /** @description Null if the address no longer belongs to a member of staff. */
        validatorName: string | null;
        partnerName: string | null;
        managerName: string | null;
        decidedByName: string | null;
        waitingForName: string | null;
        /** @description Whether the caller is the partner of the engagement, the validator, or a substitute of one of them today, and can decide the request. Apart from the partner, no one can decide a request that they created. */
        isDecider: boolean;
        /** @description Whether isDecider is true and the status is toValidate. */
        mustDecide: boolean;
        /** @description Whether the caller can send the invitation again. */
        mayResend: boolean;
        /** @description The transitions that the caller can make now. The pages offer exactly these. */
        allowedTransitions: components["schemas"]["OnBoardingTransition"][];
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
        /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
        idempotencyKey: string;
        /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
        id: components["schemas"]["Key"];
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
        ifMatch: string;
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
    listEngagements: {
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
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
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
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequest"], "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "contactLanguage" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "engagementType" | "engagementStatut" | "offerName" | "englishOfferName" | "statut" | "statusReason" | "failure" | "requestDate" | "createdDate" | "createdBy" | "createdByName" | "emailValidateur" | "validatorName" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "decidedBy" | "decidedByName" | "decidedDate" | "waitingForEmail" | "waitingForName" | "waitingSince" | "phoneAcceptedBy" | "phoneAcceptedDate" | "emailAcceptedBy" | "emailAcceptedDate" | "invitationSentDate" | "isDecider" | "mustDecide" | "mayResend" | "allowedTransitions">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "onboarding-duplicate" | "onboarding-email-used" | "onboarding-contact-elsewhere" | "onboarding-contact-is-staff" | "onboarding-phone-unusual" | "onboarding-account-unknown" | "onboarding-engagement-unknown" | "onboarding-engagement-closed" | "onboarding-offer-unknown" | "onboarding-partner-missing" | "onboarding-manager-missing" | "onboarding-validator-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getOnBoardingRequest: {
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
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequestPage"], "@odata.etag" | "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "contactLanguage" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "engagementType" | "engagementStatut" | "offerName" | "englishOfferName" | "statut" | "statusReason" | "failure" | "requestDate" | "createdDate" | "createdBy" | "createdByName" | "emailValidateur" | "validatorName" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "decidedBy" | "decidedByName" | "decidedDate" | "waitingForEmail" | "waitingForName" | "waitingSince" | "phoneAcceptedBy" | "phoneAcceptedDate" | "emailAcceptedBy" | "emailAcceptedDate" | "invitationSentDate" | "isDecider" | "mustDecide" | "mayResend" | "allowedTransitions" | "clientRole" | "history" | "differences">;
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
    updateOnBoardingRequest: {
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
                "application/json": components["schemas"]["OnBoardingRequestPatch"];
            };
        };
        responses: {
            /** @description The updated request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequest"], "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "contactLanguage" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "engagementType" | "engagementStatut" | "offerName" | "englishOfferName" | "statut" | "statusReason" | "failure" | "requestDate" | "createdDate" | "createdBy" | "createdByName" | "emailValidateur" | "validatorName" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "decidedBy" | "decidedByName" | "decidedDate" | "waitingForEmail" | "waitingForName" | "waitingSince" | "phoneAcceptedBy" | "phoneAcceptedDate" | "emailAcceptedBy" | "emailAcceptedDate" | "invitationSentDate" | "isDecider" | "mustDecide" | "mayResend" | "allowedTransitions">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "onboarding-duplicate" | "onboarding-email-used" | "onboarding-contact-elsewhere" | "onboarding-contact-is-staff" | "onboarding-phone-unusual" | "onboarding-not-validator" | "onboarding-engagement-closed" | "onboarding-partner-missing" | "onboarding-manager-missing" | "onboarding-validator-unknown" | "onboarding-transition-refused" | "onboarding-reason-missing" | "rate-limited" | "server-error" | "database-unavailable";
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
                /** @description The email address. A single quote in it is doubled. */
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
    countOnBoardingRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnBoardingCounts"];
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
    resendOnBoardingInvitation: {
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
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["OnBoardingRequest"], "id" | "titre" | "contactTitle" | "contactFirstName" | "contactLastName" | "contactEmail" | "contactPhone" | "contactRole" | "contactLanguage" | "accountLegalName" | "accountIbsId" | "engagementCode" | "descriptionEngagement" | "engagementType" | "engagementStatut" | "offerName" | "englishOfferName" | "statut" | "statusReason" | "failure" | "requestDate" | "createdDate" | "createdBy" | "createdByName" | "emailValidateur" | "validatorName" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "decidedBy" | "decidedByName" | "decidedDate" | "waitingForEmail" | "waitingForName" | "waitingSince" | "phoneAcceptedBy" | "phoneAcceptedDate" | "emailAcceptedBy" | "emailAcceptedDate" | "invitationSentDate" | "isDecider" | "mustDecide" | "mayResend" | "allowedTransitions">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "onboarding-not-participant" | "onboarding-transition-refused" | "onboarding-duplicate" | "onboarding-contact-elsewhere" | "onboarding-contact-is-staff" | "onboarding-engagement-closed" | "onboarding-resend-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listOnBoardingSubstitutes: {
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
            /** @description The substitutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["OnBoardingSubstitute"][];
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
    createOnBoardingSubstitute: {
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
                "application/json": components["schemas"]["OnBoardingSubstituteForm"];
            };
        };
        responses: {
            /** @description The new substitute */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["OnBoardingSubstitute"], "id" | "forEmail" | "forName" | "substituteEmail" | "substituteName" | "fromDate" | "untilDate" | "isMine" | "isCurrent">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "onboarding-substitute-unknown" | "onboarding-substitute-cannot-decide" | "onboarding-substitute-self" | "onboarding-substitute-period" | "onboarding-substitute-overlap" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteOnBoardingSubstitute: {
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
            /** @description The substitute was deleted */
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
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "invitation-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    requestInvitationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The email was queued */
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "invitation-unknown" | "invitation-closed" | "invitation-sign-in" | "invitation-code-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    proveInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationProof"];
            };
        };
        responses: {
            /** @description The address was proved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationProved"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "invitation-unknown" | "invitation-closed" | "invitation-sign-in" | "invitation-code-wrong" | "invitation-code-spent" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The invitation was accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "invitation-unknown" | "invitation-closed" | "invitation-sign-in" | "invitation-proof-expired" | "password-too-short" | "password-common" | "password-personal" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRefusal"];
            };
        };
        responses: {
            /** @description The invitation was declined */
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "invitation-unknown" | "invitation-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReferenceSheets: {
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
            /** @description The sheets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReferenceSheet"][];
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
    createReferenceSheet: {
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
                "application/json": components["schemas"]["ReferenceSheetForm"];
            };
        };
        responses: {
            /** @description The new draft */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReferenceSheet"], "id" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementStatut" | "accountNumber" | "accountName" | "businessUnit" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "title" | "englishTitle" | "description" | "englishDescription" | "sector" | "services" | "amount" | "amountBand" | "year" | "country" | "team" | "confidentiality" | "status" | "statusDate" | "reason" | "decidedBy" | "decidedByName" | "publishedDate" | "history" | "difference" | "allowedTransitions" | "mayChange" | "mayDelete" | "isMine" | "isWaitingForMe" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "reference-sheet-engagement-unknown" | "reference-sheet-exists" | "reference-sheet-sector-unknown" | "reference-sheet-service-unknown" | "reference-sheet-country-unknown" | "reference-sheet-amount-twice" | "reference-sheet-contact-unknown" | "reference-sheet-contact-twice" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    countReferenceSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSheetCounts"];
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
    getReferenceSheet: {
        parameters: {
            query?: {
                /** @description The fields to return. Without it, every field that is not a navigation is returned. */
                $select?: components["parameters"]["select"];
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
            /** @description The sheet */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSheet"];
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
    deleteReferenceSheet: {
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "reference-sheet-not-author" | "reference-sheet-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateReferenceSheet: {
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
                "application/json": components["schemas"]["ReferenceSheetPatch"];
            };
        };
        responses: {
            /** @description The updated sheet */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReferenceSheet"], "id" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementStatut" | "accountNumber" | "accountName" | "businessUnit" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "title" | "englishTitle" | "description" | "englishDescription" | "sector" | "services" | "amount" | "amountBand" | "year" | "country" | "team" | "confidentiality" | "status" | "statusDate" | "reason" | "decidedBy" | "decidedByName" | "publishedDate" | "history" | "difference" | "allowedTransitions" | "mayChange" | "mayDelete" | "isMine" | "isWaitingForMe" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "reference-sheet-not-author" | "reference-sheet-closed" | "reference-sheet-sector-unknown" | "reference-sheet-service-unknown" | "reference-sheet-country-unknown" | "reference-sheet-amount-twice" | "reference-sheet-contact-unknown" | "reference-sheet-contact-twice" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    decideReferenceSheet: {
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
                "application/json": components["schemas"]["ReferenceSheetDecision"];
            };
        };
        responses: {
            /** @description The sheet in its new status */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReferenceSheet"], "id" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementStatut" | "accountNumber" | "accountName" | "businessUnit" | "partnerEmail" | "partnerName" | "managerEmail" | "managerName" | "title" | "englishTitle" | "description" | "englishDescription" | "sector" | "services" | "amount" | "amountBand" | "year" | "country" | "team" | "confidentiality" | "status" | "statusDate" | "reason" | "decidedBy" | "decidedByName" | "publishedDate" | "history" | "difference" | "allowedTransitions" | "mayChange" | "mayDelete" | "isMine" | "isWaitingForMe" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "reference-sheet-not-decider" | "reference-sheet-transition-refused" | "reference-sheet-reason-missing" | "reference-sheet-incomplete" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getFinderChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinderChoices"];
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
    searchEngagements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderQuestion"];
            };
        };
        responses: {
            /** @description The engagements found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinderAnswer"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listFinderViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinderViewList"];
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
    createFinderView: {
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
                "application/json": components["schemas"]["FinderViewForm"];
            };
        };
        responses: {
            /** @description The new view */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinderView"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "finder-view-name-taken" | "finder-view-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteFinderView: {
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
            /** @description The view was deleted */
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
    updateFinderView: {
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
                "application/json": components["schemas"]["FinderViewPatch"];
            };
        };
        responses: {
            /** @description The updated view */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinderView"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "finder-view-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    exportReferenceSheets: {
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
                "application/json": components["schemas"]["ReferenceSheetExportForm"];
            };
        };
        responses: {
            /** @description The file is ready to be downloaded */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSheetExport"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "reference-sheet-unknown" | "reference-sheet-internal" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadReferenceSheets: {
        parameters: {
            query?: {
                /** @description A ticket from exportReferenceSheets, in place of an access token. A browser that downloads a file by itself cannot send the header. */
                ticket?: string;
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "reference-sheet-unknown" | "reference-sheet-internal" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReminderRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderRuleList"];
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
    getReminderRule: {
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
            /** @description The rule */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderRule"];
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
    updateReminderRule: {
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
                "application/json": components["schemas"]["ReminderRulePatch"];
            };
        };
        responses: {
            /** @description The updated rule */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderRule"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "reminder-ranges-not-increasing" | "reminder-recipient-missing" | "reminder-role-unknown" | "reminder-place-unknown" | "reminder-link-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReminderRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderRoleList"];
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
    previewReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderPreviewQuestion"];
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPreview"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "reminder-case-missing" | "reminder-sheet-unknown" | "reminder-place-unknown" | "reminder-link-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    dryRunReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDryRunQuestion"];
            };
        };
        responses: {
            /** @description The planned reminders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderDryRun"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "reminder-rule-twice" | "reminder-ranges-not-increasing" | "reminder-recipient-missing" | "reminder-role-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReminderLog: {
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
            /** @description The reminders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReminderLogEntry"][];
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
