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
        /**
         * List onboarding requests
         * @description Staff are given what they take part in: what they created, what is of their engagements as partner or manager, what they validate, and what they stand in for. With `Onboarding.ReadAll` all. Clients are given what is about them, what they created and what is of their own account. "Created by me" is `createdBy eq` one's own address, "I decide" is `isDecider eq true`, what waits for me `mustDecide eq true`.
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
         * @description To whom the list would give it. Clients are given it without history and without reasons.
         */
        get: operations["getOnBoardingRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update, validate, reject, or abandon an onboarding request
         * @description Where a new `statut` is given it is one of `allowedTransitions`. Validating sends the invitation; the steps after it are made by the invited contact. Corrections are possible while it is to validate or rejected; a rejected one goes back by `statut: toValidate`.
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
    "/v1/OnBoardingRequest/Counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the onboarding requests by view and status
         * @description Of the requests that the list would give the caller.
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
         * @description From inProgress or failed, which is inProgress again. The link and the code of every earlier e-mail no longer work. For the creator, the partner, the validator and whoever stands in for one of them; three times an hour for a request.
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
         * @description Those whom the caller has named, and those for whom the caller was named.
         */
        get: operations["listOnBoardingSubstitutes"];
        put?: never;
        /**
         * Name a substitute for onboarding decisions
         * @description The substitute decides what the caller would decide, from the first day to the last, both in France: onboarding requests, and reference sheets of the caller's engagements. Nobody decides what they created themselves.
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
         * Withdraw a substitute for onboarding decisions
         * @description One that the caller has named. What the substitute has decided stays.
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
         * @description The token is that of the link in the e-mail. Asked for again after each step.
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
         * Send a new code
         * @description The code of every earlier e-mail no longer works. Three an hour for an invitation.
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
         * Prove the e-mail address by the code
         * @description A code is good once, for a quarter of an hour and five attempts; after that another one is requested. What is answered is good for half an hour and stays with the page.
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
         * Accept and choose a password
         * @description Makes the contact, the membership in the role of the offer and the account to sign in with, or nothing. A repetition answers `invitation-closed`.
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
         * Decline and say why
         * @description The request has failed then; who asked for it and who decides are told.
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
         * @description The lists of the portal are filters of it: `/Published` is `status eq 'published' and isMine`, `/AllPublished` `status eq 'published'`, `/validatedByCom`, `/RejectedByCom` and `/RejectedByManager` the status of that name; `isWaitingForMe desc` in $orderby has first what waits for the caller.
         */
        get: operations["listReferenceSheets"];
        put?: never;
        /**
         * Draft a reference sheet
         * @description Of an engagement that has none that is not withdrawn: of several at once one wins. `reference-sheet-exists` tells in `errors[0].params` the `id` of the other (only if the caller sees it), its `status`, and `createdBy`, `createdByName` and `createdDate`.
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
         * @description By who drafted it, and by the manager and partner of the engagement. What is rejected stays so until it is submitted again, by decideReferenceSheet. `precondition-failed` and `reference-sheet-closed` tell in `errors[0].params` who did what meanwhile: `status`, `changedBy`, `changedByName`, `changedDate`.
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
         * @description Who drafted it submits it; who has Finder.Validate validates or rejects it; the manager or partner of the engagement publishes or rejects what is validated, and withdraws what is published. Of several at once one wins; the others get `precondition-failed` or `reference-sheet-transition-refused` and are told in `errors[0].params` who did what: `status`, `changedBy`, `changedByName`, `changedDate`. `reference-sheet-incomplete` has a `required` of each field that is missing.
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
         * @description Over all engagements of the firm. Those without a published sheet are found by what the engagement knows; what drafts and rejected sheets say is not looked into.
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
         * @description At most 50 a person. Names are compared without regard to letter case and accents.
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
        /** Change or rename a view */
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
         * Prepare a file of what can be cited
         * @description Of published sheets. An anonymous one tells neither the client nor the engagement, but the sector. An internal one is refused: each is named in `errors[]` with `params.id`, `engagementCode`, `title` and `englishTitle`. The ticket lasts a quarter of an hour, and the file is made when it is fetched: what was withdrawn or made anonymous meanwhile is not in it as it was.
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
         * Download a file of what can be cited
         * @description Always as an attachment.
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
         * List the rules of reminders
         * @description In the order in which sheets go through their states.
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
        /** Get the rule of a state */
        get: operations["getReminderRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a rule
         * @description Of a text that has an unknown place, or of a body without {{link}}, `errors` names the field. At least one recipient or a role is needed where the recipients change or the rule is switched on.
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
         * @description Those of at most 100 people.
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
         * Show a reminder as it would be read
         * @description On a sheet that waits; nothing is sent.
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
         * Show who would be reminded in the next 30 days
         * @description If no sheet is decided meanwhile. It follows the same plan as what is sent. Names and titles of all sheets that wait are shown.
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
        /** List the reminders that went out */
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
            englishName?: components["schemas"]["EnglishName"];
            offerDescription?: components["schemas"]["Text"];
            /** @description What is said of it in English; null where that is the same. */
            englishDescription?: components["schemas"]["EnglishName"];
            /** @description The role that contacts are given with it beside that of all clients: the one named like the offer, where it lets nobody do more than all clients can; null otherwise. */
            clientRole?: string | null;
        };
        /**
         * OnBoardingStatus
         * @description The decider: toValidate → validated or rejected. The creator or the decider: rejected → toValidate, failed → inProgress, and toValidate, rejected, validated, inProgress or failed → abandoned. The services: validated → inProgress, when the e-mail was handed over, and → failed where it could not be. The invited contact: inProgress → declared → succeeded, or either → failed.
         * @enum {string}
         */
        OnBoardingStatus: "toValidate" | "validated" | "rejected" | "inProgress" | "declared" | "failed" | "abandoned" | "succeeded";
        /**
         * OnBoardingFailure
         * @description `declined`: by the contact, with their words as the reason; `addressRefused`: nobody receives e-mail at the address; `mailGivenUp`: the e-mail could not be handed over for another reason.
         * @enum {string|null}
         */
        OnBoardingFailure: "declined" | "addressRefused" | "mailGivenUp" | null;
        /**
         * OnBoardingTransition
         * @description A status that the reader may bring the request to now, by which operation, and whether they must say why.
         */
        OnBoardingTransition: {
            to: components["schemas"]["OnBoardingStatus"];
            /** @enum {string} */
            operation: "updateOnBoardingRequest" | "resendOnBoardingInvitation";
            needsReason: boolean;
        };
        /**
         * OnBoardingRequest
         * @description A client contact to bring on board to an offer. What is said of the engagement, its partner and its manager is what it is now. Clients are not told reasons, who decided or accepted a warning, nor whom the request waits for: these are null for them. Without $select every field is present.
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
            /** @description The language of what the contact is sent. */
            contactLanguage?: components["schemas"]["Language"];
            accountLegalName?: components["schemas"]["RequiredText"];
            /** @description The client's number in the firm. */
            accountIbsId?: string;
            engagementCode?: string;
            descriptionEngagement?: components["schemas"]["Text"];
            /** @enum {string|null} */
            engagementType?: "real" | "provisional" | null;
            /** @enum {string|null} */
            engagementStatut?: "Actif" | "dormant" | "Clos" | null;
            offerName?: components["schemas"]["RequiredText"];
            /** @description What the offer is called in English; as in French where it has no English name. */
            englishOfferName?: string;
            statut?: components["schemas"]["OnBoardingStatus"];
            /** @description Why it was rejected, was abandoned or has failed, in the words of who did so; null otherwise. */
            statusReason?: string | null;
            /** @description How it has failed; null otherwise. */
            failure?: components["schemas"]["OnBoardingFailure"];
            /**
             * Format: date
             * @description The day that the contact is wanted on board.
             */
            requestDate?: Day | null;
            createdDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            /** @description Who decides. */
            emailValidateur?: components["schemas"]["Email"];
            /** @description Null where nobody of the firm has this address any more. */
            validatorName?: string | null;
            partnerEmail?: components["schemas"]["MaybeEmail"];
            partnerName?: string | null;
            managerEmail?: components["schemas"]["MaybeEmail"];
            managerName?: string | null;
            /** @description Who validated or rejected it last. */
            decidedBy?: components["schemas"]["MaybeEmail"];
            decidedByName?: string | null;
            decidedDate?: components["schemas"]["MaybeMoment"];
            /** @description The decider while toValidate (the partner where the validator has left), the creator while rejected, the contact while inProgress or declared; null otherwise. */
            waitingForEmail?: components["schemas"]["MaybeEmail"];
            waitingForName?: string | null;
            /** @description When it came to its status. */
            waitingSince?: components["schemas"]["MaybeMoment"];
            /** @description Who accepted a phone that is no French mobile. */
            phoneAcceptedBy?: components["schemas"]["MaybeEmail"];
            phoneAcceptedDate?: components["schemas"]["MaybeMoment"];
            /** @description Who accepted an address of another request. */
            emailAcceptedBy?: components["schemas"]["MaybeEmail"];
            emailAcceptedDate?: components["schemas"]["MaybeMoment"];
            /** @description When the last e-mail was handed over. */
            invitationSentDate?: components["schemas"]["MaybeMoment"];
            /** @description Whether the reader is the partner of the engagement, the validator or who stands in for one of them today, and may decide what is to be decided of it. */
            isDecider?: boolean;
            /** @description isDecider while toValidate. */
            mustDecide?: boolean;
            /** @description Whether the reader may send the invitation again. */
            mayResend?: boolean;
            /** @description What the reader may do now; the screens are drawn from it. */
            allowedTransitions?: components["schemas"]["OnBoardingTransition"][];
        };
        /**
         * OnBoardingRequestPage
         * @description An onboarding request with what it gives and what it went through. Clients are given empty lists.
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
            /** @description The role that the contact is given, as it is now, beside that of all clients: the one named like their contactRole, else like the offer; null where there is none that lets nobody do more than all clients can, and for clients. */
            clientRole?: string | null;
            /** @description The first first. */
            history?: components["schemas"]["OnBoardingStep"][];
            /** @description What a corrected request says that it did not say when it was decided last, while it is to be decided again. */
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
            /** @description Null for what the services did of themselves. */
            changedBy: components["schemas"]["MaybeEmail"];
            changedByName: string | null;
            changedDate: components["schemas"]["Moment"];
            /** @description Of a decision: for whom a substitute decided, or the validator who has left and whom the partner did not wait for. */
            insteadOf: null | {
                email: components["schemas"]["Email"];
                name: string | null;
                /** @enum {string} */
                because: "substitute" | "validatorLeft";
            };
            reason: string | null;
            failure: components["schemas"]["OnBoardingFailure"];
            /** @description Of a correction, what it changed since the last decision. */
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
         * @description `created`: by the caller; `decider`: those with isDecider; `all`: everything that the caller is given.
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
            /** @description Without it the one that the contact has chosen in the portal, else French. */
            contactLanguage?: components["schemas"]["Language"];
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
            contactLanguage?: components["schemas"]["Language"];
            /** Format: date */
            requestDate?: Day | null;
            emailValidateur?: components["schemas"]["Email"];
            statut?: components["schemas"]["OnBoardingStatus"];
            /** @description Needed to reject, kept when abandoned. */
            statusReason?: components["schemas"]["RequiredText"];
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
            contactLanguage: components["schemas"]["Language"];
            accountLegalName: components["schemas"]["RequiredText"];
            accountIbsId: string;
        };
        /**
         * OnBoardingSubstitute
         * @description Who decides for somebody during a period. Each is told of those that they have named and of those that they were named for. Without $select every field is present.
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
             * @description The first day in France.
             */
            fromDate?: Day;
            /**
             * Format: date
             * @description The last day in France.
             */
            untilDate?: Day;
            /** @description Whether the reader has named it. */
            isMine?: boolean;
            /** @description Whether the period holds today. */
            isCurrent?: boolean;
        };
        /** OnBoardingSubstituteForm */
        OnBoardingSubstituteForm: {
            /** @description Of the firm. */
            substituteEmail: components["schemas"]["Email"];
            /** Format: date */
            fromDate: Day;
            /**
             * Format: date
             * @description Today at the earliest, before 2100.
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
            /** @description Of the link `/welcome#…`. */
            token: components["schemas"]["SecretToken"];
        };
        /**
         * InvitationState
         * @description `codeNeeded`: the address is to be proved; `passwordNeeded`: it was proved, and a password is to be chosen by the page that proved it; `signIn`: the person signs in with an account that exists or with the firm's own identity provider; `done`: the person is on board; `expired`: too old, replaced by a newer e-mail or abandoned; `declined`.
         * @enum {string}
         */
        InvitationState: "codeNeeded" | "passwordNeeded" | "signIn" | "done" | "expired" | "declined";
        /**
         * Invitation
         * @description What the welcome page shows. Of an invitation that is expired or declined nothing but that.
         */
        Invitation: {
            state: components["schemas"]["InvitationState"];
            language: components["schemas"]["Language"];
            contactFirstName: string | null;
            accountLegalName: string | null;
            offerName: string | null;
            englishOfferName: string | null;
            /** @description Who asked for it. */
            invitedByName: string | null;
            /** @description Whether a new code can be sent now. */
            mayRequestCode: boolean;
            /** @description Until when the last code is good; null if none is. */
            codeExpiresDate: components["schemas"]["MaybeMoment"];
        };
        /** InvitationProof */
        InvitationProof: {
            token: components["schemas"]["SecretToken"];
            /** @description Of the e-mail. */
            code: string;
        };
        /** InvitationProved */
        InvitationProved: {
            /** @description For acceptInvitation, kept by the page and nowhere else. */
            acceptanceSecret: components["schemas"]["SecretToken"];
            expiresDate: components["schemas"]["Moment"];
        };
        /** InvitationAcceptance */
        InvitationAcceptance: {
            token: components["schemas"]["SecretToken"];
            /** @description Of proveInvitation. */
            acceptanceSecret: components["schemas"]["SecretToken"];
            /** @description Twelve characters at least. How each rule is broken has a code of its own. */
            password: string;
        };
        /** InvitationAccepted */
        InvitationAccepted: {
            /** @description What the person signs in with. */
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
         * @description What the firm did for a client, so that colleagues can cite it. All staff have the published ones; the others only who drafted them, their team, the manager and partner of the engagement, and the commercial team. Clients have none. What is said of the engagement and its client is what they are now. An engagement has one sheet that is not withdrawn. Without $select every field is present.
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
            /** @description The legal name of the client, as colleagues know it. */
            accountName?: string;
            /** @description Of the engagement. */
            businessUnit?: string | null;
            /** Format: email */
            partnerEmail?: string | null;
            partnerName?: string | null;
            /** Format: email */
            managerEmail?: string | null;
            managerName?: string | null;
            /** @description In French. Empty only in a draft, as are other fields. */
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            /** @description In French. */
            description?: components["schemas"]["Text"];
            englishDescription?: components["schemas"]["Text"];
            /** @description A code of getFinderChoices. */
            sector?: string | null;
            /** @description Codes of getFinderChoices, in their order. */
            services?: string[];
            /** @description Fees in euros; null where only the band is told. */
            amount?: number | null;
            /** @description The band of the amount where there is one; null only in a draft. */
            amountBand?: components["schemas"]["AmountBand"];
            /** @description The year of the work. */
            year?: number | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
            /** @description People of the firm, in the order in which they were chosen. */
            team?: components["schemas"]["SheetMember"][];
            confidentiality?: components["schemas"]["Confidentiality"];
            status?: components["schemas"]["SheetStatus"];
            /** @description Since when it has its status. */
            statusDate?: components["schemas"]["Moment"];
            /** @description Why it was rejected or withdrawn; null in every other status. */
            reason?: string | null;
            /**
             * Format: email
             * @description Who rejected, published or withdrew it last; null while nobody has decided.
             */
            decidedBy?: string | null;
            decidedByName?: string | null;
            /** Format: date-time */
            publishedDate?: Moment | null;
            /** @description What it went through, the first first. */
            history?: components["schemas"]["SheetStep"][];
            /** @description What is different from what was rejected last, field by field in the order of the form; empty if it was never rejected or nothing is different. */
            difference?: components["schemas"]["SheetDifference"][];
            /** @description Where the caller may bring it now, by decideReferenceSheet. */
            allowedTransitions?: components["schemas"]["SheetTransition"][];
            /** @description Whether the caller may change what it says, as it is now. */
            mayChange?: boolean;
            /** @description Whether the caller may delete it. */
            mayDelete?: boolean;
            /** @description Whether the caller drafted it, is in its team, or manages or leads its engagement. */
            isMine?: boolean;
            /** @description Whether it waits for the caller: a submitted one for the commercial team, a validated one for the manager of the engagement (for the partner where there is no manager), a rejected one for who drafted it. */
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
         * @description A draft is submitted; the commercial team validates or rejects it; the manager or partner of the engagement then publishes or rejects it. A rejected one that is corrected is submitted again. A published one can be withdrawn, for good.
         * @enum {string}
         */
        SheetStatus: "draft" | "submitted" | "validatedByCommercial" | "rejectedByCommercial" | "published" | "rejectedByManager" | "withdrawn";
        /**
         * Confidentiality
         * @description How it may be cited: `named` with the name of the client; `anonymous` without it; `internal` not at all outside the firm.
         * @enum {string}
         */
        Confidentiality: "named" | "anonymous" | "internal";
        /**
         * AmountBand
         * @description Fees in euros; each band begins where the one before it ends, its end not included.
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
            /** @description Of one that was submitted again: what was different from what had been rejected. */
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
         * @description As the field has it: a text, a code, a number, or a list of codes; of `team` the full names.
         */
        SheetValue: string | number | string[] | null;
        /** SheetTransition */
        SheetTransition: {
            status: components["schemas"]["SheetStatus"];
            needsReason: boolean;
        };
        /**
         * SheetServices
         * @description Codes of getFinderChoices.
         */
        SheetServices: components["schemas"]["FinderCode"][];
        /**
         * SheetTeam
         * @description Keys of contacts, each of the firm and once.
         */
        SheetTeam: components["schemas"]["Key"][];
        /**
         * FinderCode
         * @description The code of a sector or service.
         */
        FinderCode: string;
        /**
         * Country
         * @description ISO 3166-1 alpha-2.
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
         * @description A draft may be kept without texts, sector, services, band, year and country; one that is submitted needs them all, in both languages. Either the amount or its band is told.
         */
        ReferenceSheetForm: {
            /** @description Active, dormant or closed. */
            engagementId: components["schemas"]["Key"];
            title: components["schemas"]["Text"];
            englishTitle: components["schemas"]["Text"];
            description: components["schemas"]["Text"];
            englishDescription: components["schemas"]["Text"];
            /** @description A code of getFinderChoices. */
            sector: string | null;
            services: components["schemas"]["SheetServices"];
            amount: components["schemas"]["SheetAmount"];
            /** @description Null where the amount is told. */
            amountBand: components["schemas"]["AmountBand"];
            year: components["schemas"]["SheetYear"];
            country: components["schemas"]["Country"];
            team: components["schemas"]["SheetTeam"];
            confidentiality: components["schemas"]["Confidentiality"];
        };
        /**
         * ReferenceSheetPatch
         * @description At least one field. The engagement of a sheet stays.
         */
        ReferenceSheetPatch: {
            title?: components["schemas"]["Text"];
            englishTitle?: components["schemas"]["Text"];
            description?: components["schemas"]["Text"];
            englishDescription?: components["schemas"]["Text"];
            /** @description A code of getFinderChoices. */
            sector?: string | null;
            services?: components["schemas"]["SheetServices"];
            /** @description One that is told replaces the band. */
            amount?: components["schemas"]["SheetAmount"];
            /** @description One that is told replaces the amount. */
            amountBand?: components["schemas"]["AmountBand"];
            year?: components["schemas"]["SheetYear"];
            country?: components["schemas"]["Country"];
            team?: components["schemas"]["SheetTeam"];
            confidentiality?: components["schemas"]["Confidentiality"];
        };
        /** ReferenceSheetDecision */
        ReferenceSheetDecision: {
            /** @description One of allowedTransitions. */
            status: components["schemas"]["SheetStatus"];
            /** @description Needed where it is rejected or withdrawn; kept nowhere else. */
            reason: string | null;
        };
        /**
         * ReferenceSheetCounts
         * @description How many sheets of each list the caller has.
         */
        ReferenceSheetCounts: {
            /** @description Drafts that the caller sees. */
            drafts: number;
            /** @description Waiting for the commercial team. */
            submitted: number;
            /** @description Waiting for the manager. */
            validatedByCommercial: number;
            rejectedByCommercial: number;
            rejectedByManager: number;
            /** @description Those of them that are the caller’s (`isMine`). */
            published: number;
            allPublished: number;
            /** @description Those with `isWaitingForMe`. */
            waitingForMe: number;
        };
        /**
         * FinderChoices
         * @description What a sheet and the filters of the finder are made of.
         */
        FinderChoices: {
            sectors: components["schemas"]["FinderChoice"][];
            services: components["schemas"]["FinderChoice"][];
            /** @description From the smallest to the largest. */
            amountBands: {
                code: components["schemas"]["AmountBand"];
                /** @description Euros. */
                from: number;
                /** @description Euros, not included; null without an end. */
                to: number | null;
            }[];
        };
        /** FinderChoice */
        FinderChoice: {
            code: components["schemas"]["FinderCode"];
            /** @description In French. */
            name: string;
            englishName: string;
        };
        /**
         * FinderFacet
         * @description What can be narrowed by. `status` is that of the engagement; `sheet` is `published` or `none`; `type` is `real` or `provisional`; `partner` is an email address in lower case. Sector, service, country and amountBand come from published sheets; the year from the sheet, and without one from the code of the engagement.
         * @enum {string}
         */
        FinderFacet: "sector" | "service" | "businessUnit" | "year" | "country" | "amountBand" | "partner" | "status" | "sheet" | "type";
        /**
         * FinderFilters
         * @description Of each facet the values of which one must be there; without values it does not narrow.
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
         * @description Values as the facets are answered; one that nothing has finds nothing.
         */
        FinderValues: components["schemas"]["RequiredText"][];
        FinderWords: components["schemas"]["Text"];
        /**
         * FinderOrder
         * @description `relevance`: what has the words in its titles or names first, then the newest year.
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
             * @description Not for relevance.
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
             * @description Whether the facets are counted.
             * @default true
             */
            withFacets?: boolean;
        };
        /** FinderAnswer */
        FinderAnswer: {
            /** @description How many engagements were found in all. */
            total: number;
            value: components["schemas"]["FoundEngagement"][];
            /** @description One of each facet in the order of FinderFacet, empty without `withFacets`. Each is counted under the words and the filters of all others, its own left out. */
            facets: {
                facet: components["schemas"]["FinderFacet"];
                /** @description The most frequent first, at most 50, and beside them those that are filtered by, even with a count of 0; bands and years in their own order, the newest year first. */
                values: {
                    value: string;
                    /** @description Of a partner their full name if known; else null. */
                    name: string | null;
                    count: number;
                }[];
                /** @description Whether there are more values. */
                isCut: boolean;
            }[];
            /** @description Words that nothing has, and what was looked for instead; nothing near is an empty list. */
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
            /** @description Whether it has a sheet that is not withdrawn, published or not; then no other can be drafted. */
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
         * @description What somebody looks for again and how it is shown, under a name of their own.
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
            /** @description Whether the finder opens with it. */
            isDefault: boolean;
            modifiedDate: components["schemas"]["Moment"];
        };
        /**
         * FinderColumns
         * @description The columns that are shown, in their order.
         */
        FinderColumns: components["schemas"]["FinderColumn"][];
        /**
         * FinderLayout
         * @enum {string}
         */
        FinderLayout: "list" | "board";
        /**
         * FinderBoardBy
         * @description What the columns of the board are.
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
            /** @description Takes it from the one that was it before. */
            isDefault: boolean;
        };
        /**
         * FinderViewPatch
         * @description At least one field.
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
            /** @description Takes it from the one that was it before. */
            isDefault?: boolean;
        };
        /** FinderViewList */
        FinderViewList: {
            /** @description By name. */
            value: components["schemas"]["FinderView"][];
        };
        /** ReferenceSheetExportForm */
        ReferenceSheetExportForm: {
            /** @description Published sheets, in the order in which they are to be cited. */
            ids: components["schemas"]["Key"][];
            language: components["schemas"]["Language"];
            /** @enum {string} */
            format: "docx" | "csv";
        };
        /** ReferenceSheetExport */
        ReferenceSheetExport: {
            id: components["schemas"]["Key"];
            /** @description It fetches this one file for this person and does nothing else. */
            ticket: string;
            fileName: string;
            /** @description When the ticket ends. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * ReminderState
         * @description What a sheet waits in. `submitted`: for the commercial team. `validatedByCommercial`: for the manager of the engagement, the partner where there is none. `rejectedByCommercial` and `rejectedByManager`: for who drafted it.
         * @enum {string}
         */
        ReminderState: "submitted" | "validatedByCommercial" | "rejectedByCommercial" | "rejectedByManager";
        /**
         * ReminderRecipient
         * @description `decider`: who the sheet waits for. `substitute`: who can decide in their place, which is the partner where it waits for the manager, and the manager and partner where it waits for the author; and where it waits for the manager or partner whoever they have named for that day (OnBoardingSubstitute). The commercial team has none. `author`: who drafted it.
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
         * @description Working days after which a reminder goes out, each more than the one before it.
         */
        ReminderRanges: number[];
        /**
         * ReminderRepeat
         * Format: int32
         * @description Working days between two reminders after the last range; null where none follows.
         */
        ReminderRepeat: number | null;
        /** ReminderRecipients */
        ReminderRecipients: components["schemas"]["ReminderRecipient"][];
        /**
         * ReminderWeekdays
         * @description Days on which reminders go out, never on public holidays. What is due on another day goes out on the next of these.
         */
        ReminderWeekdays: components["schemas"]["ReminderWeekday"][];
        ReminderSubject: components["schemas"]["RequiredText"];
        ReminderBody: components["schemas"]["RequiredText"];
        /**
         * ReminderRule
         * @description How those are reminded whom a sheet waits for in one state. There is one rule a state.
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
             * @description A role of at most 100 people, who are reminded, too; never the clients among them.
             */
            roleId: number | null;
            roleName: string | null;
            englishRoleName: string | null;
            /**
             * Format: int32
             * @description Of the day, in France.
             */
            hour: number;
            weekdays: components["schemas"]["ReminderWeekdays"];
            /** @description In French. */
            subject: components["schemas"]["RequiredText"];
            englishSubject: components["schemas"]["RequiredText"];
            /** @description In French. */
            body: components["schemas"]["RequiredText"];
            englishBody: components["schemas"]["RequiredText"];
            /** @description How many sheets are in the state. */
            waiting: number;
            /** @description When the next reminders go out, if nothing changes; null where none will within 30 days. */
            nextRun: components["schemas"]["ReminderRun"] | null;
            /**
             * Format: email
             * @description Null until somebody has changed it.
             */
            modifiedBy: string | null;
            modifiedByName: string | null;
            /** @description Null until somebody has changed it. */
            modifiedDate: components["schemas"]["Moment"] | null;
        };
        /** ReminderRun */
        ReminderRun: {
            /** Format: date */
            day: Day;
            /**
             * Format: int32
             * @description Of the day, in France.
             */
            hour: number;
            /** @description How many go out then. */
            reminders: number;
        };
        /**
         * ReminderRulePatch
         * @description At least one field.
         */
        ReminderRulePatch: {
            isOn?: boolean;
            ranges?: components["schemas"]["ReminderRanges"];
            repeatEvery?: components["schemas"]["ReminderRepeat"];
            recipients?: components["schemas"]["ReminderRecipients"];
            /**
             * Format: int32
             * @description A role of at most 100 people, who are reminded, too; never the clients among them.
             */
            roleId?: number | null;
            /**
             * Format: int32
             * @description Of the day, in France.
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
         * @description What of a rule is different from what is kept.
         */
        ReminderRuleDraft: {
            state: components["schemas"]["ReminderState"];
            isOn?: boolean;
            ranges?: components["schemas"]["ReminderRanges"];
            repeatEvery?: components["schemas"]["ReminderRepeat"];
            recipients?: components["schemas"]["ReminderRecipients"];
            /**
             * Format: int32
             * @description A role of at most 100 people, who are reminded, too; never the clients among them.
             */
            roleId?: number | null;
            /**
             * Format: int32
             * @description Of the day, in France.
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
            /** @description How many members it has. */
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
             * @description A sheet that is in the state; null for the one that has waited longest.
             */
            sheetId: number | null;
            language: components["schemas"]["ReminderLanguage"];
            subject: components["schemas"]["RequiredText"];
            body: components["schemas"]["RequiredText"];
        };
        /**
         * ReminderPreview
         * @description The message as it would be read today.
         */
        ReminderPreview: {
            sheetId: components["schemas"]["Key"];
            /** @description In the language that was asked for. */
            sheetTitle: string;
            /** @description The first whom it waits for. */
            recipientName: string;
            /** @description Working days for which it has waited. */
            days: number;
            subject: string;
            text: string;
            html: string;
        };
        /** ReminderDryRunQuestion */
        ReminderDryRunQuestion: {
            /** @description Rules as they are not saved yet, each once; the others are as they are kept. */
            rules: components["schemas"]["ReminderRuleDraft"][];
        };
        /** ReminderDryRun */
        ReminderDryRun: {
            /**
             * Format: date
             * @description Today in France.
             */
            from: Day;
            /**
             * Format: date
             * @description The thirtieth day from today.
             */
            to: Day;
            /** @description How many reminders, also those that are not listed. */
            total: number;
            /** @description How many of them nobody gets. */
            skipped: number;
            /** @description In the order in which they go out, the first 1,000. */
            value: components["schemas"]["PlannedReminder"][];
        };
        /**
         * ReminderSkip
         * @description Why somebody gets none. `nobody`: the sheet waits for nobody who is known. `left`: the person is no longer, or not, a user. `address`: there is no email address. `client`: the person is no member of staff.
         * @enum {string}
         */
        ReminderSkip: "nobody" | "left" | "address" | "client";
        /** PlannedReminder */
        PlannedReminder: {
            /** Format: date */
            day: Day;
            /**
             * Format: int32
             * @description Of the day, in France.
             */
            hour: number;
            state: components["schemas"]["ReminderState"];
            /** @description Working days for which the sheet has waited when it is due. */
            rangeDay: number;
            sheetId: components["schemas"]["Key"];
            sheetTitle: string;
            sheetEnglishTitle: string;
            accountName: string;
            /** @description Email address; null where nobody is known. */
            recipient: string | null;
            recipientName: string | null;
            /** @description Of a substitute who was named for that day, the name of whom they stand in for; null otherwise. */
            standsInFor: string | null;
            language: components["schemas"]["ReminderLanguage"];
            skip: components["schemas"]["ReminderSkip"] | null;
        };
        /**
         * ReminderLogEntry
         * @description A reminder that went out. Without $select every field is present.
         */
        ReminderLogEntry: {
            id?: components["schemas"]["Key"];
            /** @description When it was handed to the sender. */
            sentDate?: components["schemas"]["Moment"];
            state?: components["schemas"]["ReminderState"];
            /** Format: int32 */
            rangeDay?: number;
            sheetId?: components["schemas"]["Key"];
            /** @description As the message had it. */
            sheetTitle?: string;
            recipient?: string;
            recipientName?: string | null;
            language?: components["schemas"]["ReminderLanguage"];
            /**
             * @description What became of the message: it waits, is on its way, was accepted by the mail server, is kept in the outbox because no mail server is set, was given up, or its record is no longer kept.
             * @enum {string}
             */
            mailStatus?: "queued" | "sending" | "sent" | "kept" | "failed" | "forgotten";
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
         * Etag
         * @description The version of an entity, for If-Match. The same value as the ETag header of a single-entity answer.
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
         * @description A moment, RFC 3339, from 1900 to 2999; answered in UTC.
         */
        Moment: Moment;
        /** @description The client's number in the firm. */
        accountIbsId: string;
        engagementCode: string;
        /** @enum {string|null} */
        engagementType: "real" | "provisional" | null;
        /** @enum {string|null} */
        engagementStatut: "Actif" | "dormant" | "Clos" | null;
        /** @description What the offer is called in English; as in French where it has no English name. */
        englishOfferName: string;
        /** @description Why it was rejected, was abandoned or has failed, in the words of who did so; null otherwise. */
        statusReason: string | null;
        /**
         * Format: date
         * @description The day that the contact is wanted on board.
         */
        requestDate: Day | null;
        createdByName: string | null;
        /** @description Null where nobody of the firm has this address any more. */
        validatorName: string | null;
        partnerName: string | null;
        managerName: string | null;
        decidedByName: string | null;
        waitingForName: string | null;
        /** @description Whether the reader is the partner of the engagement, the validator or who stands in for one of them today, and may decide what is to be decided of it. */
        isDecider: boolean;
        /** @description isDecider while toValidate. */
        mustDecide: boolean;
        /** @description Whether the reader may send the invitation again. */
        mayResend: boolean;
        /** @description What the reader may do now; the screens are drawn from it. */
        allowedTransitions: components["schemas"]["OnBoardingTransition"][];
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "onboarding-not-participant" | "onboarding-transition-refused" | "onboarding-resend-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listOnBoardingSubstitutes: {
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "onboarding-substitute-unknown" | "onboarding-substitute-self" | "onboarding-substitute-period" | "onboarding-substitute-overlap" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteOnBoardingSubstitute: {
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
            /** @description Withdrawn */
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
            /** @description Queued */
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
            /** @description Proved */
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
            /** @description Accepted */
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
            /** @description Declined */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
                /** @description The fields of the answer; without it, every field that is not a navigation. */
                $select?: components["parameters"]["select"];
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
            /** @description The draft is gone */
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
                "application/json": components["schemas"]["ReferenceSheetPatch"];
            };
        };
        responses: {
            /** @description The changed sheet */
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
            /** @description What was found */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description The view is gone */
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
                "application/json": components["schemas"]["FinderViewPatch"];
            };
        };
        responses: {
            /** @description The changed view */
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
                /** @description A UUID per intention. The same key with the same body answers what the first request answered; with another body it is refused. */
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
            /** @description The file can be fetched */
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
                /** @description Of exportReferenceSheets, instead of a token: a browser that fetches a file by its own means sends no header. */
                ticket?: string;
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
                /** @description The key. A key that is no number is answered like one that does not exist. */
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
                "application/json": components["schemas"]["ReminderRulePatch"];
            };
        };
        responses: {
            /** @description The changed rule */
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
            /** @description What would go out */
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
