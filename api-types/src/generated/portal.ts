// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Day, Moment } from '../moments.ts'

export interface paths {
    "/v1/Menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the menus the caller can see
         * @description Trimmed to the caller at every level: the minimum scope is in effect, and only staff see what is only for the firm. A menu to `/app/security/roles?list=mine` is for staff who manage a role.
         */
        get: operations["listMenus"];
        put?: never;
        /** Add a menu */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes of menus, of the caller's permissions, and of what is waiting for them
         * @description Server-sent events named `menus`, whose data is a MenuChange, `rights`, whose data is a RightsChange, and `work`, whose data is a WorkChange. The first event tells the present version of the menus.
         */
        get: operations["streamMenuChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuAdministration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all menus, whatever the caller’s scopes */
        get: operations["listMenuAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of the menus
         * @description What the administrators of menus have collected without effect for anybody else: each change with what stands in its way, and the menus as they would be.
         */
        get: operations["getMenuDraft"];
        put?: never;
        post?: never;
        /** Discard the draft of the menus */
        delete: operations["discardMenuDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuDraft/Changes({id})": {
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
         * Take the changes of one menu out of the draft
         * @description The key is that of the menu.
         */
        delete: operations["removeMenuDraftChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuDraft/Changes({id})/Keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what the draft says of a menu that was changed since
         * @description The key is that of the menu. What somebody has published of it since is replaced by what the draft says, or made again where they deleted it, once the draft is published.
         */
        post: operations["keepMenuDraftChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuDraft/Publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of the menus
         * @description All of it or nothing. With If-Match only what was looked at. Refused with `menu-draft-faulty` where something stands in the way: `menus` names each.
         */
        post: operations["publishMenuDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuPublications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was published of the menus
         * @description Newest first, at most 20: drafts that were published, changes that were made directly, and what undid them.
         */
        get: operations["listMenuPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MenuPublications({id})/Undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what was published of the menus
         * @description As a new publication that restores what the first one changed; refused with `menu-publication-overtaken` where menus of it were changed since, or could not be as they were: `menus` names each.
         */
        post: operations["undoMenuPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Menus({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a menu */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        /** Update a menu */
        patch: operations["updateMenu"];
        trace?: never;
    };
    "/v1/Menus({id})/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a menu in the tree
         * @description Re-orders and re-parents in one transaction. The answer is the moved menu; its siblings have new orders. With If-Match only if nobody has changed or moved the menu since: for a move that takes another back.
         */
        post: operations["moveMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Users/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the caller’s session */
        get: operations["logoutUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the global settings */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/BrowserErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of a page
         * @description Writes one line into the log of the services, under the trace of the `traceparent` header, and stores nothing. Open to anyone, because pages fail before and after a session too, and asked without a token: the line says nothing of who it was. It is limited by address and in all, so that nobody can fill the log.
         */
        post: operations["reportBrowserError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s preferences */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the caller’s preferences */
        patch: operations["updatePreferences"];
        trace?: never;
    };
    "/v1/ListViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller’s views of a list */
        get: operations["getListViews"];
        put?: never;
        /**
         * Keep and remove views of a list
         * @description All of it or nothing. Views that are not named stay as they are, so that two windows that keep one each lose none.
         */
        post: operations["changeListViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all notifications */
        get: operations["listNotifications"];
        put?: never;
        /**
         * Add a notification for staff
         * @description Only staff receive it, even if the audience includes other people. A notification that is published without a startDate, or with one in the past, is live at once. Both languages are required, even in a draft.
         */
        post: operations["createNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Notifications({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a notification */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Deletes a notification in any status and removes it from everyone who has it. A notification for clients also requires Notifications.ManageClients.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        /**
         * Update a notification
         * @description For a draft or a scheduled notification, everything can be changed except whether it is for staff or clients. For a live notification, only the texts, the link, and the end can be changed. An ended notification cannot be changed; duplicate it instead. A notification for clients also requires Notifications.ManageClients.
         */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/v1/Notifications({id})/Stop": {
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
         * Stop a live notification
         * @description Removes the notification from everyone's panel. People who have read it keep it in their history. `If-Match` ensures that the notification has not changed since the caller read it. A notification for clients also requires Notifications.ManageClients.
         */
        patch: operations["stopNotification"];
        trace?: never;
    };
    "/v1/Notifications({id})/Duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a notification as a draft
         * @description Copies everything except the dates. Roles, accounts, and contacts of the audience that no longer exist are left out. A notification for clients also requires Notifications.ManageClients.
         */
        post: operations["duplicateNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ClientNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a notification for clients
         * @description Only clients receive it, even if the audience includes other people, unless it is for everyone.
         */
        post: operations["createClientNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NotificationRecipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the recipients of an audience */
        get: operations["countNotificationRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MyNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s notifications
         * @description What is live, and of what has ended what the caller has read: that is their history. Whom something is addressed to is decided when it is read, so that who joins a group gets what the group has. Newest first without $orderby.
         */
        get: operations["listMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MyNotifications/Read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read or unread
         * @description Those that the caller does not have are left out.
         */
        post: operations["readMyNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MyNotifications/ReadAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every live notification as read
         * @description The answer says which have changed, so that it can be taken back by readMyNotifications.
         */
        post: operations["readAllMyNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MyNotificationChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes of the caller’s notifications
         * @description Server-sent events. `notification`: one has become live or was changed. `withdrawn`: one has ended or was deleted. `read`: the caller marked some, here or elsewhere. `present`: how it stands, once when the stream opens: after what was missed since Last-Event-ID; or first, when nothing was missed or nobody can tell, and then the caller loads the list. Each event has the id to go on from and the number of unread ones after it.
         */
        get: operations["streamMyNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the clients of the library */
        get: operations["listReportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFolders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders of the library
         * @description Readers see the folders that contain a report for them, at any depth. Report administrators see all folders.
         */
        get: operations["listReportFolders"];
        put?: never;
        /**
         * Add a folder
         * @description The name must differ from that of every other folder of the client. If two people add the same folder at once, the second request is refused with report-folder-exists.
         */
        post: operations["createReportFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFolders({id})": {
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
         * Delete an empty folder
         * @description The folder can be restored for 30 days.
         */
        delete: operations["deleteReportFolder"];
        options?: never;
        head?: never;
        /**
         * Rename a folder or change its engagement
         * @description Setting an engagement also sets it for the folders below. It is refused if one of them, or the folder above, has a different engagement. The engagement cannot be removed while the folder above has one. Make the opposite change to undo it.
         */
        patch: operations["updateReportFolder"];
        trace?: never;
    };
    "/v1/ReportFolders({id})/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a folder with its content
         * @description The folder stays with its client. Move it back to undo.
         */
        post: operations["moveReportFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFolders({id})/Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted folder
         * @description Restores the folder to its former place under its former name, if both are still free. A folder that is not deleted is returned unchanged.
         */
        post: operations["restoreReportFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFolders/Assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of a change to a folder
         * @description Meant for forms that check while the user types. Anything not chosen yet is null. An empty name does not make the body invalid.
         */
        post: operations["assessReportFolderChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Lists the reports that the caller may see. Other reports are not revealed, not even in counts and searches.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Add a report without a file
         * @description Creates a draft that only report administrators can see. Import a file for it afterwards, or show it from Power BI.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report
         * @description Returns the same report-access-denied whether the report does not exist or the caller may not read it.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description The report can be restored for 30 days, with its access and everything that belongs to it.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        /** Update, publish, or withdraw a report */
        patch: operations["updateReport"];
        trace?: never;
    };
    "/v1/Reports({id})/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a report to another folder of its client
         * @description A report in a folder of one engagement cannot move to a folder of another. Its access does not change. Move it back to undo.
         */
        post: operations["moveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted report
         * @description Restores the report to the folder where it was. A report that is not deleted is returned unchanged.
         */
        post: operations["restoreReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports/Assess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of a change to a report
         * @description Meant for forms that check while the user types, like assessReportFolderChange.
         */
        post: operations["assessReportChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pages, visuals, and bookmarks of a report */
        get: operations["getReportLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pictures in the file of a report */
        get: operations["getReportImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportDeletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted folders and reports that can be restored
         * @description Lists what restoreReportFolder and restoreReport can restore. Anything deleted more than 30 days ago is purged and not listed.
         */
        get: operations["listReportDeletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportByPath": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a report by its portal address
         * @description The path consists of the client number, the folder name, and the report name, separated by slashes. Letter case and accents of the names are ignored. If no report has this path now, the report that had it last is returned.
         */
        get: operations["getReportByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the caller opened a report */
        post: operations["openReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a report to the caller’s favorites, or remove it */
        post: operations["markFavouriteReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the access to a report */
        get: operations["getReportAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the access to a report
         * @description One grant is enough for access. Clients can only read reports of their own account. Make the opposite change to undo it.
         */
        patch: operations["updateReportAccess"];
        trace?: never;
    };
    "/v1/Reports({id})/Readers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can open a report, with reasons
         * @description Lists readers as if the report were published. Report administrators are included.
         */
        get: operations["listReportReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportReaders({id})/Reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports a contact can open, with reasons
         * @description Lists published reports. Whether Reports.Read is in effect for the contact is not considered.
         */
        get: operations["listReportsOfContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Access/Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview who would have access to a report
         * @description Meant for forms that ask at each choice, before anything is saved. Access that people have as report administrators is not counted. The selection is not validated; anything that does not exist gives nobody access.
         */
        post: operations["previewReportAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportAccessChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the choices for granting access */
        get: operations["getReportAccessChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s uploads
         * @description Includes files that have arrived but belong to no report yet. Uploads of other people are never included.
         */
        get: operations["listReportFiles"];
        put?: never;
        /**
         * Start an upload
         * @description Send the bytes to `uploadUrl` with the tus protocol (1.0.0), in one piece or in several, as README.md describes. An upload that is not complete by `expiresDate`, or belongs to nothing by then, is deleted.
         */
        post: operations["createReportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFiles({id})": {
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
         * Cancel an upload
         * @description Deletes everything received so far.
         */
        delete: operations["deleteReportFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFiles({id})/Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an uploaded file
         * @description Checks that the file is what its kind says, whatever the browser has checked before. Reads its directory and its layout in a separate process for at most 20 seconds; of a document, only the first bytes are read. A layout has at most 500 pages, 5,000 visuals, and 1,000 bookmarks. The layout that is stored and returned has at most 1 MiB of JSON, the names of its pages and bookmarks at most 128 KiB. All bytes of a report are read once more, to find reports with the same bytes. A file that is refused stays until it is deleted or expires.
         */
        post: operations["checkReportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFiles({id})/Comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview replacing the file of a report */
        get: operations["compareReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportFiles({id})/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a checked file into a report
         * @description Creates a new report as a draft, or replaces the file of an existing report. Only the latest file is kept. The previous file is removed once the import is complete, and never before.
         */
        post: operations["importReportFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of a report
         * @description Always sent as an attachment. A Range with one part is answered with 206, so that an interrupted download can resume. The ETag identifies the file for If-Range.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for the file of a report
         * @description Lets a browser download the file straight to disk, whatever its size. An interrupted download can resume as long as the ticket is valid. If a report shows each reader only their own rows, its file contains everyone's rows. Only report administrators can download such a file.
         */
        get: operations["getReportDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Embed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the embed address and token of a report
         * @description Request a new token before this one expires.
         */
        get: operations["getReportEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the figures of a report page
         * @description In a report with the security model `reader`, staff get only the figures of their own engagements.
         */
        post: operations["askReportFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Reports({id})/Bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller’s bookmarks and those shared with them */
        get: operations["listSavedBookmarks"];
        put?: never;
        /** Save the current view as a bookmark */
        post: operations["createSavedBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SavedBookmarks({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a bookmark */
        get: operations["getSavedBookmark"];
        put?: never;
        post?: never;
        /** Delete a bookmark */
        delete: operations["deleteSavedBookmark"];
        options?: never;
        head?: never;
        /** Rename or share a bookmark */
        patch: operations["updateSavedBookmark"];
        trace?: never;
    };
    "/v1/SavedBookmarks({id})/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a bookmark in the caller’s list */
        post: operations["moveSavedBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SavedBookmarks({id})/Default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear the default bookmark */
        post: operations["markDefaultBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects with their reports
         * @description Readers see the projects with a report that they may see; report administrators see all projects. Each project includes only the reports that the caller may see.
         */
        get: operations["listReportProjects"];
        put?: never;
        /** Create a project */
        post: operations["createReportProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportProjects({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project with its reports
         * @description Returns not-found to readers who may see none of the project's reports.
         */
        get: operations["getReportProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description The reports stay in the library.
         */
        delete: operations["deleteReportProject"];
        options?: never;
        head?: never;
        /**
         * Update a project, its reports, and their order
         * @description `reportIds` lists all reports that the project shows from then on. Reports that it does not show at the moment stay in it. The client of a project never changes.
         */
        patch: operations["updateReportProject"];
        trace?: never;
    };
    "/v1/FeesDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fees for a period and the previous period
         * @description Of the engagements that the person is partner or manager of; of originating fees, of those that they brought to the firm. With Dashboards.ReadFirm follow-up and originating fees are those of the whole firm. Rows are of what is one step below what was chosen.
         */
        get: operations["getFeesDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RegisterDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get public register announcements for a period and the previous period
         * @description Of clients with an engagement that the person is partner or manager of, with Dashboards.ReadFirm of any. Found by SIREN.
         */
        get: operations["getRegisterDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DashboardChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the filters of a dashboard */
        get: operations["getDashboardChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PlanningRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List report requests */
        get: operations["listPlanningRequests"];
        put?: never;
        /**
         * Request a report
         * @description Each problem with the form has its own code. If there are several, the first in the order of the form is returned.
         */
        post: operations["createPlanningRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PlanningRequests({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a request */
        get: operations["getPlanningRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a request
         * @description A submitted or refused request can be changed in every field; changing a refused request submits it again. An accepted or started request can be changed only by people who plan. Until delivery, everyone who may change the request can replace a provisional engagement with another engagement of the same client.
         */
        patch: operations["updatePlanningRequest"];
        trace?: never;
    };
    "/v1/PlanningRequests({id})/Decision": {
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
        /** Plan, refuse, start, or deliver a request */
        patch: operations["decidePlanningRequest"];
        trace?: never;
    };
    "/v1/PlanningRequests({id})/Cancel": {
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
         * Cancel a request
         * @description `If-Match` ensures that the request has not changed since the caller read it.
         */
        patch: operations["cancelPlanningRequest"];
        trace?: never;
    };
    "/v1/PlanningChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the choices for a request */
        get: operations["getPlanningChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PlanningLoad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a request is feasible in a period
         * @description Counts all requests, including those the caller cannot see, and returns figures only. The verdict applies to the manager and the team in the query.
         */
        get: operations["getPlanningLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List report templates */
        get: operations["listReportTemplates"];
        put?: never;
        /**
         * Create a template from a file
         * @description Upload the file first with createReportFile, using the kind `template`.
         */
        post: operations["createReportTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a template */
        get: operations["getReportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update, retire, or restore a template */
        patch: operations["updateReportTemplate"];
        trace?: never;
    };
    "/v1/ReportTemplates({id})/Versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a version to a template
         * @description Earlier versions are kept and can still be downloaded.
         */
        post: operations["addReportTemplateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates({id})/Layout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pages and visuals of a version */
        get: operations["getReportTemplateLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a version of a template
         * @description Always sent as an attachment. Counts as a download, unless it resumes an interrupted one (a Range that starts later). Only report administrators can download a retired template.
         */
        get: operations["downloadReportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for a template
         * @description Lets a browser download the file straight to disk, whatever its size. An interrupted download can resume as long as the ticket is valid.
         */
        get: operations["getReportTemplateDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportTemplates({id})/Uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the downloads of a template */
        get: operations["listReportTemplateUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests for financial statements */
        get: operations["listStatementRequests"];
        put?: never;
        /**
         * Request the financial statements of a year
         * @description Send the bytes of the file to the `uploadUrl` in the response. When they have arrived, startStatementRequest processes the file. A request whose file does not arrive within three days is deleted.
         */
        post: operations["createStatementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a request for financial statements */
        get: operations["getStatementRequest"];
        put?: never;
        post?: never;
        /**
         * Delete a request, its file, its entries and its statements
         * @description Available only to the person who created the request. Statements that are compared with it lose their comparison, and a trial balance that opens with it loses its cash flow statement.
         */
        delete: operations["deleteStatementRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process the file of a request
         * @description Also restarts a request that failed or was cancelled. The request waits in a queue, and getStatementRequest shows its progress.
         */
        post: operations["startStatementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a request that is waiting or being processed
         * @description Deletes the content that was read from the file. The file is kept, and startStatementRequest starts from the beginning.
         */
        post: operations["cancelStatementRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get financial statements and the checks on them */
        get: operations["getStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the accounts behind a figure */
        get: operations["getStatementFigure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entry lines of the file that statements are computed from */
        get: operations["listStatementEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts and auxiliary accounts that statements are computed from */
        get: operations["listStatementAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for financial statements
         * @description The ticket is valid for both files of downloadStatements.
         */
        get: operations["getStatementDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementRequests({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download financial statements as a file
         * @description A workbook (`xlsx`) has a sheet for each statement, for the checks, and for the trial balance; its totals are formulas. A document (`pdf`) is tagged for screen readers. Always sent as an attachment.
         */
        get: operations["downloadStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/RememberedMappings({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the remembered mapping of a client
         * @description `id` is the key of the client.
         */
        get: operations["getRememberedMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of clients
         * @description What the person may read. Clients are given what their company and the firm share. $search looks into names, clients, engagements and folders, and into the text of PDF, DOCX, XLSX, ODS, TXT and CSV files once it has been read, a few minutes after they arrived. In a text, words are found in their other forms, in French and in English, with or without accents; of a phrase, all words. `textMatch` shows where.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents/Known": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find documents whose content is the same
         * @description By the SHA-256 of a file, before it is sent. Only documents that the person may read are told, and at most 20 of them.
         */
        post: operations["findKnownDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move or classify several documents
         * @description All of them or none. What is not sent of a document stays as it is; what is sent and is so already is no change. Clients move what they sent themselves. `errors[]` names each document because of which nothing was done, by its place in `documents` and its key in `params`: those that are not there for the person, then those of others, those that were changed meanwhile, those that cannot be where they were to go, and those of whose name there is another one there, also among these.
         */
        post: operations["moveDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete documents
         * @description One or several, all of them or none. Clients delete what they sent themselves. For thirty days restoreDocuments brings them back. `errors[]` names each document because of which nothing was done, by its place in `documents` and its key in `params`: those that are not there for the person, those of others, or those that were changed meanwhile.
         */
        post: operations["deleteDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents/Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring deleted documents back
         * @description One or several, all of them or none, each to where it was. Within thirty days after it was deleted. `errors[]` names each document because of which nothing was done: those that are not in the bin for the person, or those of whose name there is another one where they were, also among these.
         */
        post: operations["restoreDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename, move or classify a document
         * @description Clients change what they sent themselves. The extension of a name stays.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/v1/Documents({id})/Link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the content of a document in another place without storing it twice
         * @description For whoever holds the same file: `contentHash` is of theirs. The document that is made, or gets a new version as by importDocumentUpload, is one of its own: its place says who reads it, and it is renamed, moved, shared and deleted by itself. Its content is that of the document of the path, kept once and counted once in the quotas, and stays as it is whatever becomes of that document: a new version of it is not taken over, and where it is deleted for good the content stays. `linkedTo` tells where it is to those who read it there, and the activity of that document tells of the link. The file is held against the extension and looked at by the virus scanner as if it had been sent.
         */
        post: operations["linkDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents({id})/Links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents that are links to a document
         * @description Those that the person may read. A link that got another content since is none any more.
         */
        get: operations["listDocumentLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents({id})/Versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a document */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents({id})/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a document
         * @description Who sent, opened, changed, deleted and restored it. For members of the firm.
         */
        get: operations["listDocumentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentVersions({id})/Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an earlier version the current one
         * @description As a new version with the same content. None is lost.
         */
        post: operations["restoreDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentVersions({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for a version of a document
         * @description Straight to the disk, however large, and on from where it broke for as long as the ticket lasts.
         */
        get: operations["getDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentVersions({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a version of a document
         * @description Always as an attachment, whatever it is: nothing in it runs. A Range of one part is answered with 206, so that an interrupted download can resume.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentArchives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare several documents as one zip
         * @description Of documents that the person may read, in the version that each has now. What is not there for the person is named in `errors[]`. Each counts as opened. The ticket lasts a quarter of an hour, and the zip is written while it is fetched.
         */
        post: operations["prepareDocumentArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentArchives({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download several documents as one zip
         * @description By who prepared it, as long as they may read each of them. Documents of the same name are numbered.
         */
        get: operations["downloadDocumentArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentShares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share documents with contacts of their client until a day
         * @description By members of the firm, who read each of the documents. The contacts read them, with all their versions, up to and with the day, in the time of Paris, and change nothing. Whom a document is shared with already reads it until the new day. What is not there for the person is named in `errors[]`, and so is what all people of the client read anyway. The contacts are told in the portal and by email.
         */
        post: operations["shareDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentShares({id})": {
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
         * Stop sharing a document with a contact
         * @description At once, before the day on which it would have ended. By members of the firm, who read the document.
         */
        delete: operations["deleteDocumentShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Documents({id})/Shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts with whom a document is shared
         * @description Those who may read it today because it is shared with them. For members of the firm.
         */
        get: operations["listDocumentShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentDeletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted documents
         * @description Those of the last thirty days that the person may read. Older ones are gone for good.
         */
        get: operations["listDocumentDeletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentUploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files that the person is sending */
        get: operations["listDocumentUploads"];
        put?: never;
        /**
         * Start to send a document
         * @description Its bytes follow by the tus protocol (1.0.0) at `uploadUrl`, in one piece or in many, as README.md says. When they have arrived, importDocumentUpload makes a document of them. What has not arrived until `expiresDate` is thrown away. Clients send for their own company, and both sides read it.
         */
        post: operations["createDocumentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentUploads({id})": {
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
         * Stop sending a document
         * @description What has arrived of it is thrown away.
         */
        delete: operations["deleteDocumentUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DocumentUploads({id})/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a document of a file that has arrived
         * @description A document of the same name for the same client, engagement, year, folder and readers gets a new version, where the person may change it. What the content is is held against the extension.
         */
        post: operations["importDocumentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the options for test data
         * @description Returns whether a test person can sign in here, which number generates data that does not exist yet, and which roles clients have.
         */
        get: operations["getTestData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List test people
         * @description Lists all test people, regardless of who created them. `$search` matches names, email addresses, companies, IBANs, and the people who created them.
         */
        get: operations["listTestUsers"];
        put?: never;
        /**
         * Create a test person
         * @description Also creates a company and its bank account. The names of the person and the company are marked as test data wherever they appear. The password is stored as a hash and never returned.
         */
        post: operations["createTestUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers/AssessPurge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assess what a purge would delete
         * @description Counts the current data. Nothing is deleted.
         */
        post: operations["assessTestPurge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers/Purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete test people with all their data
         * @description Deletes everything or nothing. Test people who no longer exist are ignored.
         */
        post: operations["purgeTestUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a test person */
        get: operations["getTestUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers({id})/Transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of a test person
         * @description Lists the transactions in the order in which they were added.
         */
        get: operations["listTestTransactions"];
        put?: never;
        /**
         * Add transactions to the bank account of a test person
         * @description Adds all transactions or none, and updates the balance. At most 1,000 transactions can be added in one call, and 20,000 to one bank account.
         */
        post: operations["addTestTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/TestUsers({id})/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create documents for a test person
         * @description Creates documents from the data of the person, among the documents of the test company. Their names and contents are marked as test data. A document that already exists gets a new version.
         */
        post: operations["addTestDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List stock-takes */
        get: operations["listStockTakes"];
        put?: never;
        /** Prepare a stock-take of an engagement */
        post: operations["createStockTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a stock-take */
        get: operations["getStockTake"];
        put?: never;
        post?: never;
        /** Delete a stock-take that is being prepared */
        delete: operations["deleteStockTake"];
        options?: never;
        head?: never;
        /**
         * Change a stock-take, or take it a step further
         * @description Its status moves as the table of transitions says. Opening it freezes articles and theoretical quantities. `reconciled` needs a quantity of every line, none in doubt, and every difference beyond the tolerance explained. `closed` is for good.
         */
        patch: operations["updateStockTake"];
        trace?: never;
    };
    "/v1/StockTakes({id})/Lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the articles of a stock-take that is being prepared
         * @description The file arrives in parts, and its last part replaces all articles, all or none. In a place a code is there once for each shelf and batch. `errors` tells which line of the request is wrong.
         */
        post: operations["importStockLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/ImportColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the columns of files meant when articles of the same client were imported */
        get: operations["getStockImportColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/Samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the samples drawn from a stock-take */
        get: operations["getStockSamples"];
        put?: never;
        /**
         * Draw a sample of the articles of a stock-take
         * @description Draws from the frozen articles, in their order, and from their theoretical values. The same seed draws the same sample. `random`: `size` articles with equal probability. `threshold`: all articles that are worth the threshold or more. `value`: monetary unit sampling with `size` hits, one in each interval of the total. Samples do not change until the stock-take is prepared again.
         */
        post: operations["drawStockSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/Attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attendance report of a stock-take
         * @description Each stock-take has one report. It is empty until someone writes it.
         */
        get: operations["getStockAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the attendance report of a stock-take
         * @description Available from when the stock-take is open until the report is sent for signature, and again if the signature was declined, the request was cancelled, or the draft was deleted. Closing the stock-take does not end this, because auditors conclude on the final differences. A conclusion other than `satisfactory` needs a text.
         */
        patch: operations["updateStockAttendance"];
        trace?: never;
    };
    "/v1/StockTakes({id})/Attendance/Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft for signature from the attendance report of a stock-take
         * @description Creates a PDF from the current report. The draft belongs to the caller, who then defines who signs it and where with sendSignatureEnvelope. Meanwhile, the report cannot be changed.
         */
        post: operations["sendStockAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/AttendanceDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a download ticket for the attendance report of a stock-take */
        get: operations["getStockAttendanceDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/AttendanceFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the attendance report of a stock-take
         * @description A tagged PDF with the stock-take, the attendance, the questions, the samples, the current differences, the observations, and the conclusion. Always sent as an attachment.
         */
        get: operations["downloadStockAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/Movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add movements to a stock-take
         * @description Adds movements that were entered by hand, or replaces those imported before with a file that arrives in parts; all or none. If a movement is wrong, nothing is stored, and the response lists each wrong movement with its position. A trial stores nothing at all. Available while the stock-take is `open`, `counting`, or `recount`.
         */
        post: operations["importStockMovements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/Valuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the valuation of a stock-take
         * @description The value on the closing day as a whole, by place, and by class, as currently counted. It no longer changes once the stock-take is reconciled.
         */
        get: operations["getStockValuation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose how a stock-take is valued, and which articles are slow
         * @description Available until the stock-take is reconciled. The version is that of the stock-take.
         */
        patch: operations["updateStockValuation"];
        trace?: never;
    };
    "/v1/StockTakes({id})/Entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add entries for the valuation of a stock-take
         * @description Adds entries that were entered by hand, or replaces those imported before with a file that arrives in parts; all or none. If an entry is wrong, nothing is stored, and the response lists each wrong entry with its position. A trial stores nothing at all. Available while the stock-take is `open`, `counting`, or `recount`.
         */
        post: operations["importStockEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockTakes({id})/EntryColumns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the columns of files of entries that were imported for the same client */
        get: operations["getStockEntryColumns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockEntries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entries that stock-takes are valued with */
        get: operations["listStockEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockEntries({id})": {
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
         * Delete an entry
         * @description Available while the stock-take is `open`, `counting`, or `recount`.
         */
        delete: operations["deleteStockEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the articles of stock-takes with their values */
        get: operations["listStockValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockMovements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List movements of stock-takes */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockMovements({id})": {
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
         * Delete a movement
         * @description Available while the stock-take is `open`, `counting`, or `recount`.
         */
        delete: operations["deleteStockMovement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List articles of stock-takes with their differences */
        get: operations["listStockLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StockLines({id})": {
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
        /** Explain a difference, or have a line counted again */
        patch: operations["updateStockLine"];
        trace?: never;
    };
    "/v1/StockCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was counted, as it came */
        get: operations["listStockCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountSheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the stock-takes that the person counts in */
        get: operations["listCountSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountSheets({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a stock-take that the person counts in */
        get: operations["getCountSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountSheets({id})/Counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what was counted
         * @description In the order of the device. What was sent before is kept once, by the id that the device gave it. What comes after the stock-take was reconciled is kept as late.
         */
        post: operations["createCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountSheetKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key that the person’s devices encrypt counts with
         * @description The same for all devices of a person. It is made when it is asked for the first time.
         */
        get: operations["getCountSheetKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the articles that the person counts */
        get: operations["listCountLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountSheets({id})/Photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photo of a line
         * @description What was sent before is kept once, by the id that the device gave it. What comes after the stock-take was reconciled is kept as late. A person keeps at most 10 photos of a line, and a stock-take holds at most 2,000.
         */
        post: operations["createCountPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountPhotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the photos of lines
         * @description Those that the person took themselves; all of them for who reads stock-takes.
         */
        get: operations["listCountPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountPhotos({id})": {
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
         * Remove a photo of a line
         * @description By who took it, until the stock-take is closed.
         */
        delete: operations["deleteCountPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/CountPhotos({id})/Content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of a photo
         * @description Within JSON, so that nothing in it runs whatever it is. It never changes.
         */
        get: operations["getCountPhotoContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/MyCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the person counted */
        get: operations["listMyCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureUploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's uploads of PDFs to be signed */
        get: operations["listSignatureUploads"];
        put?: never;
        /**
         * Start the upload of a PDF to be signed
         * @description Send the bytes to `uploadUrl` with the tus protocol (1.0.0), as described in README.md. When they have arrived, importSignatureUpload creates a draft from them. An upload that is not imported by `expiresDate` is deleted.
         */
        post: operations["createSignatureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureUploads({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an upload */
        delete: operations["deleteSignatureUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureUploads({id})/Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft from an uploaded PDF
         * @description Inspects the file. A file that cannot be signed safely is refused, with a code of its own for each reason.
         */
        post: operations["importSignatureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents that the caller sent, is asked to sign, or receives a copy of
         * @description `$search` matches the names of documents and their senders.
         */
        get: operations["listSignatureEnvelopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document for signature */
        get: operations["getSignatureEnvelope"];
        put?: never;
        post?: never;
        /** Delete a draft */
        delete: operations["deleteSignatureEnvelope"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft to its signers
         * @description Defines who signs the document and where. The signers whose turn it is are notified in the portal and by email; external signers are sent a link. Callers who sign themselves do so afterwards with signSignatureEnvelope. Copy recipients are notified once everyone has signed, or if a signer declines.
         */
        post: operations["sendSignatureEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a document
         * @description Adds the person's PAdES signature to the PDF. The earlier signatures of others stay valid. The first signature certifies the document, and the last one locks it. A person signs a document only once, however often this operation is called. What the person fills in is written to their fields in the document, and nobody can change it after the signature.
         */
        post: operations["signSignatureEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to sign a document
         * @description Ends the request, so that nobody else can sign the document. The sender is notified of the reason. The other signers who were asked and the people who were to receive a copy are also notified.
         */
        post: operations["declineSignatureEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a document that waits for signatures
         * @description Available only to the sender. The signers who were asked are notified.
         */
        post: operations["cancelSignatureEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the signers whose turn it is
         * @description Available only to the sender, once a day. The signers are reminded in the portal and by email.
         */
        post: operations["remindSignatureEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Signers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signers of a document and where they sign */
        get: operations["listSignatureSigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a document
         * @description Lists who did what and when, with the SHA-256 of the file before and after.
         */
        get: operations["listSignatureEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for the file of a document
         * @description Records an `opened` event, at most once an hour.
         */
        get: operations["getSignatureDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of a document with the signatures added so far
         * @description Always sent as an attachment. Single-part Range requests are answered with 206, so that an interrupted download can resume.
         */
        get: operations["downloadSignatureFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/TrailDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for the audit trail of a document
         * @description Available once the document is completed, declined, or cancelled.
         */
        get: operations["getSignatureTrailDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureEnvelopes({id})/Trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the signed audit trail of a document
         * @description A PDF that shows who did what and when, with the SHA-256 of the file before and after. For the sender, it also shows the network addresses of external people. If everyone has signed, the document is attached to it. The portal signs the PDF, so that later changes can be detected. Available once the document is completed, declined, or cancelled. Always sent as an attachment.
         */
        get: operations["downloadSignatureTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's signature templates */
        get: operations["listSignatureTemplates"];
        put?: never;
        /**
         * Create a signature template
         * @description Each person can have at most 50 templates. Spaces around a name are removed. The names of a person's templates must differ by more than case or accents.
         */
        post: operations["createSignatureTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureTemplates({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a template */
        delete: operations["deleteSignatureTemplate"];
        options?: never;
        head?: never;
        /** Rename a template */
        patch: operations["updateSignatureTemplate"];
        trace?: never;
    };
    "/v1/SignatureSigners({id})/SendLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link again to an external person
         * @description Sends a new link, which invalidates the person's earlier links. Available only to the sender of the document, at most three times an hour. A copy recipient has a link only once everyone has signed.
         */
        post: operations["sendSignatureLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/Read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the content of the page that a link opens
         * @description Takes the token from the link in the email. Call it again after each step.
         */
        post: operations["readSignatureGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/RequestCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the email address of a link
         * @description Sends a new code, which invalidates the codes of earlier emails. At most three codes an hour can be requested per person.
         */
        post: operations["requestSignatureCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/Prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the email address with a code
         * @description Exchanges a code for a session. A code works once, for 15 minutes and at most five attempts. After that, request a new one. The session is valid for 30 minutes, for this person and this document only.
         */
        post: operations["proveSignatureGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/Sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the document of a link
         * @description Signs like signSignatureEnvelope, for an external signer who has proved their email address.
         */
        post: operations["signAsSignatureGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/Decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to sign the document of a link
         * @description Ends the request, so that nobody else can sign the document. The sender is notified of the reason. The other signers who were asked and the people who were to receive a copy are also notified.
         */
        post: operations["declineAsSignatureGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a download ticket for the file of a link
         * @description Available until the link expires: while the person can sign, after they have signed (unless the document is then declined or cancelled), and for a copy recipient. Records an `opened` event, at most once an hour.
         */
        post: operations["getSignatureGuestDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureGuests({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of a link with the signatures added so far
         * @description Always sent as an attachment. Single-part Range requests are answered with 206, so that an interrupted download can resume.
         */
        get: operations["downloadSignatureGuestFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/SignatureAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificate behind the signatures of this installation
         * @description With `firm`, the firm's certificate from the settings signs for everyone. With `own`, an authority that the installation created for itself at the first signature issues a certificate that names each signer; it is not known outside the installation. The certificate fields are null if there is no certificate yet.
         */
        get: operations["getSignatureAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditFolders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit folders */
        get: operations["listAuditFolders"];
        put?: never;
        /**
         * Open the audit folder of an engagement and a year
         * @description Its requested documents come from a template, or from the folder of the year before with every date a year later. Where statements are given, they are pinned and the checks run on them.
         */
        post: operations["createAuditFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditFolders({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an audit folder */
        get: operations["getAuditFolder"];
        put?: never;
        post?: never;
        /** Delete an audit folder that nothing was handed in to */
        delete: operations["deleteAuditFolder"];
        options?: never;
        head?: never;
        /**
         * Pin statements, sign off, or send back
         * @description With statements the checks run anew, and their conclusions begin anew. `prepared` needs a requested document or a check, every requested document accepted, and every check concluded; `sealed` needs every check reviewed and another person than the preparer, and is for good; `open` sends back what was prepared.
         */
        patch: operations["updateAuditFolder"];
        trace?: never;
    };
    "/v1/AuditFolders({id})/Manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a download ticket for a sealed folder */
        get: operations["getAuditFolderExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditFolders({id})/Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a sealed folder
         * @description A zip of its documents, its figures, its checks and comments, and `SHA256SUMS`, which `sha256sum -c` verifies. The manifest is that of the moment when it was sealed.
         */
        get: operations["downloadAuditFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requested documents
         * @description Clients see those of their own folders, and nothing else of them.
         */
        get: operations["listAuditRequests"];
        put?: never;
        /** Request a document */
        post: operations["createAuditRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditRequests({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a requested document that nothing was handed in for */
        delete: operations["deleteAuditRequest"];
        options?: never;
        head?: never;
        /**
         * Change a requested document, accept it, or return it
         * @description What was submitted is accepted or returned, which needs a reason. `open` takes a decision back.
         */
        patch: operations["updateAuditRequest"];
        trace?: never;
    };
    "/v1/AuditRequests({id})/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to hand in a document
         * @description The answer says where the bytes go. When they have arrived, submitAuditDocument hands it in. One that does not arrive within three days is deleted.
         */
        post: operations["createAuditDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditDocuments({id})/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a document that has arrived
         * @description Its SHA-256 is kept. The requested document is `submitted` then, unless it was accepted meanwhile.
         */
        post: operations["submitAuditDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditDocuments({id})": {
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
         * Take a document back
         * @description By whoever handed it in, until it is accepted. Documents that have not arrived can still be deleted then.
         */
        delete: operations["deleteAuditDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditDocuments({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a download ticket for a document */
        get: operations["getAuditDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditDocuments({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description Always as an attachment. A Range of one part is answered with 206.
         */
        get: operations["downloadAuditDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditChecks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the checks on the statements of folders */
        get: operations["listAuditChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditChecks({id})": {
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
         * Conclude a check, or review its conclusion
         * @description Another conclusion has to be reviewed anew, by somebody else than its author.
         */
        patch: operations["updateAuditCheck"];
        trace?: never;
    };
    "/v1/AuditChecks({id})/Entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries behind a check
         * @description The first 1000 of them, in the order of the file.
         */
        get: operations["listAuditCheckEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/AuditComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on folders */
        get: operations["listAuditComments"];
        put?: never;
        /**
         * Comment on a folder, a requested document, or a check
         * @description People of the firm who are mentioned are told.
         */
        post: operations["createAuditComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions about the financial statements, with their answers
         * @description Returns all questions at once, by category and in their order. Unpublished questions and the counts of ratings are returned only to callers with `Statements.Administer`.
         */
        get: operations["listStatementQuestions"];
        put?: never;
        /**
         * Create a question
         * @description Adds the question as the last of its category.
         */
        post: operations["createStatementQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementQuestions({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question with its answer
         * @description An unpublished question is not found without `Statements.Administer`.
         */
        get: operations["getStatementQuestion"];
        put?: never;
        post?: never;
        /**
         * Delete a question
         * @description Deletes the question and the ratings of its answer.
         */
        delete: operations["deleteStatementQuestion"];
        options?: never;
        head?: never;
        /**
         * Change, publish or hide a question
         * @description A question that moves to another category becomes the last one there.
         */
        patch: operations["updateStatementQuestion"];
        trace?: never;
    };
    "/v1/StatementQuestions({id})/Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a question within its category */
        post: operations["moveStatementQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/StatementQuestions({id})/Rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate whether an answer was helpful
         * @description Each person has one rating per question, and can change or withdraw it.
         */
        post: operations["rateStatementQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NetworkElements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the network for elements to start from
         * @description Searches the clients, contacts of clients, engagements, and members of staff that the caller may see. All words must match; accents and letter case are ignored. Returns at most 20 elements at once. Elements whose name begins with the search text come first.
         */
        get: operations["searchNetwork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NetworkChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the years and statuses that engagements can be filtered by
         * @description Covers the engagements that the caller may see.
         */
        get: operations["getNetworkChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the open part of the network
         * @description Returns the elements that the question starts from and the neighbors that it opens, as far as the caller may see them. Also returns every link between two of these elements and, for each element, the number of neighbors of each kind. Elements that the caller may not see are neither returned nor counted; nor are test companies and test people. An element is opened only if it is reached from a start; openings of elements that are not reached are ignored. Returns at most 5,000 elements.
         */
        post: operations["readNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NetworkPaths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the shortest paths between two elements
         * @description Considers only elements that the caller may see. All paths have the same length; the first 20 are returned. Also returns the elements that both are directly linked with.
         */
        get: operations["findNetworkPaths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ClientRelations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the relations between clients
         * @description Which client competes with which, and which one supplies which other, as the firm entered it. Test companies are left out.
         */
        get: operations["listClientRelations"];
        put?: never;
        /**
         * Enter a relation between two clients
         * @description A competitor is one both ways, and is entered once. A supplier is one of the client; each of the two can supply the other.
         */
        post: operations["createClientRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ClientRelations({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a relation between two clients */
        delete: operations["deleteClientRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/DeletedClientRelations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the relations between clients that were deleted
         * @description With who deleted them, and when. Test companies are left out.
         */
        get: operations["listDeletedClientRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/IndependenceConflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who of the staff works for an audited client and its competitor or supplier
         * @description A member of staff is partner, manager, or originating partner of an audit of one client and of an engagement of another one that is its competitor or its supplier. An engagement is an audit when its description has the word “audit”, of which internal audits are none, or a word that begins with “commissariat”. Test companies are left out.
         */
        get: operations["listIndependenceConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NetworkClients({id})/Staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of staff who worked most for a client
         * @description Ranks staff by the number of the client's engagements in which they are partner, manager, or originating partner, highest first. Returns the first 20.
         */
        get: operations["rankClientStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what is sent by email, with what became of it */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Mails({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a message as its recipient reads it */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Mails({id})/Resend": {
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
         * Send a message again that was given up
         * @description It is tried for another day, under the same Message-ID. What was sent, or is waiting, is not sent again.
         */
        patch: operations["resendMail"];
        trace?: never;
    };
    "/v1/MailServer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether messages leave the services */
        get: operations["getMailServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List publications, with status, author, and date */
        get: operations["listPublications"];
        put?: never;
        /** Start a publication for a request */
        post: operations["createPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Publications({id})": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a publication */
        get: operations["getPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose the report to publish */
        patch: operations["updatePublication"];
        trace?: never;
    };
    "/v1/Publications({id})/Documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document to a publication
         * @description Upload the file first with createReportFile, using the kind `document` and the id of this publication. A publication has at most 20 documents.
         */
        post: operations["addPublicationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PublicationDocuments({id})": {
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
         * Remove a document from a publication
         * @description `If-Match` takes the version of the publication.
         */
        delete: operations["deletePublicationDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PublicationDocuments({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for a document of a publication
         * @description Lets a browser download the document straight to disk, whatever its size. An interrupted download can resume as long as the ticket is valid.
         */
        get: operations["getPublicationDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PublicationDocuments({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of a publication
         * @description Always sent as an attachment. Everyone who can read the publication can download it, in any status. A Range with one part is answered with 206, so that an interrupted download can resume.
         */
        get: operations["downloadPublicationDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Publications({id})/Validate": {
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
         * Publish the report and close the request as delivered
         * @description `If-Match` ensures that the publication has not changed since the caller read it. A report to which no grant gives anyone access is refused.
         */
        patch: operations["validatePublication"];
        trace?: never;
    };
    "/v1/Publications({id})/Abandon": {
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
         * Abandon a publication
         * @description The report stays in the library unchanged, and the request still has to be delivered. `If-Match` ensures that the publication has not changed since the caller read it.
         */
        patch: operations["abandonPublication"];
        trace?: never;
    };
    "/v1/ReportDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents that come with the reports you can read
         * @description Lists the documents of completed publications. Documents of reports that the caller cannot read are not included.
         */
        get: operations["listReportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportDocuments({id})/Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download ticket for a document of a report
         * @description Works like getPublicationDocumentDownload, for readers of the report.
         */
        get: operations["getReportDocumentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ReportDocuments({id})/File": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of a report
         * @description Always sent as an attachment. Everyone who can read the report can download it. A Range with one part is answered with 206, so that an interrupted download can resume.
         */
        get: operations["downloadReportDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/NewReports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports that are new to you
         * @description Lists the reports to which a grant gives you access and that were published or given another file since you last opened them. The latest come first, at most 5. Reports that you only administer are not included.
         */
        get: operations["listNewReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/Work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks that are waiting for the caller
         * @description Lists what the applications want the caller to do next. Tasks that are due come first, by date, and then those that have waited longest. Each application determines its tasks by the rights that the caller has at that moment. `counts` and `total` cover all tasks, even though `value` ends after the first 50. `streamMenuChanges` says when tasks may have changed.
         */
        get: operations["listWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/PublicHolidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List French public holidays
         * @description Returns the eleven public holidays of the Code du travail (L3133-1). The additional holidays of Alsace and Moselle are not included.
         */
        get: operations["listPublicHolidays"];
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
                fault: "changed-since" | "gone-since" | "code-taken" | "cycle" | "has-children" | "parent-unknown" | "link-unknown" | "scope-unknown";
                changedByName: string | null;
                /** Format: date-time */
                changedDate: Moment | null;
            }[];
            /** @description Number of attempts left for a code. */
            triesLeft?: number;
        };
        /**
         * Menu
         * @description An application tile (no parent) or a sub-menu. Without `$select`, every field that is not a navigation is present.
         */
        Menu: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            menuCode?: components["schemas"]["MenuCode"];
            menuTitle?: components["schemas"]["RequiredText"];
            menuEnglishTitle?: components["schemas"]["RequiredText"];
            menuDescription?: components["schemas"]["RequiredText"];
            menuEnglishDescription?: components["schemas"]["RequiredText"];
            menuColor?: components["schemas"]["MenuColor"];
            menuIcon?: components["schemas"]["MenuIcon"];
            menuLink?: components["schemas"]["Link"];
            menuOrder?: components["schemas"]["MenuOrder"];
            /** Format: int32 */
            menuParentId?: number | null;
            minimumScope?: components["schemas"]["ScopeName"];
            /** @description Whether the menu is shown only to the firm's own staff. */
            onlyFirm?: boolean;
            /** @description Whether a change to the menu reaches signed-in people at once. */
            forceRefresh?: boolean;
            "inverseMenuParent@odata.count"?: components["schemas"]["Count"];
            /** @description The child menus, filtered in the same way as the top level. */
            inverseMenuParent?: components["schemas"]["Menu"][];
        };
        /**
         * AdministeredMenu
         * @description A menu with the person who last saved it. Without `$select`, every field that is not a navigation is present.
         */
        AdministeredMenu: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            menuCode?: components["schemas"]["MenuCode"];
            menuTitle?: components["schemas"]["RequiredText"];
            menuEnglishTitle?: components["schemas"]["RequiredText"];
            menuDescription?: components["schemas"]["RequiredText"];
            menuEnglishDescription?: components["schemas"]["RequiredText"];
            menuColor?: components["schemas"]["MenuColor"];
            menuIcon?: components["schemas"]["MenuIcon"];
            menuLink?: components["schemas"]["Link"];
            menuOrder?: components["schemas"]["MenuOrder"];
            /** Format: int32 */
            menuParentId?: number | null;
            minimumScope?: components["schemas"]["ScopeName"];
            /** @description Whether the menu is shown only to the firm's own staff. */
            onlyFirm?: boolean;
            /** @description Whether a change to the menu reaches signed-in people at once. */
            forceRefresh?: boolean;
            /**
             * Format: date-time
             * @description When the menu was created or its form was last saved; moves do not count. Null if this was never recorded.
             */
            modifiedDate?: Moment | null;
            /** @description The name of the person who created the menu or last saved its form; null if that person no longer exists or was never recorded. */
            modifiedByName?: string | null;
            "inverseMenuParent@odata.count"?: components["schemas"]["Count"];
            /** @description All child menus. */
            inverseMenuParent?: components["schemas"]["Menu"][];
        };
        /**
         * MenuCode
         * @description A code that is unique among menus, such as DSHB20, M0503, or ADM0.5.
         */
        MenuCode: string;
        MenuTitle: components["schemas"]["RequiredText"];
        MenuDescription: components["schemas"]["RequiredText"];
        /** MenuColor */
        MenuColor: string;
        /**
         * MenuIcon
         * @description The name of an icon.
         */
        MenuIcon: string;
        /**
         * MenuOrder
         * Format: int32
         */
        MenuOrder: number;
        MenuRoute: components["schemas"]["menu-routes"];
        /**
         * MenuForm
         * @description A new menu. All fields except the parent are required. A menu without a parent is an application.
         */
        MenuForm: {
            menuCode: components["schemas"]["MenuCode"];
            menuTitle: components["schemas"]["RequiredText"];
            menuEnglishTitle: components["schemas"]["RequiredText"];
            menuDescription: components["schemas"]["RequiredText"];
            menuEnglishDescription: components["schemas"]["RequiredText"];
            menuColor: components["schemas"]["MenuColor"];
            menuIcon: components["schemas"]["MenuIcon"];
            menuLink: components["schemas"]["Link"];
            menuOrder: components["schemas"]["MenuOrder"];
            /** Format: int32 */
            menuParentId?: number | null;
            minimumScope: components["schemas"]["ScopeName"];
            onlyFirm: boolean;
            forceRefresh: boolean;
        };
        /**
         * MenuPatch
         * @description The fields of a menu to change.
         */
        MenuPatch: {
            menuCode?: components["schemas"]["MenuCode"];
            menuTitle?: components["schemas"]["RequiredText"];
            menuEnglishTitle?: components["schemas"]["RequiredText"];
            menuDescription?: components["schemas"]["RequiredText"];
            menuEnglishDescription?: components["schemas"]["RequiredText"];
            menuColor?: components["schemas"]["MenuColor"];
            menuIcon?: components["schemas"]["MenuIcon"];
            menuLink?: components["schemas"]["Link"];
            menuOrder?: components["schemas"]["MenuOrder"];
            /** Format: int32 */
            menuParentId?: number | null;
            minimumScope?: components["schemas"]["ScopeName"];
            onlyFirm?: boolean;
            forceRefresh?: boolean;
        };
        /**
         * MenuMove
         * @description The new position of a menu. All its new siblings are renumbered in the same transaction.
         */
        MenuMove: {
            /**
             * Format: int32
             * @description The new parent; null makes the menu an application.
             */
            menuParentId: number | null;
            /**
             * Format: int32
             * @description The sibling to place the menu before; null places it last.
             */
            beforeId: number | null;
        };
        /**
         * MenuFields
         * @description What a menu is, all of it.
         */
        MenuFields: {
            menuCode: components["schemas"]["MenuCode"];
            menuTitle: components["schemas"]["RequiredText"];
            menuEnglishTitle: components["schemas"]["RequiredText"];
            menuDescription: components["schemas"]["RequiredText"];
            menuEnglishDescription: components["schemas"]["RequiredText"];
            menuColor: components["schemas"]["MenuColor"];
            menuIcon: components["schemas"]["MenuIcon"];
            menuLink: components["schemas"]["Link"];
            menuOrder: components["schemas"]["MenuOrder"];
            /** Format: int32 */
            menuParentId: number | null;
            minimumScope: components["schemas"]["ScopeName"];
            onlyFirm: boolean;
            forceRefresh: boolean;
        };
        /**
         * MenuFault
         * @description Why a change of a menu cannot be published or undone. `changed-since`: somebody published something else of the same fields since. `gone-since`: somebody deleted it since. The others are rules of menus, as their problems say.
         * @enum {string}
         */
        MenuFault: "changed-since" | "gone-since" | "code-taken" | "cycle" | "has-children" | "parent-unknown" | "link-unknown" | "scope-unknown";
        /** MenuDraft */
        MenuDraft: {
            "@odata.etag": components["schemas"]["Etag"];
            /** @description One for each menu that would not be as it is, the latest first. */
            changes: components["schemas"]["MenuDraftChange"][];
            /** @description The menus as they would be, also where something stands in the way. */
            menus: WithRequired<components["schemas"]["AdministeredMenu"], "@odata.etag" | "id" | "menuCode" | "menuTitle" | "menuEnglishTitle" | "menuDescription" | "menuEnglishDescription" | "menuColor" | "menuIcon" | "menuLink" | "menuOrder" | "menuParentId" | "minimumScope" | "onlyFirm" | "forceRefresh" | "modifiedDate" | "modifiedByName">[];
        };
        /**
         * MenuDraftChange
         * @description What the draft says of one menu.
         */
        MenuDraftChange: {
            "@odata.etag": components["schemas"]["Etag"];
            menuId: components["schemas"]["Key"];
            /** @description The menu that was changed; null for a new one. */
            before: components["schemas"]["MenuFields"] | null;
            /** @description What it would be; null for one that would be deleted. */
            after: components["schemas"]["MenuFields"] | null;
            /** @description What it is now; null for one that is not there. */
            present: components["schemas"]["MenuFields"] | null;
            /** @description Who changed it in the draft last; null for somebody who is no more. */
            savedByName: string | null;
            /** Format: date-time */
            savedDate: Moment;
            /** @description What stands in the way. */
            faults: components["schemas"]["MenuFault"][];
            /** @description Who published something of it last; null where nothing stands in the way, for somebody who is no more, and where it was never noted. */
            changedByName: string | null;
            /**
             * Format: date-time
             * @description When they did.
             */
            changedDate: Moment | null;
        };
        /**
         * MenuDifference
         * @description What became of one menu.
         */
        MenuDifference: {
            menuId: components["schemas"]["Key"];
            /** @description What it was; null for a new one. */
            before: components["schemas"]["MenuFields"] | null;
            /** @description What it became; null for one that was deleted. */
            after: components["schemas"]["MenuFields"] | null;
        };
        /**
         * MenuPublication
         * @description Something that was published of the menus, at once.
         */
        MenuPublication: {
            id: components["schemas"]["Key"];
            /**
             * @description A draft, a change that was made directly, or what undid another publication.
             * @enum {string}
             */
            kind: "draft" | "direct" | "undo";
            /** Format: date-time */
            publishedDate: Moment;
            /** @description Null for somebody who is no more. */
            publishedByName: string | null;
            changes: components["schemas"]["MenuDifference"][];
            /**
             * Format: int32
             * @description The publication that it undid.
             */
            undoesId: number | null;
            /**
             * Format: int32
             * @description The publication that undid it last.
             */
            undoneById: number | null;
        };
        /**
         * MenuChange
         * @description The data of a `menus` event of streamMenuChanges.
         */
        MenuChange: {
            /** @description A number that increases with each change to any menu. */
            version: number;
            /** @description Whether to reload the menus at once; otherwise, reload them at the next navigation. */
            forceRefresh: boolean;
        };
        /**
         * RightsChange
         * @description The data of a `rights` event of streamMenuChanges, sent when the caller's rights have changed. Reload the scopes at once, and the menus at the next navigation.
         */
        RightsChange: {
            /** @description The names of all scopes in effect, in order. */
            scopes: components["schemas"]["ScopeName"][];
        };
        /**
         * BrowserError
         * @description An error of a page, without anything personal. None of its fields takes text: names of the program, places in its files and numbers are all that it can hold.
         */
        BrowserError: {
            /** @description The name of the error, such as TypeError; of what is no error its type, such as string. */
            name: string;
            source: components["schemas"]["BrowserErrorSource"];
            kind?: components["schemas"]["BrowserErrorKind"];
            /** @description The number of React's own message, with the kind `react`. */
            reactError?: number;
            /** @description The code of the problem that was thrown. */
            problem?: string;
            /** @description Places in the portal's own files, the innermost first. Others are left out. */
            frames: {
                file: components["schemas"]["BundleFile"];
                line: number;
                column: number;
            }[];
            /** @description The file that could not be loaded. */
            missingFile?: components["schemas"]["BundleFile"];
            /** @description The pattern of the route, such as `/app/frame/:menuId`; never an address, which may hold keys. */
            route?: string;
            /** @description The file that the page began with; its name is another with each build. */
            build?: components["schemas"]["BundleFile"];
            /** @description The version that the settings name. */
            version?: string;
            /** @description The trace of the call that had failed last, within the minute before. */
            failedCall?: string;
        };
        /**
         * BrowserErrorKind
         * @description What the browser's message says, where it is one of these. The message itself is never sent: it may quote what a person typed or what a record holds.
         * @enum {string}
         */
        BrowserErrorKind: "property-of-nothing" | "not-a-function" | "not-defined" | "too-much-recursion" | "part-not-loaded" | "not-json" | "no-answer" | "storage-full" | "react";
        /**
         * BrowserErrorSource
         * @description Where the error came out: caught by the boundary of a screen, by nothing at all while a page was drawn, in a drawing that was then made again, in the loader of a route, or out of the window or a promise that nobody listened to.
         * @enum {string}
         */
        BrowserErrorSource: "boundary" | "uncaught" | "recoverable" | "route" | "window" | "promise";
        /**
         * BundleFile
         * @description The name of a file that the build wrote, without folder, origin and query.
         */
        BundleFile: string;
        /**
         * Preferences
         * @description A person's preferences for the interface.
         */
        Preferences: {
            /** @description The pinned menus, in the person's own order. Menus that no longer exist are left out. */
            pinnedMenuIds: components["schemas"]["Key"][];
            /** @description The recently used menus, latest first. Menus that no longer exist are left out. */
            recentMenuIds: components["schemas"]["Key"][];
            /** @description The applications, in the person's own order. An application that is not listed follows the one before it in the administrator's order. Empty if the person has not changed the order. Menus that no longer exist are left out. */
            menuOrder: components["schemas"]["Key"][];
            /** @description The applications that the person has already seen; others are marked as new. Null before the person first visits the home page. */
            knownMenuIds: components["schemas"]["Key"][] | null;
            /** @enum {string} */
            sidebar: "expanded" | "collapsed";
            /**
             * @description The person's language on every device; null if they have not chosen one.
             * @enum {string|null}
             */
            language: "fr" | "en" | null;
        };
        /** PreferencesPatch */
        PreferencesPatch: {
            /** @description The pinned menus, in the person's own order. Menus that no longer exist are left out. */
            pinnedMenuIds?: components["schemas"]["Key"][];
            /** @description The recently used menus, latest first. Menus that no longer exist are left out. */
            recentMenuIds?: components["schemas"]["Key"][];
            /** @description The applications, in the person's own order. An application that is not listed follows the one before it in the administrator's order. Empty if the person has not changed the order. Menus that no longer exist are left out. */
            menuOrder?: components["schemas"]["Key"][];
            /** @description The applications that the person has already seen; others are marked as new. Null before the person first visits the home page. */
            knownMenuIds?: components["schemas"]["Key"][] | null;
            /** @enum {string} */
            sidebar?: "expanded" | "collapsed";
            /**
             * @description The person's language on every device; null if they have not chosen one.
             * @enum {string|null}
             */
            language?: "fr" | "en" | null;
        };
        /** ListView */
        ListView: {
            /** @description Made by whoever keeps it: the same one changes it. */
            key: string;
            name: components["schemas"]["RequiredText"];
            /** @description Order, search, filters and columns, as they stand in the address of the list; what the network shows, as filters. */
            view: string;
            /** @description The list opens with it. It takes this from the one that was it before. */
            isDefault: boolean;
        };
        /** ListViews */
        ListViews: {
            /** @description By name. */
            value: components["schemas"]["ListView"][];
        };
        /** ListViewChange */
        ListViewChange: {
            list: string;
            /** @description New ones and changed ones. */
            kept: components["schemas"]["ListView"][];
            /** @description Keys. One that is gone already is no problem. */
            removed: components["schemas"]["key"][];
        };
        /**
         * Notification
         * @description A notification as its administrators see it. Without $select, every field is present.
         */
        Notification: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            title?: components["schemas"]["RequiredText"];
            englishTitle?: components["schemas"]["RequiredText"];
            text?: components["schemas"]["RequiredText"];
            englishText?: components["schemas"]["RequiredText"];
            severity?: components["schemas"]["NotificationSeverity"];
            /**
             * Format: int32
             * @description Application that the notification is about; null if it was deleted.
             */
            applicationId?: number | null;
            applicationName?: string | null;
            englishApplicationName?: string | null;
            audience?: components["schemas"]["NotificationAudience"];
            /** @description Ids of the roles, accounts, or contacts of the audience; empty for other audiences. */
            audienceIds?: components["schemas"]["Key"][];
            /** @description Names of these roles, accounts, or contacts, in the same order. */
            audienceNames?: string[];
            /** @description English names of these roles, accounts, or contacts, in the same order. */
            englishAudienceNames?: string[];
            /** @description Whether clients receive it; if false, staff. With the audience `everyone`, both do. */
            forClients?: boolean;
            isDraft?: boolean;
            /**
             * Format: date-time
             * @description When it became or becomes live; null for a draft that starts as soon as it is published.
             */
            startDate?: Moment | null;
            /**
             * Format: date-time
             * @description When it ended or ends; null if it has no end.
             */
            endDate?: Moment | null;
            link?: components["schemas"]["NotificationLink"];
            status?: components["schemas"]["NotificationStatus"];
            /** @description Number of people to whom it is addressed now. */
            recipientCount?: number;
            /** @description Number of people who have read it, of those to whom it is addressed now. */
            readCount?: number;
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        NotificationTitle: components["schemas"]["RequiredText"];
        NotificationText: components["schemas"]["RequiredText"];
        /**
         * NotificationSeverity
         * @description Severity of a notification. A `critical` one is shown over every screen until it is read.
         * @enum {string}
         */
        NotificationSeverity: "info" | "success" | "warning" | "critical";
        /**
         * NotificationAudience
         * @description Everyone, all staff, all clients, the members of roles, the people of accounts, or individual contacts.
         * @enum {string}
         */
        NotificationAudience: "everyone" | "staff" | "customers" | "roles" | "accounts" | "contacts";
        /**
         * NotificationStatus
         * @description Status that follows from the dates: `scheduled` until startDate, then `live` until endDate.
         * @enum {string}
         */
        NotificationStatus: "draft" | "scheduled" | "live" | "ended";
        /**
         * NotificationLink
         * @description Screen of the portal that a menu may also link to, or an address with an allowed origin.
         */
        NotificationLink: string | null;
        /**
         * NotificationDate
         * Format: date-time
         */
        NotificationDate: Moment | null;
        /**
         * NotificationTargets
         * @description Ids of roles, accounts, or contacts, depending on the audience; empty for other audiences.
         */
        NotificationTargets: components["schemas"]["Key"][];
        /**
         * NotificationForm
         * @description A new notification for staff.
         */
        NotificationForm: {
            title: components["schemas"]["RequiredText"];
            englishTitle: components["schemas"]["RequiredText"];
            text: components["schemas"]["RequiredText"];
            englishText: components["schemas"]["RequiredText"];
            severity: components["schemas"]["NotificationSeverity"];
            applicationId: components["schemas"]["Key"];
            /** @enum {string} */
            audience: "staff" | "roles" | "contacts";
            audienceIds: components["schemas"]["NotificationTargets"];
            startDate: components["schemas"]["NotificationDate"];
            endDate: components["schemas"]["NotificationDate"];
            link: components["schemas"]["NotificationLink"];
            isDraft: boolean;
        };
        /**
         * ClientNotificationForm
         * @description A new notification for clients.
         */
        ClientNotificationForm: {
            title: components["schemas"]["RequiredText"];
            englishTitle: components["schemas"]["RequiredText"];
            text: components["schemas"]["RequiredText"];
            englishText: components["schemas"]["RequiredText"];
            severity: components["schemas"]["NotificationSeverity"];
            applicationId: components["schemas"]["Key"];
            /** @enum {string} */
            audience: "everyone" | "customers" | "roles" | "accounts" | "contacts";
            audienceIds: components["schemas"]["NotificationTargets"];
            startDate: components["schemas"]["NotificationDate"];
            endDate: components["schemas"]["NotificationDate"];
            link: components["schemas"]["NotificationLink"];
            isDraft: boolean;
        };
        /**
         * NotificationPatch
         * @description Fields of a notification to change. A field sent with its current value counts as unchanged.
         */
        NotificationPatch: {
            title?: components["schemas"]["RequiredText"];
            englishTitle?: components["schemas"]["RequiredText"];
            text?: components["schemas"]["RequiredText"];
            englishText?: components["schemas"]["RequiredText"];
            severity?: components["schemas"]["NotificationSeverity"];
            applicationId?: components["schemas"]["Key"];
            audience?: components["schemas"]["NotificationAudience"];
            audienceIds?: components["schemas"]["NotificationTargets"];
            startDate?: components["schemas"]["NotificationDate"];
            endDate?: components["schemas"]["NotificationDate"];
            link?: components["schemas"]["NotificationLink"];
            isDraft?: boolean;
        };
        /** NotificationRecipients */
        NotificationRecipients: {
            /** @description Number of people to whom it would be addressed. */
            recipientCount: number;
            /** @description Number of these people who may use the portal today. */
            withAccessCount: number;
        };
        /**
         * MyNotification
         * @description A notification for the caller. Without $select, every field is present.
         */
        MyNotification: {
            id?: components["schemas"]["Key"];
            title?: components["schemas"]["RequiredText"];
            englishTitle?: components["schemas"]["RequiredText"];
            text?: components["schemas"]["RequiredText"];
            englishText?: components["schemas"]["RequiredText"];
            severity?: components["schemas"]["NotificationSeverity"];
            /**
             * Format: int32
             * @description Application that the notification is about; null if it was deleted.
             */
            applicationId?: number | null;
            applicationName?: string | null;
            englishApplicationName?: string | null;
            /** @description When it became live. */
            startDate?: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When it ended or ends; null if it has no end.
             */
            endDate?: Moment | null;
            link?: components["schemas"]["NotificationLink"];
            /** @enum {string} */
            status?: "live" | "ended";
            isRead?: boolean;
        };
        /**
         * UnreadCount
         * @description Number of live notifications that the caller has not read.
         */
        UnreadCount: number;
        /** NotificationReadingForm */
        NotificationReadingForm: {
            ids: components["schemas"]["Key"][];
            isRead: boolean;
        };
        /**
         * NotificationReading
         * @description The notifications that changed, and the number of unread ones. Also the data of the `read` event of streamMyNotifications.
         */
        NotificationReading: {
            readIds: components["schemas"]["Key"][];
            unreadIds: components["schemas"]["Key"][];
            unreadCount: components["schemas"]["UnreadCount"];
        };
        /**
         * NotificationPresence
         * @description Data of the `present` event of streamMyNotifications.
         */
        NotificationPresence: {
            /** @description Whether all changes since Last-Event-ID were sent; if false, load the list. */
            isResumed: boolean;
            unreadCount: components["schemas"]["UnreadCount"];
        };
        /**
         * NotificationArrival
         * @description Data of the `notification` event of streamMyNotifications.
         */
        NotificationArrival: {
            notification: {
                id: components["schemas"]["Key"];
                title: components["schemas"]["RequiredText"];
                englishTitle: components["schemas"]["RequiredText"];
                text: components["schemas"]["RequiredText"];
                englishText: components["schemas"]["RequiredText"];
                severity: components["schemas"]["NotificationSeverity"];
                /**
                 * Format: int32
                 * @description Application that the notification is about; null if it was deleted.
                 */
                applicationId: number | null;
                applicationName: string | null;
                englishApplicationName: string | null;
                /** @description When it became live. */
                startDate: components["schemas"]["Moment"];
                /**
                 * Format: date-time
                 * @description When it ended or ends; null if it has no end.
                 */
                endDate: Moment | null;
                link: components["schemas"]["NotificationLink"];
                /** @enum {string} */
                status: "live" | "ended";
                isRead: boolean;
            };
            /** @description Whether it has just become live; if false, it was live already and has changed. */
            isNew: boolean;
            unreadCount: components["schemas"]["UnreadCount"];
        };
        /**
         * NotificationWithdrawal
         * @description Data of the `withdrawn` event of streamMyNotifications.
         */
        NotificationWithdrawal: {
            id: components["schemas"]["Key"];
            unreadCount: components["schemas"]["UnreadCount"];
        };
        /**
         * ReportFolderName
         * @description Name of a folder, from 1 to 14 characters as a reader counts them (grapheme clusters), without slashes or backslashes. It is stored in NFC, with single spaces and without invisible characters. Names that differ only in letter case or accents are the same. Problems with a name have their own codes, so the schema does not limit the characters as a reader counts them.
         */
        ReportFolderName: string;
        /**
         * ReportName
         * @description Name of a report, with the same rules as ReportFolderName.
         */
        ReportName: string;
        /**
         * ReportClient
         * @description A client whose folders contain a report that the caller may read. Report administrators see every client with a folder. Without $select, every field is present.
         */
        ReportClient: {
            /** @description Key of the account. */
            id?: components["schemas"]["Key"];
            accountNumber?: string;
            accountLegalName?: components["schemas"]["RequiredText"];
            /**
             * Format: int32
             * @description Number of reports in it, at any depth, that the caller may see.
             */
            reportCount?: number;
        };
        /**
         * ReportFolder
         * @description A folder of one client and at most one engagement. Readers see the folders that contain a report for them, at any depth. Without $select, every field is present.
         */
        ReportFolder: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["ReportFolderName"];
            /** @description Names from the client's top folder down to this one, separated by slashes. */
            path?: string;
            /** @description Client that the folder belongs to. */
            accountId?: components["schemas"]["Key"];
            /** @description Legal name of the client. */
            accountName?: string;
            /**
             * Format: int32
             * @description Parent folder; null directly below the client.
             */
            parentFolderId?: number | null;
            /**
             * Format: int32
             * @description Depth of the folder, from 1 directly below the client to at most 6.
             */
            depth?: number;
            /**
             * Format: int32
             * @description Engagement of the folder and of everything in it; null if it has none.
             */
            engagementId?: number | null;
            engagementCode?: string | null;
            /**
             * Format: int32
             * @description Number of reports in it, at any depth, that the caller may see.
             */
            reportCount?: number;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        /** ReportFolderForm */
        ReportFolderForm: {
            name: components["schemas"]["ReportFolderName"];
            /**
             * Format: int32
             * @description Client of the folder; may be null if parentFolderId determines it.
             */
            accountId: number | null;
            /**
             * Format: int32
             * @description Parent folder; null directly below the client.
             */
            parentFolderId: number | null;
            /**
             * Format: int32
             * @description Engagement of the folder. In a new folder, null takes the engagement of the parent folder. In an update, null removes the engagement.
             */
            engagementId: number | null;
        };
        /**
         * ReportFolderPatch
         * @description At least one field is required. An engagementId of null removes the engagement.
         */
        ReportFolderPatch: {
            name?: components["schemas"]["ReportFolderName"];
            /**
             * Format: int32
             * @description Engagement of the folder. In a new folder, null takes the engagement of the parent folder. In an update, null removes the engagement.
             */
            engagementId?: number | null;
        };
        /** ReportFolderMove */
        ReportFolderMove: {
            /**
             * Format: int32
             * @description Parent folder; null directly below the client.
             */
            parentFolderId: number | null;
        };
        /**
         * ReportFolderChange
         * @description A planned change to a folder. Each kind reads only its own fields. `create`: name, accountId, parentFolderId, and engagementId. `rename`: folderId and name. `move`: folderId and parentFolderId. `delete`: folderId.
         */
        ReportFolderChange: {
            /** @enum {string} */
            kind: "create" | "rename" | "move" | "delete";
            folderId: components["schemas"]["ChosenKey"];
            name: components["schemas"]["ReportFolderName"];
            /**
             * Format: int32
             * @description Client of the folder; may be null if parentFolderId determines it.
             */
            accountId: number | null;
            /**
             * Format: int32
             * @description Parent folder; null directly below the client.
             */
            parentFolderId: number | null;
            /**
             * Format: int32
             * @description Engagement of the folder. In a new folder, null takes the engagement of the parent folder. In an update, null removes the engagement.
             */
            engagementId: number | null;
        };
        /**
         * ChosenKey
         * Format: int32
         * @description Key of the chosen item; null if nothing is chosen yet.
         */
        ChosenKey: number | null;
        /**
         * ReportFolderImpact
         * @description Problems for which the change would be refused, and what it affects at any depth.
         */
        ReportFolderImpact: {
            /** @description Problem codes of all rules that the change breaks; empty if it can be made. */
            problems: ("report-folder-required" | "report-folder-name-required" | "report-folder-name-too-long" | "report-folder-name-invalid" | "report-folder-exists" | "report-folder-parent-required" | "report-folder-parent-unknown" | "report-folder-account-unknown" | "report-folder-of-another-client" | "report-folder-cycle" | "report-folder-too-deep" | "report-folder-not-empty" | "report-folder-engagement-unknown" | "report-folder-of-another-engagement")[];
            /** @description Number of folders below it. */
            folderCount: number;
            /** @description Number of reports in it and below. */
            reportCount: number;
            /** @description Number of people who may read at least one of these reports. */
            readerCount: number;
        };
        /**
         * Report
         * @description A report as the caller may see it. Readers see the published reports to which a grant gives them access; report administrators see all reports. Without $select, every field is present.
         */
        Report: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["ReportName"];
            folderId?: components["schemas"]["Key"];
            /** @description Names of the report's folders, separated by slashes. */
            folderPath?: string;
            /** @description Client of the report. */
            accountId?: components["schemas"]["Key"];
            /** @description Legal name of the client. */
            accountName?: string;
            /**
             * Format: int32
             * @description Engagement of the folder and of everything in it; null if it has none.
             */
            engagementId?: number | null;
            engagementCode?: string | null;
            /** @description Portal address of the report. It stays valid when the report is renamed or moved. */
            reportUrl?: string;
            powerBiUrl?: components["schemas"]["PowerBiUrl"];
            reportId?: components["schemas"]["PowerBiKey"];
            reportGroup?: components["schemas"]["PowerBiKey"];
            securityModel?: components["schemas"]["ReportSecurityModel"];
            height?: components["schemas"]["ReportLength"];
            width?: components["schemas"]["ReportLength"];
            /** @description Email address in lower case of the person who added the report. */
            author?: components["schemas"]["Email"];
            authorName?: string | null;
            publicationStatus?: components["schemas"]["ReportPublicationStatus"];
            createdDate?: components["schemas"]["Moment"];
            /** @description When the report or its file last changed. */
            modificationDate?: components["schemas"]["Moment"];
            /** @description Name of the file that was imported; null if there is none. */
            fileName?: string | null;
            /**
             * Format: int64
             * @description Size of the file in bytes; null if there is none.
             */
            fileSize?: number | null;
            /**
             * Format: int32
             * @description Number of times a file was imported for the report. Only the latest file is kept.
             */
            fileVersion?: number;
            /**
             * Format: date-time
             * @description When this version of the file was imported; null if there is none.
             */
            versionDate?: Moment | null;
            /** @description Pages found in the layout, in their order. */
            pages?: components["schemas"]["ReportPageName"][];
            /** @description Bookmarks found in the layout, in their order. */
            bookmarks?: components["schemas"]["ReportBookmark"][];
            /** @description Whether the report is a favorite of the caller. */
            isFavourite?: boolean;
            /**
             * Format: date-time
             * @description When the caller last opened the report; null if never.
             */
            lastOpenedDate?: Moment | null;
            /** @description Whether the report has changed since the caller last opened it; false if they never did. */
            isModified?: boolean;
            /**
             * Format: int32
             * @description Number of documents that accompany the report for its readers (see listReportDocuments).
             */
            documentCount?: number;
            /** @description Whether the caller may download the report's file. True if there is a file and it contains no rows that the report hides from the caller. */
            mayDownload?: boolean;
        };
        /**
         * PowerBiUrl
         * @description Address of the report in Power BI; null if it is not in a workspace. Its origin must be one of the `frameOrigins` in the portal's settings; any other is refused as `value-not-allowed`. A stored address with another origin is returned, but never opened.
         */
        PowerBiUrl: string | null;
        /**
         * PowerBiKey
         * @description Key of the report or of its group (workspace) in Power BI.
         */
        PowerBiKey: string | null;
        /**
         * ReportSecurityModel
         * @description `everyone`: all readers see the same rows. `reader`: each reader sees only their own rows.
         * @enum {string}
         */
        ReportSecurityModel: "everyone" | "reader";
        /**
         * ReportLength
         * Format: int32
         * @description Length in CSS pixels; null fits it to the window.
         */
        ReportLength: number | null;
        /**
         * ReportPublicationStatus
         * @description Readers see only published reports. A withdrawn report was published before.
         * @enum {string}
         */
        ReportPublicationStatus: "draft" | "published" | "withdrawn";
        /** ReportForm */
        ReportForm: {
            name: components["schemas"]["ReportName"];
            /** @description Folder of the report; null if none is chosen yet. */
            folderId: components["schemas"]["ChosenKey"];
            powerBiUrl: components["schemas"]["PowerBiUrl"];
            reportId: components["schemas"]["PowerBiKey"];
            reportGroup: components["schemas"]["PowerBiKey"];
            securityModel: components["schemas"]["ReportSecurityModel"];
            height: components["schemas"]["ReportLength"];
            width: components["schemas"]["ReportLength"];
        };
        /**
         * ReportPatch
         * @description At least one field is required.
         */
        ReportPatch: {
            name?: components["schemas"]["ReportName"];
            powerBiUrl?: components["schemas"]["PowerBiUrl"];
            reportId?: components["schemas"]["PowerBiKey"];
            reportGroup?: components["schemas"]["PowerBiKey"];
            securityModel?: components["schemas"]["ReportSecurityModel"];
            height?: components["schemas"]["ReportLength"];
            width?: components["schemas"]["ReportLength"];
            publicationStatus?: components["schemas"]["ReportPublicationStatus"];
        };
        /** ReportMove */
        ReportMove: {
            folderId: components["schemas"]["Key"];
        };
        /**
         * ReportChange
         * @description A planned change to a report. Each kind reads only its own fields. `create`: name and folderId. `rename`: reportKey and name. `move`: reportKey and folderId. `publish`, `withdraw`, and `delete`: reportKey.
         */
        ReportChange: {
            /** @enum {string} */
            kind: "create" | "rename" | "move" | "publish" | "withdraw" | "delete";
            reportKey: components["schemas"]["ChosenKey"];
            name: components["schemas"]["ReportName"];
            folderId: components["schemas"]["ChosenKey"];
        };
        /**
         * ReportImpact
         * @description Problems for which the change would be refused, and what it affects.
         */
        ReportImpact: {
            /** @description Problem codes of all rules that the change breaks; empty if it can be made. */
            problems: ("report-required" | "report-name-required" | "report-name-too-long" | "report-name-invalid" | "report-exists" | "report-placement-required" | "report-folder-unknown" | "report-folder-of-another-client" | "report-folder-of-another-engagement" | "report-content-missing")[];
            /** @description Number of bookmarks in the layout. */
            bookmarkCount: number;
            /** @description Number of people who marked the report as a favorite. */
            favouriteCount: number;
            /** @description Number of projects that contain the report. */
            projectCount: number;
            /** @description Number of people to whom grants give access, now or once the report is published. Access that people have as report administrators is not counted. */
            readerCount: number;
        };
        /**
         * ReportReading
         * @description The caller's reading state of a report.
         */
        ReportReading: {
            /** @description Key of the report. */
            id: components["schemas"]["Key"];
            isFavourite: boolean;
            /** Format: date-time */
            lastOpenedDate: Moment | null;
        };
        /** ReportFavouriteForm */
        ReportFavouriteForm: {
            isFavourite: boolean;
        };
        /** ReportPageName */
        ReportPageName: {
            /** @description Key of the part in its file. */
            name: string;
            displayName: string;
        };
        /**
         * ReportBookmark
         * @description A bookmark that the author of the report saved in its file.
         */
        ReportBookmark: {
            /** @description Key of the part in its file. */
            name: string;
            displayName: string;
            /** @description Page that the bookmark opens; null if it names none. */
            pageName: string | null;
            /** @description Group in which the author put the bookmark. */
            groupName?: string;
            /** @description What the bookmark hides while it is shown; absent if it leaves visibility unchanged. */
            display?: {
                /** @description Key of the part in its file. */
                pageName: string;
                /** @description Visuals and groups to hide. */
                hidden: string[];
                /** @description Visuals and groups that the bookmark applies to; absent if it applies to the whole page. */
                targets?: string[];
            };
            /** @description Whether the bookmark narrows the figures by filters, choices in slicers, or marked values. Only Power BI can do this. */
            isFiltered?: boolean;
        };
        /**
         * ReportField
         * @description A field of the file's data model that a visual uses.
         */
        ReportField: {
            /** @description Table of the field; empty if the file does not name it. */
            table: string;
            name: string;
            /**
             * @description Aggregation of a column. `measure`: a measure of the model. null: the values themselves.
             * @enum {string|null}
             */
            summary: "measure" | "sum" | "average" | "count" | "countDistinct" | "minimum" | "maximum" | "median" | "other" | null;
        };
        /** ReportColor */
        ReportColor: string;
        /**
         * ReportAction
         * @description Action of a button. For `page`, which includes drill-through, and for `bookmark`, the target is a key of the file. For `link`, it is an https address. `unsupported`: an action that only Power BI can perform.
         */
        ReportAction: {
            /** @enum {string} */
            kind: "page" | "back" | "bookmark" | "link" | "unsupported";
            target: string | null;
        };
        /** ReportText */
        ReportText: {
            text: string;
            isBold?: boolean;
            isItalic?: boolean;
            isUnderlined?: boolean;
            /**
             * @description Size of the text; absent for the usual size.
             * @enum {string}
             */
            size?: "small" | "large" | "huge";
            color?: components["schemas"]["ReportColor"];
            /** @description Address of a link, always https. */
            href?: string;
        };
        /** ReportParagraph */
        ReportParagraph: {
            /** @enum {string} */
            align?: "left" | "center" | "right" | "justify";
            runs: components["schemas"]["ReportText"][];
        };
        /**
         * ReportDrawing
         * @description How the author drew a visual, as far as it is known. Colors are those of the file, whether or not they are legible.
         */
        ReportDrawing: {
            /** @description Groups that contain the visual, outermost first. */
            groups?: string[];
            /** @description Alternative text by the author. */
            description?: string;
            fill?: components["schemas"]["ReportColor"];
            border?: components["schemas"]["ReportColor"];
            /** @description Color of the text. */
            color?: components["schemas"]["ReportColor"];
            /** @description Paragraphs of a text box. */
            paragraphs?: components["schemas"]["ReportParagraph"][];
            /** @description Index in the list of getReportImages. */
            image?: number;
            /** @enum {string} */
            fit?: "fit" | "fill" | "normal";
            /** @enum {string} */
            shape?: "rectangle" | "rounded" | "ellipse" | "line" | "triangle" | "arrow";
            /** @description Rotation in degrees. */
            rotation?: number;
            /** @description Label of a button. */
            label?: string;
            action?: components["schemas"]["ReportAction"];
        };
        /** ReportVisual */
        ReportVisual: {
            /** @description Key of the part in its file. */
            name: string;
            /** @description Kind as named in the file, such as columnChart, card, or slicer. */
            kind: string;
            /** @description Title; null if there is none. */
            title: string | null;
            /** @description Fields that the visual shows; empty if none could be read. */
            fields: components["schemas"]["ReportField"][];
            /** @description Whether filters set by the author narrow the visual. */
            isFiltered: boolean;
            /** @description Position in pixels of the page. */
            x: number;
            /** @description Position in pixels of the page. */
            y: number;
            /** @description Stacking order. Higher values are in front. */
            z: number;
            width: number;
            height: number;
            drawing?: components["schemas"]["ReportDrawing"];
        };
        /** ReportPage */
        ReportPage: {
            /** @description Key of the part in its file. */
            name: string;
            displayName: string;
            isHidden: boolean;
            width: number;
            height: number;
            background?: {
                color?: components["schemas"]["ReportColor"];
                /** @description Index in the list of getReportImages. */
                image?: number;
                /** @enum {string} */
                fit?: "fit" | "fill" | "normal";
            };
            /** @description Visuals and groups that are shown only by bookmarks. */
            hidden?: string[];
            visuals: components["schemas"]["ReportVisual"][];
        };
        /**
         * ReportImages
         * @description Pictures that the report's own file contains and shows. A picture that is not PNG, JPEG, GIF, WebP, or harmless SVG, or that is too large, has empty content.
         */
        ReportImages: {
            images: {
                /** @enum {string} */
                mediaType: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
                /** @description Content in base64. */
                content: string;
            }[];
        };
        /**
         * ReportLayout
         * @description Pages of a report with their visuals, and its bookmarks. The lists are empty if nothing was read from a file.
         */
        ReportLayout: {
            pages: components["schemas"]["ReportPage"][];
            bookmarks: components["schemas"]["ReportBookmark"][];
            /** @description Measures that the visuals use, at most 200. Only templates have them; reports do not. */
            measures?: components["schemas"]["ReportMeasure"][];
        };
        /**
         * ReportMeasure
         * @description A measure of the data model that a visual uses.
         */
        ReportMeasure: {
            table: string;
            name: string;
            /** @description DAX formula as its author wrote it, cut after 4,000 characters. */
            expression: string;
        };
        /**
         * ReportAccessKind
         * @description `customerRole`: the clients among the members of a role. `staffRole`: the staff among the members of a role. `grade` and `businessUnit`: staff. `contact`: one person. `administrator`: a person who may administer reports; never granted here.
         * @enum {string}
         */
        ReportAccessKind: "customerRole" | "staffRole" | "grade" | "businessUnit" | "contact" | "administrator";
        /**
         * ReportAccessGrant
         * @description A grant that gives people access. One grant is enough. Clients can only read reports of their own account.
         */
        ReportAccessGrant: {
            kind: components["schemas"]["ReportAccessKind"];
            /**
             * Format: int32
             * @description Id of the role or contact; null for other kinds.
             */
            key: number | null;
            /** @description The grade or the business unit; null for the others. */
            value: string | null;
            /** @description Name of the role, grade, business unit, or contact. */
            name: string;
        };
        /** ReportAccess */
        ReportAccess: {
            /** @description Version of the report, which its access shares. */
            "@odata.etag": components["schemas"]["Etag"];
            /** @description Key of the report. */
            id: components["schemas"]["Key"];
            /** @description Grants, sorted by kind, then by name. */
            grants: components["schemas"]["ReportAccessGrant"][];
            /** @description Number of people to whom the grants give access now. Access that people have as report administrators is not counted. */
            readerCount: number;
        };
        /**
         * ReportAccessPatch
         * @description At least one field is required. Each list replaces all grants of its kind.
         */
        ReportAccessPatch: {
            customerRoleIds?: components["schemas"]["Key"][];
            staffRoleIds?: components["schemas"]["Key"][];
            grades?: components["schemas"]["RequiredText"][];
            businessUnits?: components["schemas"]["RequiredText"][];
            contactIds?: components["schemas"]["Key"][];
        };
        /**
         * ReportAccessSelection
         * @description The grants to preview.
         */
        ReportAccessSelection: {
            customerRoleIds: components["schemas"]["Key"][];
            staffRoleIds: components["schemas"]["Key"][];
            grades: components["schemas"]["RequiredText"][];
            businessUnits: components["schemas"]["RequiredText"][];
            contactIds: components["schemas"]["Key"][];
        };
        /** ReportAccessPreview */
        ReportAccessPreview: {
            /** @description Number of all readers. */
            readerCount: number;
            /** @description Number of readers who belong to the client. */
            clientCount: number;
            /** @description First 20 readers by last name, those of the client before those of the firm. */
            readers: {
                /** @description Key of the contact. */
                id: components["schemas"]["Key"];
                contactFullName: string;
                /** @description Whether the reader belongs to the firm; if false, to the client. */
                isStaff: boolean;
                /** @description Whether Reports.Read is in effect for the reader. */
                canOpen: boolean;
            }[];
        };
        /**
         * ReportAccessChoices
         * @description Choices for granting access. Contacts are looked up in the client directory.
         */
        ReportAccessChoices: {
            /** @description Roles, sorted by name. The kind of the grant decides whether it is for the staff or the clients among the members. */
            roles: {
                id: components["schemas"]["Key"];
                name: string;
                englishName: components["schemas"]["EnglishName"];
                /** @description Whether some members of the role are of this kind, or the role has no members yet. */
                isForClients: boolean;
                /** @description Whether some members of the role are of this kind, or the role has no members yet. */
                isForStaff: boolean;
            }[];
            /** @description Grades that at least one contact has. */
            grades: string[];
            /** @description Business units that at least one contact has. */
            businessUnits: string[];
        };
        /**
         * ReportReason
         * @description A reason why a person may read a report.
         */
        ReportReason: {
            kind: components["schemas"]["ReportAccessKind"];
            /** @description Name of the role, grade, business unit, or contact; null for administrators. */
            name: string | null;
            /** @description Name in English; null for administrators. */
            englishName: string | null;
        };
        /**
         * ReportDeletion
         * @description A deleted folder or report that can still be restored. Without $select, every field is present.
         */
        ReportDeletion: {
            /** @description Id of the deletion: kind and key, such as `report-41`. */
            id?: string;
            /** @enum {string} */
            kind?: "folder" | "report";
            /** @description Key of the folder or report. */
            targetId?: components["schemas"]["Key"];
            name?: string;
            /** @description Path of the folder that contained it; empty if it was directly below its client. */
            folderPath?: string;
            /** @description Client of the folder or report. */
            accountId?: components["schemas"]["Key"];
            /** @description Legal name of the client. */
            accountName?: string;
            /**
             * Format: email
             * @description Email address in lower case of the person who deleted it; null if it was not recorded.
             */
            deletedBy?: string | null;
            deletedByName?: string | null;
            deletedDate?: components["schemas"]["Moment"];
            /** @description Until when it can be restored. */
            expiresDate?: components["schemas"]["Moment"];
        };
        /**
         * ReportReader
         * @description A person who may read a report. Without $select, every field is present.
         */
        ReportReader: {
            /** @description Key of the contact. */
            id?: components["schemas"]["Key"];
            contactFullName?: string;
            contactEmailOffice?: components["schemas"]["Email"];
            /** @description Whether the person belongs to the firm; if false, to the client. */
            isStaff?: boolean;
            grade?: string | null;
            businessUnit?: string | null;
            /** @description Whether Reports.Read is in effect for the person. Without it, access alone does not open the report. */
            canOpen?: boolean;
            /** @description All reasons for the access. */
            reasons?: components["schemas"]["ReportReason"][];
        };
        /**
         * ContactReport
         * @description A published report that a contact may read. Without $select, every field is present.
         */
        ContactReport: {
            /** @description Key of the report. */
            id?: components["schemas"]["Key"];
            name?: string;
            folderPath?: string;
            accountName?: string;
            modificationDate?: components["schemas"]["Moment"];
            /** @description All reasons for the access. */
            reasons?: components["schemas"]["ReportReason"][];
        };
        /**
         * ReportFile
         * @description A file that a person uploads to become a report, a template, or a document that accompanies a report. Without $select, every field is present.
         */
        ReportFile: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            kind?: components["schemas"]["ReportFileKind"];
            /**
             * Format: int32
             * @description Publication that a document is to accompany; null for a report or a template.
             */
            publicationId?: number | null;
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            fileSize?: number;
            /**
             * Format: date-time
             * @description When the file was last changed, according to the sender's machine. Distinguishes two files with the same name and size.
             */
            fileDate?: Moment | null;
            /** @description Where to send the bytes with tus, relative to the host. */
            uploadUrl?: string;
            /**
             * Format: int32
             * @description Number of bytes received by the end of the last piece.
             */
            receivedSize?: number;
            state?: components["schemas"]["ReportFileState"];
            /** @description Pages of the layout in their order; empty until the file is checked. */
            pages?: components["schemas"]["ReportPageName"][];
            /** @description Bookmarks of the layout in their order; empty until the file is checked. */
            bookmarks?: components["schemas"]["ReportBookmark"][];
            /** @description Reports whose file has the same bytes, under any name, among those that the caller may see. The latest come first, at most 5. Empty until the file is checked, and for templates and documents. */
            sameReports?: components["schemas"]["ReportOfSameFile"][];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdDate?: components["schemas"]["Moment"];
            /** @description When the file is deleted if it belongs to nothing by then. */
            expiresDate?: components["schemas"]["Moment"];
        };
        /**
         * ReportOfSameFile
         * @description A report and its location.
         */
        ReportOfSameFile: {
            reportKey: components["schemas"]["Key"];
            name: string;
            /** @description Legal name of the report's client. */
            accountName: string;
            /** @description Names of the report's folders, separated by slashes. */
            folderPath: string;
        };
        /**
         * ReportFileState
         * @description `checked`: the file has arrived and is what its kind says.
         * @enum {string}
         */
        ReportFileState: "arriving" | "checked";
        /**
         * ReportFileImport
         * @description The name and the folder are for a new report. An existing report keeps its own.
         */
        ReportFileImport: {
            /** @description Report that receives the file; null for a new report. */
            reportKey: components["schemas"]["ChosenKey"];
            name: components["schemas"]["ReportName"];
            /** @description Folder of a new report. */
            folderId: components["schemas"]["ChosenKey"];
        };
        /**
         * ReportFileComparison
         * @description Differences between the layouts. Pages are matched by their keys.
         */
        ReportFileComparison: {
            addedPages: components["schemas"]["ReportPageName"][];
            removedPages: components["schemas"]["ReportPageName"][];
            renamedPages: {
                /** @description Key of the page in its file. */
                name: string;
                displayName: string;
                formerName: string;
            }[];
            /** @description Views saved by readers whose page is no longer in the file. Bookmarks of the file itself are not included. */
            brokenBookmarks: {
                /** @description Name of the view; null if it is not shared. */
                name: string | null;
                ownerName: string;
            }[];
        };
        /** ReportDownload */
        ReportDownload: {
            /** @description Key of the report, template, or document. */
            id: components["schemas"]["Key"];
            /** @description Ticket that lets this person download this one file and does nothing else. */
            ticket: string;
            /** @description When the ticket expires. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * ReportFileForm
         * @description A document must name the publication that it is to accompany, which must be a draft. Reports and templates must not name one.
         */
        ReportFileForm: {
            kind: components["schemas"]["ReportFileKind"];
            /**
             * Format: int32
             * @description Publication that a document is to accompany; null for a report or a template.
             */
            publicationId?: number | null;
            fileName: components["schemas"]["SentFileName"];
            /** @description Size in bytes, at most 1 GiB (1,073,741,824). A larger size is refused with a code of its own. */
            fileSize: number;
            /**
             * Format: date-time
             * @description When the file was last changed, according to the sender's machine. Distinguishes two files with the same name and size.
             */
            fileDate: Moment | null;
        };
        /**
         * BaseUrl
         * @description An http or https address, or a root-relative path, without a trailing slash.
         */
        BaseUrl: string;
        /**
         * PortalSettings
         * @description The global settings that the browser reads before anything else. This is also the format of settings.json.
         */
        PortalSettings: {
            hosts: {
                portal: components["schemas"]["BaseUrl"];
                customerStore: components["schemas"]["BaseUrl"];
                organisation: components["schemas"]["BaseUrl"];
                authorization: components["schemas"]["BaseUrl"];
                consent: components["schemas"]["BaseUrl"];
            };
            identity: {
                issuer: components["schemas"]["BaseUrl"];
                clientId: string;
                /** @description The resource indicator of the API. */
                resource: string;
                scope: string;
            };
            links: {
                /** @description The address of the page about personal-data rights. */
                privacy: components["schemas"]["WebAddress"];
                support: components["schemas"]["WebAddress"];
            };
            analytics: {
                /** @description The address that receives telemetry. Telemetry is off if it is absent. */
                endpoint?: components["schemas"]["WebAddress"];
            };
            firmDomain: string;
            /** @description The origins that the embedded application frame may show. */
            frameOrigins: string[];
            /** @description Whether the services run on their own demo data. */
            demo: boolean;
            /** @description The demo people; present only if `demo` is true. */
            demoPeople?: {
                email: components["schemas"]["Email"];
                name: string;
                /**
                 * @description The kind of person that the demo person represents.
                 * @enum {string}
                 */
                role: "administrator" | "staff" | "partner" | "manager" | "client" | "new-client" | "no-record";
            }[];
            version: string;
        };
        /**
         * WebAddress
         * @description An http, https or mailto address, or a root-relative path.
         */
        WebAddress: string;
        /**
         * ReportEmbed
         * @description What the Power BI client needs to show a report in a frame. If the settings contain a Power BI workspace and the report has its Power BI keys, the address and the token are those of Power BI. Otherwise, they are those of our own report page, which uses the same protocol.
         */
        ReportEmbed: {
            /** @description Key of the report. */
            id: components["schemas"]["Key"];
            /** @enum {string} */
            source: "parvis" | "powerBi";
            /** @description Address in Power BI, or an address in the portal without its origin. */
            embedUrl: string;
            /** @description Key of the report for the Power BI client. */
            reportKey: string;
            /** @description Workspace in Power BI; null for our own page. */
            groupKey: string | null;
            /** @description Embed token. It opens only this report, only for this person, and is never part of an address. */
            accessToken: string;
            /** @description When the token expires. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * ReportFigures
         * @description Figures of a page, for the engagements of the report's client that the caller may see.
         */
        ReportFigures: {
            /** @description Figures of the visuals, in the order of the page. */
            visuals: components["schemas"]["ReportVisualFigures"][];
            /** @description Whether the figures are limited to the engagements that the caller manages or is partner of; always false for clients. */
            isOwnOnly: boolean;
            /** @description Whether the caller may manage reports, and can therefore connect this one to Power BI. */
            mayManage: boolean;
            /** @description First month with figures of the client that the caller may see, without filters; null if there are none. */
            firstMonth: components["schemas"]["ReportFiguresMonth"];
            lastMonth: components["schemas"]["ReportFiguresMonth"];
        };
        /** ReportFiguresQuestion */
        ReportFiguresQuestion: {
            /** @description Key of the page. */
            page: string;
            /** @description Filters that must all match. */
            filters: components["schemas"]["ReportFiguresFilter"][];
            from: components["schemas"]["ReportFiguresMonth"];
            to: components["schemas"]["ReportFiguresMonth"];
        };
        /** ReportFiguresFilter */
        ReportFiguresFilter: {
            field: components["schemas"]["ReportFiguresField"];
            /** @enum {string} */
            operator: "in" | "notIn";
            values: string[];
        };
        /**
         * ReportFiguresField
         * @description Field that figures of engagements can be filtered by. It is the code, type, status, business unit, or the email address of the manager or partner.
         * @enum {string}
         */
        ReportFiguresField: "engagement" | "type" | "status" | "manager" | "partner" | "businessUnit";
        /**
         * ReportVisualFigures
         * @description Figures of a visual. A visual has figures only if the services know every field that it uses (see `services/src/domain/report-viewer/known-fields.ts`). Only Power BI can read the rest of the data model of a Power BI file.
         */
        ReportVisualFigures: {
            /** @description Key of the visual. */
            name: string;
            /**
             * @description `value`: only the total. `categories`: one figure for each value of the dimension. `choice`: the values of the dimension to choose from. `none`: a text, a picture, or a shape. `layout`: no figures, for the given `reason`.
             * @enum {string}
             */
            shape: "value" | "categories" | "choice" | "none" | "layout";
            /**
             * @description `fees`: in euros. `hours`: hours. `engagements`: number of engagements with fees. `rate`: fees per hour. `invoiced`, `paid`, `outstanding` (left to collect), and `unbilled` (left to invoice): in euros. null if no figure is shown.
             * @enum {string|null}
             */
            measure: "fees" | "hours" | "engagements" | "rate" | "invoiced" | "paid" | "outstanding" | "unbilled" | null;
            /** @enum {string|null} */
            dimension: "month" | "engagement" | "type" | "status" | "manager" | "partner" | "businessUnit" | null;
            /**
             * @description Why a visual with the shape `layout` has no figures; null for other shapes. `unknownFields`: it uses fields that the services do not know. `staffOnly`: it shows data that is internal to the firm. `filtered`: filters set by its author narrow it. `notDrawn`: it combines fields in a way that is not drawn here.
             * @enum {string|null}
             */
            reason: "unknownFields" | "staffOnly" | "filtered" | "notDrawn" | null;
            /** @description Total; null if there is nothing to count, or for a rate without hours. */
            total: number | null;
            /** @description Months in chronological order; other values by figure, largest first. */
            rows: components["schemas"]["ReportFigure"][];
            /** @description Whether only the largest values are included. */
            isCut: boolean;
        };
        /**
         * ReportFigure
         * @description A value of a dimension with its figure.
         */
        ReportFigure: {
            /** @description Value as used in filters; for a month, YYYY-MM. */
            key: string;
            /** @description Name shown to people. */
            label: string;
            /** @description Null where it is undefined; a rate without hours. */
            value: number | null;
        };
        /**
         * SavedBookmark
         * @description A named view of a report. Its owner can see it; if it is shared, so can everyone who may read the report.
         */
        SavedBookmark: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            reportId: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            /** @description The key of the page that the bookmark opens. */
            pageName: string;
            /** @description The current title of the page; null if a newer version removed the page, or if Power BI shows the report, whose pages are not known here. */
            pageTitle: string | null;
            state: components["schemas"]["SavedBookmarkState"];
            isShared: boolean;
            /** @description Whether the caller saved the bookmark. */
            isMine: boolean;
            /** @description The name of the person who saved the bookmark. */
            ownerName: string;
            /** @description Whether the report opens with this bookmark for the caller. */
            isDefault: boolean;
            /** @description Whether a newer version of the report removed the page. False if Power BI shows the report. */
            isBroken: boolean;
            createdDate: components["schemas"]["Moment"];
        };
        /**
         * SavedBookmarkState
         * @description The state captured by the Power BI client. Only that client interprets it.
         */
        SavedBookmarkState: string;
        /** SavedBookmarkForm */
        SavedBookmarkForm: {
            name: components["schemas"]["RequiredText"];
            /** @description The key of a page of the report. */
            pageName: string;
            state: components["schemas"]["SavedBookmarkState"];
            isShared: boolean;
        };
        /**
         * SavedBookmarkPatch
         * @description The fields to change; at least one is required.
         */
        SavedBookmarkPatch: {
            name?: components["schemas"]["RequiredText"];
            isShared?: boolean;
        };
        /** SavedBookmarkMove */
        SavedBookmarkMove: {
            /**
             * Format: int32
             * @description The caller's bookmark to place it before; null places it last. If that bookmark no longer exists, the order does not change.
             */
            beforeId: number | null;
        };
        /** SavedBookmarkDefault */
        SavedBookmarkDefault: {
            /** @description Whether the bookmark is the caller's default for the report. Each person has at most one default per report. */
            isDefault: boolean;
        };
        /** SavedBookmarkList */
        SavedBookmarkList: {
            /** @description The caller's bookmarks in their order, and then the shared bookmarks of others by name. */
            value: components["schemas"]["SavedBookmark"][];
        };
        /**
         * ReportProject
         * @description An ordered group of reports for one engagement of a client. Readers see the projects with a report that they may see. Without $select, every field is present.
         */
        ReportProject: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            /** @description Client of the project. */
            accountId?: components["schemas"]["Key"];
            accountNumber?: string;
            /** @description Legal name of the client. */
            accountName?: string;
            /** @description Engagement of the client. */
            engagementId?: components["schemas"]["Key"];
            engagementCode?: string;
            engagementDescription?: string;
            /**
             * Format: int32
             * @description Number of reports in `reports`.
             */
            reportCount?: number;
            /** @description Reports that the caller may see, in the order of the project. A report that is deleted or in a folder of another engagement is left out for as long as that is so. */
            reports?: components["schemas"]["ReportOfProject"][];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdDate?: components["schemas"]["Moment"];
            /** @description Email address in lower case. */
            modifiedBy?: components["schemas"]["Email"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        /**
         * ReportOfProject
         * @description A report as a project shows it.
         */
        ReportOfProject: {
            reportKey: components["schemas"]["Key"];
            name: string;
            /** @description Names of the report's folders, separated by slashes. */
            folderPath: string;
            /** @description Portal address of the report. */
            reportUrl: string;
            publicationStatus: components["schemas"]["ReportPublicationStatus"];
            /** @description When the report or its file last changed. */
            modificationDate: components["schemas"]["Moment"];
        };
        /** ReportProjectForm */
        ReportProjectForm: {
            name: components["schemas"]["RequiredText"];
            description: components["schemas"]["Text"];
            /** @description Client of the project; null if none is chosen yet. */
            accountId: components["schemas"]["ChosenKey"];
            /** @description Engagement of the client; null if none is chosen yet. */
            engagementId: components["schemas"]["ChosenKey"];
            /** @description Reports of the client in the order of the project. None may be in a folder of another engagement. */
            reportIds: components["schemas"]["Key"][];
        };
        /**
         * ReportProjectPatch
         * @description At least one field is required.
         */
        ReportProjectPatch: {
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            /** @description Engagement of the client; null if none is chosen yet. */
            engagementId?: components["schemas"]["ChosenKey"];
            /** @description Reports of the client in the order of the project. None may be in a folder of another engagement. */
            reportIds?: components["schemas"]["Key"][];
        };
        /**
         * FeesDashboardName
         * @description `indicators`: always the person's own. `originating`: by who brought the engagement to the firm and not by who is its partner.
         * @enum {string}
         */
        FeesDashboardName: "indicators" | "followUp" | "originating";
        /**
         * DashboardName
         * @enum {string}
         */
        DashboardName: "indicators" | "followUp" | "originating" | "register";
        /**
         * DashboardMonth
         * @description YYYY-MM
         */
        DashboardMonth: string;
        /**
         * DashboardPeriod
         * @description Both months included.
         */
        DashboardPeriod: {
            from: components["schemas"]["DashboardMonth"];
            to: components["schemas"]["DashboardMonth"];
        };
        /** DashboardClient */
        DashboardClient: {
            id: components["schemas"]["Key"];
            name: string;
        };
        /** DashboardChoice */
        DashboardChoice: {
            /** @description What the query takes. */
            key: string;
            /** @description What people call it. */
            label: string;
        };
        /**
         * DashboardChoices
         * @description Clients are found by `listAccounts`.
         */
        DashboardChoices: {
            isFirm: components["schemas"]["DashboardIsFirm"];
            /** @description In their order. */
            units: string[];
            /** @description By name. */
            partners: components["schemas"]["DashboardChoice"][];
            /** @description Of what there are figures; null without any. */
            firstMonth: string | null;
            lastMonth: string | null;
        };
        /**
         * DashboardIsFirm
         * @description Whether these are figures of the whole firm, and not only of what is the person's own.
         */
        DashboardIsFirm: boolean;
        /**
         * FeesMeasures
         * @description In euros, but for hours. The last two are as of the end of the period.
         */
        FeesMeasures: {
            /** @description Worth of the work of the period. */
            fees: number;
            hours: number;
            invoiced: number;
            paid: number;
            /** @description Given up of what was invoiced. */
            writtenOff: number;
            /** @description Fees of engagements whose partner is who brought them. */
            kept: number;
            /** @description Invoiced, neither paid nor written off. */
            outstanding: number;
            /** @description Worked and not invoiced yet; below zero, invoiced in advance. */
            unbilled: number;
        };
        /** FeesMonth */
        FeesMonth: {
            month: components["schemas"]["DashboardMonth"];
            current: components["schemas"]["FeesMeasures"];
            /** @description The month that stands there in the period before. */
            previous: components["schemas"]["FeesMeasures"];
        };
        /** FeesRow */
        FeesRow: {
            /** @description As the query takes it: a business unit, an e-mail, the key of a client; of an engagement its code. Empty where the engagements have none. */
            key: string;
            /** @description What people call it; empty without a key. */
            label: string;
            current: components["schemas"]["FeesMeasures"];
            previous: components["schemas"]["FeesMeasures"];
        };
        /**
         * FeesPortfolio
         * @description What the figures are of, as it is now.
         */
        FeesPortfolio: {
            /** @description How many are active. */
            engagements: number;
            /** @description Whose they are. */
            clients: number;
        };
        /** FeesDashboard */
        FeesDashboard: {
            isFirm: components["schemas"]["DashboardIsFirm"];
            period: components["schemas"]["DashboardPeriod"];
            /** @description As many months, before it. */
            before: components["schemas"]["DashboardPeriod"];
            /** @description The one that was chosen; null without, or where there is none that the person may see. */
            client: components["schemas"]["DashboardClient"] | null;
            portfolio: components["schemas"]["FeesPortfolio"];
            current: components["schemas"]["FeesMeasures"];
            previous: components["schemas"]["FeesMeasures"];
            /** @description Each month of the period in its order. */
            months: components["schemas"]["FeesMonth"][];
            /**
             * @description What the rows are.
             * @enum {string}
             */
            level: "unit" | "partner" | "client" | "engagement";
            /** @description Those with the highest fees first. */
            rows: components["schemas"]["FeesRow"][];
            /** @description Whether only the first are here. */
            isCut: boolean;
        };
        /**
         * RegisterNoticeKind
         * @description As the register divides its announcements (BODACC A, B and C).
         * @enum {string}
         */
        RegisterNoticeKind: "creation" | "sale" | "modification" | "removal" | "proceeding" | "accounts";
        /** RegisterCounts */
        RegisterCounts: {
            /** @description Registrations and creations of establishments. */
            creation: number;
            /** @description Sales and transfers. */
            sale: number;
            modification: number;
            /** @description Removals from the register. */
            removal: number;
            /** @description Collective proceedings: safeguard, reorganisation, liquidation. */
            proceeding: number;
            /** @description Filings of annual accounts. */
            accounts: number;
        };
        /** RegisterMonth */
        RegisterMonth: {
            month: components["schemas"]["DashboardMonth"];
            current: components["schemas"]["RegisterCounts"];
        };
        /** RegisterNotice */
        RegisterNotice: {
            id: components["schemas"]["Key"];
            kind: components["schemas"]["RegisterNoticeKind"];
            /** @description Of the announcement. */
            number: string;
            /** Format: date */
            publishedDate: Day;
            /** @description Whose registry announced it. */
            court: string;
            siren: string;
            clientId: components["schemas"]["Key"];
            clientName: string;
            /** @description As it was announced, in French. */
            text: string;
        };
        /** RegisterDashboard */
        RegisterDashboard: {
            isFirm: components["schemas"]["DashboardIsFirm"];
            period: components["schemas"]["DashboardPeriod"];
            before: components["schemas"]["DashboardPeriod"];
            client: components["schemas"]["DashboardClient"] | null;
            /** @description How many of them were announced in the period. */
            clients: number;
            current: components["schemas"]["RegisterCounts"];
            previous: components["schemas"]["RegisterCounts"];
            months: components["schemas"]["RegisterMonth"][];
            /** @description The latest first. */
            notices: components["schemas"]["RegisterNotice"][];
            /** @description Whether only the latest are here. */
            isCut: boolean;
        };
        /**
         * Mail
         * @description A message to one person: it waits, is on its way, or is kept as a record. Without $select every field is present, except text and html, which one message is answered with.
         */
        Mail: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /** @description As it was given; what is no address is given up and said so. */
            recipient?: string;
            recipientName?: string | null;
            subject?: string;
            kind?: components["schemas"]["MailKind"];
            status?: components["schemas"]["MailStatus"];
            /** @enum {string} */
            language?: "fr" | "en";
            /** @description What it is about. */
            aboutEntity?: string | null;
            /** Format: int32 */
            aboutId?: number | null;
            /** @description Of the header, without brackets; the same at each attempt. */
            messageId?: string;
            body?: components["schemas"]["MailBody"];
            /**
             * Format: date-time
             * @description Until when a secret in the body opens something; null without one.
             */
            secretUntil?: Moment | null;
            /** Format: int32 */
            attempts?: number;
            /**
             * Format: date-time
             * @description Of what waits.
             */
            nextAttemptDate?: Moment | null;
            /** @description Why the last attempt failed; null once it is sent. */
            failureReason?: components["schemas"]["MailFailureReason"] | null;
            /** @description What the mail server or the network said, in its words. */
            lastError?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When the mail server accepted it.
             */
            sentDate?: Moment | null;
            /**
             * Format: date-time
             * @description When it was sent, kept or given up.
             */
            closedDate?: Moment | null;
            /** @description As plain text; null where the body is not `present`. */
            text?: string | null;
            /** @description The same as an HTML document; null where the body is not `present`. */
            html?: string | null;
        };
        /**
         * MailKind
         * @enum {string}
         */
        MailKind: "onboarding-invitation" | "onboarding-decision" | "finder-reminder" | "report-planned" | "report-moved" | "report-delivered" | "report-available" | "audit-reminder" | "signature-request" | "signature-reminder" | "signature-guest" | "signature-code" | "signature-copy" | "document-shared" | "access-decision" | "password-code" | "password-changed";
        /**
         * MailStatus
         * @description `queued`: it waits. `sending`: it is on its way. `sent`: the mail server accepted it. `kept`: it lies in the outbox, because no mail server is set. `failed`: it was given up.
         * @enum {string}
         */
        MailStatus: "queued" | "sending" | "sent" | "kept" | "failed";
        /**
         * MailBody
         * @description `withheld`: it holds a secret that is the recipient's alone. `erased`: it is no longer kept.
         * @enum {string}
         */
        MailBody: "present" | "withheld" | "erased";
        /**
         * MailFailureReason
         * @enum {string}
         */
        MailFailureReason: "address" | "recipientRefused" | "messageRefused" | "signInRefused" | "postponed" | "unreachable" | "timeout" | "interrupted" | "expired" | "other";
        /** MailServer */
        MailServer: {
            /** @description Without one messages are kept in the outbox. */
            isSet: boolean;
            /** @description Who messages come from. */
            sender: components["schemas"]["Email"];
        };
        /**
         * PlanningRequest
         * @description A request for a report of an engagement, with the desired dates. Staff see the requests that they made, manage, or work on; people who plan see all; clients see none. Data of the engagement is always current: a provisional engagement that has become real is shown as real. Without $select, every field is present.
         */
        PlanningRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            engagementId?: components["schemas"]["Key"];
            /** @description Number of the request as people know it: `R-` and six digits or more. It never changes. */
            number?: string;
            engagementCode?: string;
            engagementDescription?: string;
            engagementType?: components["schemas"]["PlanningEngagementType"];
            /** @description Number of the engagement's client in the IBS. */
            ibsNumber?: string;
            /** @description Legal name of the client. */
            accountName?: string;
            requestType?: components["schemas"]["PlanningRequestType"];
            /** @description Region or business unit that the report is for. */
            businessUnit?: string;
            /** @description Email address of the manager of the engagement. */
            managerEmail?: components["schemas"]["Email"];
            managerName?: string | null;
            offerId?: components["schemas"]["Key"];
            /** @description Name of the offer. */
            solution?: string;
            /** @description English name of the offer; the French name if it has none. */
            englishSolution?: string;
            /** @description Members of the team, in the order in which they were chosen. */
            teamContacts?: components["schemas"]["PlanningTeamContact"][];
            /** Format: date */
            desiredStartDate?: Day;
            /** Format: date */
            desiredDeliveryDate?: Day;
            /**
             * Format: int32
             * @description French working days from the start to the delivery, both included.
             */
            workingDays?: number;
            status?: components["schemas"]["PlanningStatus"];
            /** @description Reason for the refusal; null otherwise. */
            reason?: string | null;
            /** @description Status changes of the request, oldest first. */
            history?: components["schemas"]["PlanningStep"][];
            /**
             * Format: int32
             * @description The open publication of this request, neither validated nor abandoned; null if there is none. Everyone who can read the request sees it, even without permission to publish.
             */
            openPublicationId?: number | null;
            /** @description Whether the caller may change or cancel the request, as far as its status allows. True for its creator, its manager, the administrators of its team, and people who plan. */
            mayChange?: boolean;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
            /** @description Name of the person who last changed it; null if that person no longer exists. */
            modifiedByName?: string | null;
        };
        /**
         * PlanningEngagementType
         * @description `provisional`: an engagement that the firm works on before it is signed.
         * @enum {string}
         */
        PlanningEngagementType: "real" | "provisional";
        /**
         * PlanningRequestType
         * @description `new`: a report that the client has not had before. `change`: a change to a report that the client has. `update`: an update of its data only.
         * @enum {string}
         */
        PlanningRequestType: "new" | "change" | "update";
        /**
         * PlanningStatus
         * @description A submitted request is accepted or refused by people who plan. An accepted request is then started, and a started request is delivered. A refused request that is corrected is submitted again. A request can be cancelled until it is delivered.
         * @enum {string}
         */
        PlanningStatus: "submitted" | "accepted" | "inProgress" | "delivered" | "refused" | "cancelled";
        /**
         * PlanningRole
         * @description Role in the team. An Admin can change the request; a Collaborateur can read it.
         * @enum {string}
         */
        PlanningRole: "Admin" | "Collaborateur";
        /** PlanningTeamContact */
        PlanningTeamContact: {
            contactId: components["schemas"]["Key"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["PlanningRole"];
        };
        /** PlanningStep */
        PlanningStep: {
            status: components["schemas"]["PlanningStatus"];
            reason: string | null;
            changedBy: components["schemas"]["Email"];
            changedByName: string | null;
            changedDate: components["schemas"]["Moment"];
        };
        /**
         * PlanningTeam
         * @description Team of a request. Each member must belong to the firm and appear only once. A team that is not empty must have at least one Admin.
         */
        PlanningTeam: {
            contactId: components["schemas"]["Key"];
            role: components["schemas"]["PlanningRole"];
        }[];
        /** PlanningRequestForm */
        PlanningRequestForm: {
            /** @description Engagement that is active or dormant, real or provisional. */
            engagementId: components["schemas"]["Key"];
            requestType: components["schemas"]["PlanningRequestType"];
            /** @description One of the business units that getPlanningChoices returns. */
            businessUnit: components["schemas"]["RequiredText"];
            /** @description Email address of a member of the firm. */
            managerEmail: components["schemas"]["Email"];
            offerId: components["schemas"]["Key"];
            teamContacts: components["schemas"]["PlanningTeam"];
            /**
             * Format: date
             * @description Desired start. It may be a day off or in the past.
             */
            desiredStartDate: Day;
            /**
             * Format: date
             * @description Desired delivery, after the start and before 2100. It may be a day off or in the past.
             */
            desiredDeliveryDate: Day;
        };
        /**
         * PlanningRequestPatch
         * @description At least one field is required.
         */
        PlanningRequestPatch: {
            /** @description Engagement that is active or dormant, real or provisional. */
            engagementId?: components["schemas"]["Key"];
            requestType?: components["schemas"]["PlanningRequestType"];
            /** @description One of the business units that getPlanningChoices returns. */
            businessUnit?: components["schemas"]["RequiredText"];
            /** @description Email address of a member of the firm. */
            managerEmail?: components["schemas"]["Email"];
            offerId?: components["schemas"]["Key"];
            teamContacts?: components["schemas"]["PlanningTeam"];
            /**
             * Format: date
             * @description Desired start. It may be a day off or in the past.
             */
            desiredStartDate?: Day;
            /**
             * Format: date
             * @description Desired delivery, after the start and before 2100. It may be a day off or in the past.
             */
            desiredDeliveryDate?: Day;
        };
        /** PlanningDecision */
        PlanningDecision: {
            /** @enum {string} */
            status: "accepted" | "refused" | "inProgress" | "delivered";
            /** @description Reason for a refusal. Required if the status is `refused`; ignored otherwise. */
            reason: string | null;
        };
        /**
         * PlanningChoices
         * @description Choices for a request, except engagements, offers, and contacts.
         */
        PlanningChoices: {
            /** @description Business units that members of the firm belong to. */
            businessUnits: string[];
        };
        /**
         * ReportTemplate
         * @description A Power BI template for the reports of a solution. All members of the firm see every template; clients see none. Without $select, every field is present.
         */
        ReportTemplate: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            offerId?: components["schemas"]["Key"];
            /** @description Name of the offer. */
            solution?: string;
            /** @description English name of the offer; the French name if it has none. */
            englishSolution?: string;
            /** @description Whether the template is retired. A retired template is kept with its versions, but only report administrators can download it. */
            isRetired?: boolean;
            /**
             * Format: int32
             * @description Number of the latest version, starting with 1.
             */
            currentVersion?: number;
            /** @description File name of the current version. */
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            fileSize?: number;
            /** @description Pages of the current version, in their order. */
            pages?: components["schemas"]["ReportPageName"][];
            /** @description Versions, latest first. */
            versions?: components["schemas"]["ReportTemplateVersion"][];
            /**
             * Format: int32
             * @description Number of downloads of all its versions.
             */
            useCount?: number;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
            /** @description Name of the person who last changed it; null if that person no longer exists. */
            modifiedByName?: string | null;
        };
        ReportTemplateName: components["schemas"]["RequiredText"];
        ReportTemplateDescription: components["schemas"]["Text"];
        ReportTemplateNote: components["schemas"]["Text"];
        /** ReportTemplateVersion */
        ReportTemplateVersion: {
            /** Format: int32 */
            version: number;
            fileName: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description In bytes.
             */
            fileSize: number;
            note: components["schemas"]["Text"];
            createdBy: components["schemas"]["Email"];
            createdByName: string | null;
            createdDate: components["schemas"]["Moment"];
        };
        /**
         * ReportTemplateUse
         * @description A download of a version of a template. Without $select, every field is present.
         */
        ReportTemplateUse: {
            id?: components["schemas"]["Key"];
            templateId?: components["schemas"]["Key"];
            /** Format: int32 */
            version?: number;
            /** @description Email address in lower case. */
            usedBy?: components["schemas"]["Email"];
            usedByName?: string | null;
            usedDate?: components["schemas"]["Moment"];
        };
        /** ReportTemplateForm */
        ReportTemplateForm: {
            /** @description File of kind `template` that the caller uploaded and that passed checkReportFile. */
            fileId: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            description: components["schemas"]["Text"];
            offerId: components["schemas"]["Key"];
            note: components["schemas"]["Text"];
        };
        /**
         * ReportTemplatePatch
         * @description At least one field is required.
         */
        ReportTemplatePatch: {
            name?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            offerId?: components["schemas"]["Key"];
            isRetired?: boolean;
        };
        /** ReportTemplateVersionForm */
        ReportTemplateVersionForm: {
            /** @description File of kind `template` that the caller uploaded and that passed checkReportFile. */
            fileId: components["schemas"]["Key"];
            note: components["schemas"]["Text"];
        };
        /**
         * StatementRequest
         * @description A client's financial statements for a year, and the accounting export (FEC), general ledger, or trial balance that they are computed from. Without `$select`, every field is present.
         */
        StatementRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description The size of the file in bytes.
             */
            fileSize?: number;
            /** @description The address to send the bytes to with the tus protocol, relative to the host. */
            uploadUrl?: string;
            /**
             * Format: int32
             * @description The number of bytes that have arrived.
             */
            receivedSize?: number;
            /**
             * Format: date
             * @description The first day of the year.
             */
            periodStart?: Day;
            /**
             * Format: date
             * @description The last day of the year.
             */
            periodEnd?: Day;
            content?: components["schemas"]["StatementContent"];
            /**
             * @description The specified meaning of the sign of amounts; null if it was not specified, or if signs do not indicate a side.
             * @enum {string|null}
             */
            amountSigns?: "debits-positive" | "credits-positive" | null;
            chart?: components["schemas"]["StatementChart"];
            rounding?: components["schemas"]["StatementRounding"];
            /**
             * @description The language of the files to download; null if it was not specified.
             * @enum {string|null}
             */
            language?: "fr" | "en" | null;
            companyName?: components["schemas"]["Text"];
            companyForm?: components["schemas"]["Text"];
            companyNumber?: components["schemas"]["StatementCompanyNumber"];
            companyAddress?: components["schemas"]["Text"];
            status?: components["schemas"]["StatementStatus"];
            /**
             * @description The current stage of processing; null unless `status` is `processing`.
             * @enum {string|null}
             */
            stage?: "reading" | "entries" | "statements" | null;
            /** @description The progress of all the work, in percent. */
            progress?: number;
            /**
             * Format: int32
             * @description The number of lines in the file; null before they are read.
             */
            lineCount?: number | null;
            /**
             * Format: int32
             * @description The number of entries in the file; null before they are read, and for a trial balance.
             */
            entryCount?: number | null;
            /**
             * Format: int32
             * @description The number of failed checks on the statements; null unless `status` is `finished`.
             */
            failedCheckCount?: number | null;
            /** @description The reason why there are no statements; null unless `status` is `failed`. */
            failure?: components["schemas"]["StatementFailure"] | null;
            /**
             * Format: int32
             * @description The statements of the year before, which these are compared with; null for no comparison.
             */
            priorRequestId?: number | null;
            /**
             * Format: date
             * @description The last day of the year before; null for no comparison.
             */
            priorPeriodEnd?: Day | null;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
            /** Format: date-time */
            finishedDate?: Moment | null;
        };
        /** StatementDownload */
        StatementDownload: {
            /** @description The key of the request. */
            id: components["schemas"]["Key"];
            /** @description A ticket that this person can use only to fetch the files of these statements. */
            ticket: string;
            /** @description When the ticket expires. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * StatementStatus
         * @description `uploading`: the file is being uploaded. `waiting`: the request is in the queue. `processing`: the file is being read. `finished`: the statements are available. `failed`: there are no statements, and `failure` gives the reason. `cancelled`: someone stopped the request.
         * @enum {string}
         */
        StatementStatus: "uploading" | "waiting" | "processing" | "finished" | "failed" | "cancelled";
        /**
         * StatementChart
         * @description The edition of the French chart of accounts. `pcg-2025` is for years that begin in 2025 or later.
         * @enum {string}
         */
        StatementChart: "pcg-2014" | "pcg-2025";
        /**
         * StatementRounding
         * @description The unit that amounts in euros are rounded to.
         * @enum {string}
         */
        StatementRounding: "cent" | "euro" | "thousand";
        /**
         * StatementFailure
         * @description `refused`: the file is not a readable table, and `rule` gives the reason. `findings`: the check found errors that make the figures doubtful; `rule` and `line` describe the first error, and `count` is the number of errors. `unmapped`: accounts have no line; `accounts` lists the first of them, and `count` is their number. `interrupted`: processing was started three times and never completed. `storage`: the disk was full; the content that was read from the file was deleted, and the request can be started again.
         */
        StatementFailure: {
            /** @enum {string} */
            kind: "refused" | "findings" | "unmapped" | "interrupted" | "storage";
            /** @enum {string} */
            stage: "reading" | "entries" | "statements";
            /** @description The rule of the file check. */
            rule: string | null;
            /** @description The line of the file, starting at 1. */
            line: number | null;
            count: number;
            accounts: string[];
        };
        /**
         * StatementAccount
         * @description An account, or an auxiliary account of it, with its opening and closing balances, in euros and positive on the debit side. Without `$select`, every field is present.
         */
        StatementAccount: {
            /**
             * Format: int64
             * @description A key in the order of accounts and then of auxiliary accounts.
             */
            id?: number;
            /**
             * Format: int32
             * @description The line of the trial balance, starting at 1; null if the file contains entries.
             */
            line?: number | null;
            account?: string;
            accountLabel?: string;
            /** @description The number of the auxiliary account; empty if there is none. */
            auxiliary?: string;
            auxiliaryLabel?: string;
            /** @description The opening balance; null if the file does not contain it. */
            opening?: number | null;
            /** @description The debits of the year; null if the file does not contain them. */
            debit?: number | null;
            /** @description The credits of the year; null if the file does not contain them. */
            credit?: number | null;
            closing?: number;
        };
        /**
         * StatementEntry
         * @description An entry line of the file. Without `$select`, every field is present.
         */
        StatementEntry: {
            /**
             * Format: int64
             * @description A key in the order of the file.
             */
            id?: number;
            /**
             * Format: int32
             * @description The line of the file, starting at 1.
             */
            line?: number;
            journalCode?: string;
            entryNumber?: string;
            /** Format: date */
            entryDate?: Day;
            account?: string;
            accountLabel?: string;
            /** @description The number of the auxiliary account; empty if there is none. */
            auxiliary?: string;
            auxiliaryLabel?: string;
            /** @description The reference of the supporting document. */
            pieceRef?: string;
            /** Format: date */
            pieceDate?: Day | null;
            label?: string;
            /** @description The debit in euros. */
            debit?: number;
            /** @description The credit in euros. */
            credit?: number;
            lettering?: string;
        };
        /**
         * StatementPlace
         * @description The place that balances go to: the key of a line of the statements, followed by `/depreciation` for the amounts written off an asset.
         */
        StatementPlace: string;
        /**
         * StatementMappingAccount
         * @description The place that the balance of an account goes to: `debit` for a debit balance, `credit` for a credit balance. The two are the same for most accounts.
         */
        StatementMappingAccount: {
            account: string;
            debit: components["schemas"]["StatementPlace"];
            credit: components["schemas"]["StatementPlace"];
        };
        /**
         * StatementMapping
         * @description The mapping, with each account once. If an account has auxiliary accounts, its side is determined for each of them (`auxiliary`) or for the account as a whole (`account`).
         */
        StatementMapping: {
            sideLevel: components["schemas"]["StatementSideLevel"];
            accounts: components["schemas"]["StatementMappingAccount"][];
        };
        /**
         * StatementSideLevel
         * @enum {string}
         */
        StatementSideLevel: "auxiliary" | "account";
        /**
         * StatementMappingForm
         * @description The mapping of accounts. An account goes where `decided` says, otherwise where the mapping of `rememberedFrom` says, and otherwise where the chart of accounts says.
         */
        StatementMappingForm: {
            sideLevel: components["schemas"]["StatementSideLevel"];
            /**
             * Format: int32
             * @description The finished statements of the same client whose mapping is reused; null to reuse none.
             */
            rememberedFrom: number | null;
            decided: components["schemas"]["StatementMappingAccount"][];
        };
        /**
         * StatementContent
         * @description The content of the file. `entries`: the entries of a FEC or of a general ledger. `balances`: a trial balance, which has no entries.
         * @enum {string}
         */
        StatementContent: "entries" | "balances";
        /**
         * StatementBalanceColumn
         * @enum {string|null}
         */
        StatementBalanceColumn: "account" | "label" | "collective" | "auxiliary" | "auxiliary-label" | "opening-debit" | "opening-credit" | "opening" | "debit" | "credit" | "closing-debit" | "closing-credit" | "closing" | null;
        /**
         * StatementLedgerColumn
         * @enum {string|null}
         */
        StatementLedgerColumn: "account" | "account-label" | "auxiliary" | "journal" | "number" | "date" | "piece" | "label" | "debit" | "credit" | "amount" | "side" | "lettering" | null;
        /**
         * StatementUnavailableCheck
         * @description A check that cannot be made. `opening-unknown`: the trial balance has no openings, and no year before provides them. `opening-from-prior`: the openings were taken from the year before.
         */
        StatementUnavailableCheck: {
            /** @enum {string} */
            check: "cash-flow-closes" | "opening-equals-prior-closing";
            /** @enum {string} */
            reason: "opening-unknown" | "opening-from-prior";
        };
        /**
         * StatementDialect
         * @description How the file is read.
         */
        StatementDialect: {
            /** @enum {string} */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "iso-8859-15" | "windows-1252" | "cp850";
            /** @enum {string} */
            separator: "\t" | "|" | ";" | ",";
            /** @enum {string} */
            decimalMark: "," | ".";
            /** @description The number of title lines above the header. */
            skippedLines: number;
            /**
             * @description The columns that contain the amounts of entries: `Debit` and `Credit`, `Montant` with the side in `Sens`, or only `Montant`, whose sign indicates the side (`signs`). For a general ledger or a trial balance, the columns determine this.
             * @enum {string}
             */
            amounts: "debit-credit" | "amount-sign" | "signed-amount";
            /**
             * @description The order of the parts of dates, for a general ledger or for entries with other column names. A date that starts with a four-digit year is always recognized; with `year-first`, other dates are read day first. Defaults to `day-first`.
             * @enum {string}
             */
            dates?: "year-first" | "day-first" | "month-first";
            /** @description The side that is positive if the sign of an amount indicates its side: `Montant` without `Sens`, `amount` of a general ledger without `side`, or `opening` and `closing` of a trial balance. Defaults to `debits-positive`. */
            signs?: components["schemas"]["StatementAmountSigns"];
            /** @description The columns of a trial balance, if the file is to be read as one; absent for entries. `opening` and `closing` are balances in one column, whose sign indicates the side (`signs`). `debit` and `credit` are totals. `auxiliary` is an auxiliary account of `account`. In a row where `collective` names another account, `account` itself is an auxiliary account of it. */
            balance?: {
                /**
                 * @description The number of header rows; 0 if there is none.
                 * @enum {integer}
                 */
                headerLines: 0 | 1 | 2;
                /** @description The meaning of each field of a line; null for a field that is not read. */
                columns: components["schemas"]["StatementBalanceColumn"][];
                /**
                 * @description The treatment of a row that has auxiliary accounts, or accounts whose numbers begin with its own number. `total`: their total, which counts once and has to agree. `apart`: an amount in addition to theirs. `none`: each row is a separate account. If absent, the amounts decide.
                 * @enum {string}
                 */
                collectives?: "total" | "apart" | "none";
            };
            /** @description The columns of a general ledger, if the file is to be read as one; absent for a FEC. Its lines are the entries of a FEC; each line names its account or stands below it. `amount` replaces `debit` and `credit`: `side` says whether it is a debit or a credit; without `side`, its sign does (`signs`). Ignored if `balance` is present. */
            ledger?: {
                headerLines?: components["schemas"]["StatementHeaderLines"];
                /** @description The meaning of each field of a line; null for a field that is not read. */
                columns: components["schemas"]["StatementLedgerColumn"][];
            };
            /** @description The columns of a FEC that does not have the legal column names; absent if it does. Ignored if `balance` or `ledger` is present. */
            entries?: {
                headerLines?: components["schemas"]["StatementHeaderLines"];
                /** @description The meaning of each field of a line; null for a field that is not read. */
                columns: components["schemas"]["StatementEntryColumn"][];
            };
        };
        /**
         * StatementHeaderLines
         * @description The number of header rows; 0 if there is none. Defaults to 1.
         * @enum {integer}
         */
        StatementHeaderLines: 0 | 1;
        /**
         * StatementEntryColumn
         * @enum {string|null}
         */
        StatementEntryColumn: "JournalCode" | "JournalLib" | "EcritureNum" | "EcritureDate" | "CompteNum" | "CompteLib" | "CompAuxNum" | "CompAuxLib" | "PieceRef" | "PieceDate" | "EcritureLib" | "Debit" | "Credit" | "Montant" | "Sens" | "EcritureLet" | "DateLet" | "ValidDate" | "Montantdevise" | "Idevise" | "DateRglt" | "ModeRglt" | "NatOp" | "IdClient" | null;
        /** StatementReading */
        StatementReading: {
            /** Format: date */
            periodEnd: Day;
            /** @description The column names in the file, by field, as the services read them; empty if it had none. */
            header: string[];
            dialect: components["schemas"]["StatementDialect"];
        };
        /** StatementRequestForm */
        StatementRequestForm: {
            accountId: components["schemas"]["Key"];
            fileName: components["schemas"]["SentFileName"];
            /** @description The size of the file in bytes; at most 1 GiB (1,073,741,824). A larger file is refused with a code of its own. */
            fileSize: number;
            dialect: components["schemas"]["StatementDialect"];
            /** Format: date */
            periodStart: Day;
            /**
             * Format: date
             * @description The last day of the period. It is after `periodStart`, and the period is at most 24 months long.
             */
            periodEnd: Day;
            /** @description The codes of the journals that carry forward the balances of the year before. */
            openingJournals: string[];
            chart: components["schemas"]["StatementChart"];
            rounding: components["schemas"]["StatementRounding"];
            language?: components["schemas"]["StatementLanguage"];
            companyName?: components["schemas"]["Text"];
            companyForm?: components["schemas"]["Text"];
            companyNumber?: components["schemas"]["StatementCompanyNumber"];
            companyAddress?: components["schemas"]["Text"];
            mapping: components["schemas"]["StatementMappingForm"];
            /**
             * Format: int32
             * @description Finished statements of the same client that end the day before `periodStart`; null for no comparison.
             */
            priorRequestId: number | null;
        };
        /**
         * RememberedMapping
         * @description The settings of the client's latest finished statements. If there are none, every field is null except those of the company. The company fields come from the record of the client; what the record does not have is as it was last printed.
         */
        RememberedMapping: {
            /** Format: int32 */
            requestId: number | null;
            /** Format: date */
            periodEnd: Day | null;
            chart: components["schemas"]["StatementChart"] | null;
            rounding: components["schemas"]["StatementRounding"] | null;
            language: components["schemas"]["StatementLanguage"] | null;
            companyName: components["schemas"]["Text"];
            companyForm: components["schemas"]["Text"];
            companyNumber: components["schemas"]["StatementCompanyNumber"];
            companyAddress: components["schemas"]["Text"];
            /** @description How the latest file with chosen columns among the client's finished statements was read, for this or an earlier year; null if there is none. */
            reading: components["schemas"]["StatementReading"] | null;
            mapping: components["schemas"]["StatementMapping"] | null;
        };
        /** StatementLabel */
        StatementLabel: {
            fr: string;
            en: string;
        };
        /**
         * StatementFigures
         * @description Figures in euros. Only in the assets can gross differ from net, and depreciation from 0.
         */
        StatementFigures: {
            gross: number;
            depreciation: number;
            net: number;
        };
        /**
         * StatementLine
         * @description `heading`: has no figures. `line`: accounts are mapped to it. `part`: accounts are mapped to it, and it is part of the group above. `group`: a printed line with parts. `total`: a subtotal, total, or balance.
         */
        StatementLine: {
            /** @description The key of the line. */
            id: string;
            /** @enum {string} */
            kind: "heading" | "line" | "part" | "group" | "total";
            label: components["schemas"]["StatementLabel"];
            figures: components["schemas"]["StatementFigures"] | null;
            /** @description The figures of the year before. */
            prior: components["schemas"]["StatementFigures"] | null;
            /** @description The difference between the net figures of the year and of the year before, in euros. */
            variation: number | null;
            /** @description The variation relative to the year before: 0.1 is ten percent more. Null if there was nothing before. */
            variationRatio: number | null;
            /** @description Whether the variation reaches the requested limits. */
            isSignificant: boolean;
        };
        /** StatementTable */
        StatementTable: {
            /** @enum {string} */
            id: "assets" | "liabilities" | "income-statement" | "intermediate-balances" | "cash-flow";
            /**
             * @description A note on the cash flow statement. `opening-unknown`: there is no statement, because a trial balance without openings is not compared with a year before. `opening-none`: entries without opening entries begin at zero, as in a first year. `movements-netted`: a trial balance without movements shows borrowings net of repayments. `prior-opening-none` and `prior-movements-netted`: the same, of the year before only.
             * @enum {string|null}
             */
            note: "opening-unknown" | "opening-none" | "movements-netted" | "prior-opening-none" | "prior-movements-netted" | null;
            lines: components["schemas"]["StatementLine"][];
        };
        /**
         * StatementCheck
         * @description A check that figures agree. `figures` are the compared amounts and their `difference`, in euros. `accounts` are the accounts that the check names.
         */
        StatementCheck: {
            /** @enum {string} */
            check: "all-accounts-mapped" | "ledger-balances" | "assets-equal-liabilities" | "results-agree" | "cash-flow-closes" | "opening-equals-prior-closing";
            passed: boolean;
            figures: {
                /** @enum {string} */
                name: "opening" | "debit" | "credit" | "difference" | "assets" | "liabilities" | "balance-sheet" | "income-statement" | "unappropriated" | "change" | "closing" | "missing";
                amount: number;
            }[];
            accounts: {
                account: string;
                label: string;
                /** @description The amount in euros, positive on the debit side. */
                amount: number;
                /** @description The expected amount; null if there is nothing to compare with. */
                expected: number | null;
            }[];
        };
        /** StatementResult */
        StatementResult: {
            /** @description The statements, in the order in which they are printed. */
            statements: components["schemas"]["StatementTable"][];
            checks: components["schemas"]["StatementCheck"][];
            /** @description The checks that cannot be made for a trial balance. */
            unavailable: components["schemas"]["StatementUnavailableCheck"][];
        };
        /**
         * StatementContribution
         * @description The contribution of an account, or of an auxiliary account of it, to a line; in euros, not rounded.
         */
        StatementContribution: {
            account: string;
            accountLabel: string;
            auxiliary: string;
            auxiliaryLabel: string;
            gross: number;
            depreciation: number;
            net: number;
        };
        /** StatementFigureAccounts */
        StatementFigureAccounts: {
            id: string;
            label: components["schemas"]["StatementLabel"];
            /** @description The figures, not rounded. */
            figures: components["schemas"]["StatementFigures"];
            accounts: components["schemas"]["StatementContribution"][];
        };
        /**
         * Document
         * @description A file that is kept for a client, as its current version is. Without $select every field is present.
         */
        Document: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["FileName"];
            /** @description The client. */
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            /** @description The number of the client in the firm. */
            accountNumber?: string;
            engagementId?: components["schemas"]["DocumentEngagement"];
            engagementCode?: string | null;
            fiscalYear?: components["schemas"]["DocumentYear"];
            /** @description Folders below the client, with `/` between them; empty for none. */
            folder?: string;
            documentType?: components["schemas"]["DocumentType"];
            confidentiality?: components["schemas"]["DocumentConfidentiality"];
            /** @description The current version. */
            versionId?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description How many versions there are.
             */
            versionNumber?: number;
            /**
             * Format: int32
             * @description In bytes.
             */
            fileSize?: number;
            activeContent?: components["schemas"]["DocumentActiveContent"];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /** @description Email address in lower case. */
            modifiedBy?: components["schemas"]["Email"];
            modifiedByName?: string | null;
            modifiedDate?: components["schemas"]["Moment"];
            textMatch?: components["schemas"]["DocumentTextMatch"];
            /**
             * Format: date
             * @description The last day on which it is shared: with whoever asks, and for members of the firm with any contact. Null where it is not shared, and where all people of the client read it anyway.
             */
            sharedUntil?: Day | null;
            /** @description Who shared it until that day; the email address where no name is known. */
            sharedByName?: string | null;
            linkedTo?: components["schemas"]["DocumentLink"];
            /** @description Whether the current version was made as a link, also where `linkedTo` tells nothing of the other document. */
            isLink?: boolean;
        };
        /**
         * DocumentLink
         * @description The document whose content the current version was linked to, as it is now. Null for other documents, for those who do not read that one where it is, and once it is deleted.
         */
        DocumentLink: {
            documentId: components["schemas"]["Key"];
            name: components["schemas"]["FileName"];
            /** @description The legal name of the client. */
            accountName: string;
            fiscalYear: components["schemas"]["DocumentYear"];
            folder: components["schemas"]["DocumentFolder"];
            /** @description Whether its current version has another content. */
            hasChanged: boolean;
        } | null;
        /**
         * DocumentLinkForm
         * @description Where the content of a document is to be as well, and the file of whoever asks.
         */
        DocumentLinkForm: {
            accountId: components["schemas"]["Key"];
            engagementId: components["schemas"]["DocumentEngagement"];
            fiscalYear: components["schemas"]["DocumentYear"];
            folder: components["schemas"]["DocumentFolder"];
            documentType: components["schemas"]["DocumentType"];
            confidentiality: components["schemas"]["DocumentConfidentiality"];
            fileName: components["schemas"]["SentFileName"];
            contentHash: components["schemas"]["DocumentContentHash"];
            /** @description Whether a document of that name which is there is left alone, and nothing is linked. Without it, that gets a new version. */
            isNewOnly?: boolean;
        };
        /**
         * DocumentTextMatch
         * @description Where $search of listDocuments found something in what the document says, the sentence around it: a few words one after the other, as plain text. Those that were searched for, in whatever form they stand there, are pieces of their own. Null where it was found by its name or place alone, and without $search.
         */
        DocumentTextMatch: components["schemas"]["DocumentTextPiece"][] | null;
        /**
         * DocumentTextPiece
         * @description A piece of what a document says. An ellipsis stands where the sentence is cut.
         */
        DocumentTextPiece: {
            text: string;
            /** @description Whether it was searched for. */
            isMatch: boolean;
        };
        /**
         * DocumentEngagement
         * Format: int32
         * @description An engagement of the client; null for none.
         */
        DocumentEngagement: number | null;
        /**
         * DocumentYear
         * Format: int32
         * @description The fiscal year that a document is about; null for none.
         */
        DocumentYear: number | null;
        /**
         * DocumentType
         * @description What a document is about. `deliverable` is what the firm hands over.
         * @enum {string}
         */
        DocumentType: "accounting" | "bank" | "tax" | "payroll" | "legal" | "contract" | "correspondence" | "deliverable" | "other";
        /**
         * DocumentConfidentiality
         * @description Who reads a document. `client`: the firm and the people of the client. `firm`: all staff who read documents. `restricted`: whoever put it there, and the partner and the manager of its engagement. Beside these, contacts with whom it is shared.
         * @enum {string}
         */
        DocumentConfidentiality: "client" | "firm" | "restricted";
        /**
         * DocumentActiveContent
         * @description What could run in a program that opens the file: `macros` of Office, or `scripts` in a PDF, a page or a drawing. The portal runs neither.
         * @enum {string}
         */
        DocumentActiveContent: "none" | "macros" | "scripts";
        /**
         * DocumentFolder
         * @description Folders below the client, with `/` between them; empty for none. Characters that names of files may not have become an underscore.
         */
        DocumentFolder: string;
        /**
         * DocumentPatch
         * @description At least one field.
         */
        DocumentPatch: {
            name?: components["schemas"]["SentFileName"];
            accountId?: components["schemas"]["Key"];
            engagementId?: components["schemas"]["DocumentEngagement"];
            fiscalYear?: components["schemas"]["DocumentYear"];
            folder?: components["schemas"]["DocumentFolder"];
            documentType?: components["schemas"]["DocumentType"];
            confidentiality?: components["schemas"]["DocumentConfidentiality"];
        };
        /**
         * DocumentVersion
         * @description A version of a document. Without $select every field is present.
         */
        DocumentVersion: {
            id?: components["schemas"]["Key"];
            documentId?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description The first is 1.
             */
            number?: number;
            /** @description As the file was called when it was sent. */
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description In bytes.
             */
            fileSize?: number;
            contentHash?: components["schemas"]["DocumentContentHash"];
            activeContent?: components["schemas"]["DocumentActiveContent"];
            /**
             * Format: int32
             * @description The version whose content it has again; null where it was sent.
             */
            restoredNumber?: number | null;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * DocumentEvent
         * @description Something that happened to a document. Without $select every field is present.
         */
        DocumentEvent: {
            id?: components["schemas"]["Key"];
            documentId?: components["schemas"]["Key"];
            kind?: components["schemas"]["DocumentEventKind"];
            /**
             * Format: int32
             * @description The version that it was about.
             */
            versionNumber?: number;
            /** @description With whom it was shared, of `shared` and `unshared`. */
            contactName?: string | null;
            /**
             * Format: date
             * @description The last day, of `shared`.
             */
            untilDate?: Day | null;
            link?: components["schemas"]["DocumentEventLink"];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * DocumentEventKind
         * @description `sent`: a version arrived. `linked`: a version was linked to another document. `linkAdded`: a link to it was added in another place, told to those who read it there. `opened`: it was read or downloaded, once an hour for each person. `changed`: it was renamed, moved or classified. `reverted`: an earlier version was made the current one. `deleted` and `restored`: into the bin, and out of it. `shared`: with a contact until a day. `unshared`: before that day.
         * @enum {string}
         */
        DocumentEventKind: "sent" | "opened" | "changed" | "reverted" | "deleted" | "restored" | "shared" | "unshared" | "linked" | "linkAdded";
        /**
         * DocumentContentHash
         * @description SHA-256 of all bytes of a file, in lower case.
         */
        DocumentContentHash: string;
        /** DocumentContentQuestion */
        DocumentContentQuestion: {
            contentHash: components["schemas"]["DocumentContentHash"];
        };
        /** KnownDocuments */
        KnownDocuments: {
            value: components["schemas"]["KnownDocument"][];
        };
        /**
         * KnownDocument
         * @description A document that has the same content, and where it is.
         */
        KnownDocument: {
            id: components["schemas"]["Key"];
            name: components["schemas"]["FileName"];
            /** @description The legal name of the client. */
            accountName: string;
            fiscalYear: components["schemas"]["DocumentYear"];
            folder: components["schemas"]["DocumentFolder"];
            /** @description Who put the content there; the email address where no name is known. */
            createdByName: string;
            /** @description When the content was put there. */
            createdDate: components["schemas"]["Moment"];
        };
        /**
         * DocumentArchiveForm
         * @description Documents that are wanted as one zip.
         */
        DocumentArchiveForm: {
            /** @description In the order of the zip. */
            ids: components["schemas"]["Key"][];
        };
        /**
         * DocumentArchive
         * @description A zip that can be fetched.
         */
        DocumentArchive: {
            id: components["schemas"]["Key"];
            /** @description It fetches this one file for this person and does nothing else. */
            ticket: string;
            fileName: components["schemas"]["FileName"];
            /** @description When the ticket ends. */
            expiresDate: components["schemas"]["Moment"];
        };
        /**
         * DocumentShareForm
         * @description Documents of one client, and the contacts of that client who read them until a day.
         */
        DocumentShareForm: {
            /** @description The documents. */
            ids: components["schemas"]["Key"][];
            /** @description The contacts. */
            contactIds: components["schemas"]["Key"][];
            untilDate: components["schemas"]["DocumentShareDay"];
        };
        /**
         * DocumentShareDay
         * Format: date
         * @description The last day on which contacts read a document, in the time of Paris. Today or later, and at most a year from today.
         */
        DocumentShareDay: Day;
        /**
         * DocumentsShared
         * @description What was shared.
         */
        DocumentsShared: {
            /**
             * Format: int32
             * @description How often a document is shared with a contact anew, or until another day.
             */
            changed: number;
        };
        /**
         * DocumentShare
         * @description A contact who reads a document until a day. Without $select every field is present.
         */
        DocumentShare: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            documentId?: components["schemas"]["Key"];
            contactId?: components["schemas"]["Key"];
            contactName?: string;
            contactEmail?: string;
            untilDate?: components["schemas"]["DocumentShareDay"];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * DocumentDeletion
         * @description A deleted document that can still be brought back. Without $select every field is present.
         */
        DocumentDeletion: {
            /** @description Of the document. */
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["FileName"];
            /** @description The legal name of the client. */
            accountName?: string;
            fiscalYear?: components["schemas"]["DocumentYear"];
            folder?: string;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            /** @description Email address in lower case. */
            deletedBy?: components["schemas"]["Email"];
            deletedByName?: string | null;
            deletedDate?: components["schemas"]["Moment"];
            /** @description Until when it can be brought back. */
            expiresDate?: components["schemas"]["Moment"];
        };
        /**
         * DocumentUpload
         * @description A file on its way to become a document. Without $select every field is present.
         */
        DocumentUpload: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /** @description The client. */
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            engagementId?: components["schemas"]["DocumentEngagement"];
            fiscalYear?: components["schemas"]["DocumentYear"];
            folder?: string;
            documentType?: components["schemas"]["DocumentType"];
            confidentiality?: components["schemas"]["DocumentConfidentiality"];
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description In bytes.
             */
            fileSize?: number;
            /**
             * Format: date-time
             * @description When the file was changed last.
             */
            fileDate?: Moment | null;
            /** @description Where its bytes go, by tus; relative to the host. */
            uploadUrl?: string;
            /**
             * Format: int32
             * @description Bytes that have arrived.
             */
            receivedSize?: number;
            createdDate?: components["schemas"]["Moment"];
            /** @description Until when it can arrive. */
            expiresDate?: components["schemas"]["Moment"];
        };
        /** DocumentUploadForm */
        DocumentUploadForm: {
            accountId: components["schemas"]["Key"];
            engagementId: components["schemas"]["DocumentEngagement"];
            fiscalYear: components["schemas"]["DocumentYear"];
            folder: components["schemas"]["DocumentFolder"];
            documentType: components["schemas"]["DocumentType"];
            confidentiality: components["schemas"]["DocumentConfidentiality"];
            fileName: components["schemas"]["SentFileName"];
            /** @description In bytes; at most 1 GiB (1,073,741,824), above which it is refused with a code of its own. */
            fileSize: number;
            /**
             * Format: date-time
             * @description When the file was changed last.
             */
            fileDate: Moment | null;
        };
        /**
         * TestUser
         * @description A test person with a company and a bank account. Without `$select`, every field is present.
         */
        TestUser: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            /** @description The name of the company in the client directory, with the mark of test data. */
            companyName?: string;
            /** @description The IBS code. */
            companyNumber?: string;
            /** @description The company in the client directory. */
            accountId?: components["schemas"]["Key"];
            /** @description The person in the client directory. */
            contactId?: components["schemas"]["Key"];
            title?: components["schemas"]["TestTitle"];
            firstName?: string;
            /** @description The last name in the client directory, with the mark of test data. */
            lastName?: string;
            /** @description Email address in lower case. */
            email?: components["schemas"]["Email"];
            mobile?: string;
            phone?: string | null;
            /** @description The role in addition to that of all clients; null for none. */
            role?: string | null;
            /** @description Whether the person has an account at the embedded identity provider. */
            canSignIn?: boolean;
            bank?: string;
            iban?: string;
            currency?: components["schemas"]["TestCurrency"];
            /** @description The balance before the first transaction, in the currency of the account. */
            openingBalance?: number;
            /** @description The balance after the last transaction. */
            balance?: number;
            /** Format: int32 */
            transactionCount?: number;
            /**
             * Format: int32
             * @description The number of documents of the company, without those in the bin.
             */
            documentCount?: number;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * TestTitle
         * @enum {string}
         */
        TestTitle: "mr" | "mrs";
        /**
         * TestCurrency
         * @description The currency code (ISO 4217).
         * @enum {string}
         */
        TestCurrency: "EUR" | "CHF" | "GBP" | "USD";
        /**
         * TestIban
         * @description An IBAN without spaces, in capitals. It has the length of its country, and valid check digits.
         */
        TestIban: string;
        /** TestDataTerms */
        TestDataTerms: {
            /** @description Whether the services run the identity provider themselves. */
            hasSignIn: boolean;
            /**
             * Format: int32
             * @description A number that was not used for test data lately, to generate plausible data from.
             */
            seed: number;
            /** @description The roles for clients that a test person can be given in addition to that of all clients. */
            roles: string[];
        };
        /** TestUserForm */
        TestUserForm: {
            title: components["schemas"]["TestTitle"];
            firstName: components["schemas"]["RequiredText"];
            lastName: components["schemas"]["RequiredText"];
            /** @description The email address, in a domain that nobody owns: it ends with .example or .test (RFC 6761), and is not the firm's domain. */
            email: components["schemas"]["Email"];
            /** @description The password, with at least twelve characters. Each broken rule has a code of its own. Null for a person who does not sign in, and if `hasSignIn` of getTestData is false. */
            password: string | null;
            /** @description A French mobile number: 06 or 07, or +33 6 or +33 7, with or without spaces. */
            mobile: string;
            /** @description The phone number; null for none. */
            phone: string | null;
            /** @description One of the roles of getTestData; null for none. */
            role: string | null;
            companyName: components["schemas"]["RequiredText"];
            /** @description The IBS code. */
            companyNumber: string;
            bank: components["schemas"]["RequiredText"];
            iban: components["schemas"]["TestIban"];
            currency: components["schemas"]["TestCurrency"];
            /** @description The balance before the first transaction, in the currency of the account, rounded to two decimals. */
            balance: number;
        };
        /**
         * TestTransaction
         * @description A transaction of a test bank account. Without `$select`, every field is present.
         */
        TestTransaction: {
            id?: components["schemas"]["Key"];
            /** @description An identifier that is unique among all transactions. */
            externalId?: string;
            /** @description The IBAN of the other party. */
            iban?: string;
            /** @description The name of the other party's account. */
            account?: string;
            /** @description The amount in the currency of the bank account; negative if it is paid out. */
            amount?: number;
            description?: string;
        };
        /** TestTransactionForm */
        TestTransactionForm: {
            /** @description An identifier that is unique among all transactions. */
            externalId: string;
            /** @description The IBAN of the other party. */
            iban: components["schemas"]["TestIban"];
            /** @description The name of the other party's account. */
            account: components["schemas"]["RequiredText"];
            /** @description The amount, rounded to two decimals; negative if it is paid out. */
            amount: number;
            /** @description The currency of the bank account. */
            currency: components["schemas"]["TestCurrency"];
            description: components["schemas"]["RequiredText"];
        };
        /** TestTransactionsForm */
        TestTransactionsForm: {
            transactions: components["schemas"]["TestTransactionForm"][];
        };
        /**
         * TestDocumentKind
         * @description `bankDetails`: the bank details (RIB), as a PDF. `bankStatement`: the opening balance, the first transactions, and the balance, as a PDF. `identity`: the details of the person and the company, as a text.
         * @enum {string}
         */
        TestDocumentKind: "bankDetails" | "bankStatement" | "identity";
        /** TestDocumentsForm */
        TestDocumentsForm: {
            kinds: components["schemas"]["TestDocumentKind"][];
            /** @description The language of the documents. */
            language: components["schemas"]["Language"];
        };
        /** TestPurgeForm */
        TestPurgeForm: {
            /** @description The keys of the test people. */
            ids: components["schemas"]["Key"][];
        };
        /**
         * TestPurge
         * @description The data that a purge deletes.
         */
        TestPurge: {
            /**
             * Format: int32
             * @description The number of test people, who are deleted with their contacts and sign-in accounts.
             */
            userCount: number;
            /** Format: int32 */
            companyCount: number;
            /** Format: int32 */
            bankAccountCount: number;
            /** Format: int32 */
            transactionCount: number;
            /**
             * Format: int32
             * @description The number of documents, including those in the bin.
             */
            documentCount: number;
            /**
             * Format: int32
             * @description The number of test people who are used by other applications, or whose companies are, such as for statements or signatures. If there are any, nothing is deleted.
             */
            usedCount: number;
        };
        /**
         * SignatureEnvelope
         * @description A PDF that people sign, one after the other or in any order. Without `$select`, every field is present.
         */
        SignatureEnvelope: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["FileName"];
            /** @description The message to the signers. */
            message?: string;
            /**
             * Format: date
             * @description The date by which the document should be signed; null if there is none.
             */
            dueDate?: Day | null;
            status?: components["schemas"]["SignatureStatus"];
            /** @description Whether each signer waits for those before them. */
            isOrdered?: boolean;
            /** Format: int32 */
            pageCount?: number;
            /** @description The sizes of the pages, starting with the first page. Empty if the pages were not measured or their size changes more than 200 times. */
            pageSizes?: components["schemas"]["SignaturePageSize"][];
            /**
             * Format: int32
             * @description The size of the file in bytes.
             */
            fileSize?: number;
            /** @description SHA-256 of the current file. */
            contentHash?: components["schemas"]["SignatureHash"];
            /** @description SHA-256 of the original file, before any signature. */
            originalHash?: components["schemas"]["SignatureHash"];
            /** Format: int32 */
            signerCount?: number;
            /** Format: int32 */
            signedCount?: number;
            /** @description The people who receive a copy once everyone has signed. They can see the document from then on. */
            copies?: components["schemas"]["SignatureCopy"][];
            /** @description The names of the signers whose turn it is; null if it is nobody's turn. */
            waitingFor?: string | null;
            /** @description Whether the caller is the sender of the document. */
            isMine?: boolean;
            /** @description Whether the caller receives a copy of the document. */
            isCopied?: boolean;
            /** @description Whether the document waits for the caller's signature. */
            isMyTurn?: boolean;
            /** @description Whether the document still waits for signatures after its due date. */
            isLate?: boolean;
            /** @description Whether the caller can remind the signers whose turn it is: the caller sent the document, it waits for others, and no reminder was sent today. */
            isRemindable?: boolean;
            /** @description The email address of the sender, in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When the document was sent to its signers; null for a draft.
             */
            sentDate?: Moment | null;
            /**
             * Format: date-time
             * @description When signers were last reminded; null if they never were.
             */
            remindedDate?: Moment | null;
            /**
             * Format: date-time
             * @description When the document was completed, declined, or cancelled; null until then.
             */
            endedDate?: Moment | null;
        };
        /**
         * SignatureStatus
         * @description `draft`: nobody has been notified yet. `open`: the document waits for signatures. `completed`: everyone has signed. `declined`: a signer declined. `cancelled`: the sender cancelled the request.
         * @enum {string}
         */
        SignatureStatus: "draft" | "open" | "completed" | "declined" | "cancelled";
        /** SignatureHash */
        SignatureHash: string;
        /**
         * SignatureShare
         * Format: int32
         * @description A position as a percentage of the space on the page that the field leaves free.
         */
        SignatureShare: number;
        /**
         * SignaturePage
         * Format: int32
         * @description The page of a signature, starting at 1.
         */
        SignaturePage: number;
        /**
         * SignatureSigner
         * @description A person who signs a document, and where they sign. Without `$select`, every field is present.
         */
        SignatureSigner: {
            id?: components["schemas"]["Key"];
            envelopeId?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description The position in the signing order, starting at 1. It matters only if the document is ordered.
             */
            position?: number;
            /**
             * Format: int32
             * @description The contact; null for an external signer.
             */
            contactId?: number | null;
            /** @description Whether the person signs through a link rather than in the portal. */
            isOutside?: boolean;
            /** @description Email address in lower case. */
            email?: components["schemas"]["Email"];
            name?: string;
            page?: components["schemas"]["SignaturePage"];
            /** @description The horizontal position, from the left margin (0) to the right margin (100). */
            across?: components["schemas"]["SignatureShare"];
            /** @description The vertical position, from the top margin (0) to the bottom margin (100). */
            down?: components["schemas"]["SignatureShare"];
            /** @description The fields that the person fills in beside the signature, in their order. */
            fields?: components["schemas"]["SignatureField"][];
            /** @enum {string} */
            status?: "waiting" | "signed" | "declined";
            /** @description Whether it is the person's turn to sign. */
            isNext?: boolean;
            /** Format: date-time */
            signedDate?: Moment | null;
            /**
             * Format: date-time
             * @description When a time-stamp authority stamped the signature; null if none did.
             */
            stampedDate?: Moment | null;
            /** @description The authority that stamped the signature; null if none did. */
            stampedBy?: string | null;
            /** @description The reason why the person declined; null if they did not. */
            reason?: string | null;
            /**
             * @description The language of the emails to an external signer; null for others.
             * @enum {string|null}
             */
            language?: "fr" | "en" | null;
            linkState?: components["schemas"]["SignatureLinkState"];
            /**
             * Format: date-time
             * @description When the email with the link was handed over for delivery or placed in the outbox; null until then.
             */
            linkSentDate?: Moment | null;
            /**
             * Format: date-time
             * @description When the link expires; null if there is no link.
             */
            linkExpiresDate?: Moment | null;
            /** @description Whether a link can be sent to the person: they are an external signer, it is their turn, and fewer than three links were sent to them by hand within the last hour. */
            isLinkSendable?: boolean;
        };
        /**
         * SignatureEvent
         * @description An event in the history of a document. Without `$select`, every field is present.
         */
        SignatureEvent: {
            id?: components["schemas"]["Key"];
            envelopeId?: components["schemas"]["Key"];
            kind?: components["schemas"]["SignatureEventKind"];
            /** @description The email address of the person who acted, in lower case; null for an automatic event. */
            createdBy?: string | null;
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /** @description SHA-256 of the file before the event; null if there was none. */
            hashBefore?: string | null;
            /** @description SHA-256 of the file after the event; null if the file did not change. */
            hashAfter?: string | null;
            /** @description The name of the external person who acted, or of the person who was sent a link or a copy; null otherwise. */
            signerName?: string | null;
            /** @description The network address from which an external person acted. It is visible only to the sender of the document, and null otherwise. */
            address?: string | null;
            /**
             * Format: date-time
             * @description When a time-stamp authority stamped the signature; null if none did.
             */
            stampedDate?: Moment | null;
            /** @description The authority that stamped the signature; null if none did. */
            stampedBy?: string | null;
        };
        /**
         * SignatureEventKind
         * @description `opened`: a person requested the file. `reminded`: the signers whose turn it was were reminded. `linkSent`: a link was sent to an external person. `proved`: an external person opened the link and proved their email address with a code. `copied`: a copy was sent to a person after everyone had signed.
         * @enum {string}
         */
        SignatureEventKind: "created" | "sent" | "opened" | "reminded" | "signed" | "declined" | "cancelled" | "completed" | "linkSent" | "proved" | "copied";
        /**
         * SignatureUpload
         * @description An upload of a PDF to be signed. Without `$select`, every field is present.
         */
        SignatureUpload: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description The size of the file in bytes.
             */
            fileSize?: number;
            /** @description The address to send the bytes to with the tus protocol, relative to the host. */
            uploadUrl?: string;
            /**
             * Format: int32
             * @description The number of bytes that have arrived.
             */
            receivedSize?: number;
            createdDate?: components["schemas"]["Moment"];
            /** @description When the upload expires. */
            expiresDate?: components["schemas"]["Moment"];
        };
        /** SignatureUploadForm */
        SignatureUploadForm: {
            fileName: components["schemas"]["SentFileName"];
            /** @description The size of the file in bytes; at most 25 MiB (26,214,400). A larger file is refused with a code of its own. */
            fileSize: number;
        };
        /** SignatureSendForm */
        SignatureSendForm: {
            /** @description The signers, in signing order if `isOrdered` is true. */
            signers: components["schemas"]["SignatureSignerForm"][];
            /** @description The people who receive a copy once everyone has signed; nobody if omitted. */
            copies?: components["schemas"]["SignatureCopyForm"][];
            /** @description Whether each signer waits for those before them. */
            isOrdered: boolean;
            /** @description The message to the signers. */
            message: components["schemas"]["Text"];
            /**
             * Format: date
             * @description The last day on which the document should be signed, today in Paris or later; null if there is none.
             */
            dueDate: Day | null;
        };
        /** SignatureSignerForm */
        SignatureSignerForm: {
            /**
             * Format: int32
             * @description A contact that the caller may see; null for the caller and for an external signer.
             */
            contactId: number | null;
            outside?: components["schemas"]["SignatureOutsider"];
            page: components["schemas"]["SignaturePage"];
            /** @description The horizontal position, from the left margin (0) to the right margin (100). */
            across: components["schemas"]["SignatureShare"];
            /** @description The vertical position, from the top margin (0) to the bottom margin (100). */
            down: components["schemas"]["SignatureShare"];
            /** @description The fields that the person fills in beside the signature; none if omitted. */
            fields?: components["schemas"]["SignatureFieldForm"][];
        };
        /**
         * SignatureMark
         * @description The appearance of a signature, and the person's consent.
         */
        SignatureMark: {
            /**
             * @description Which of `text`, `lines`, and `picture` is shown.
             * @enum {string}
             */
            look: "typed" | "drawn" | "picture";
            text: components["schemas"]["SignatureText"];
            hand?: components["schemas"]["SignatureHand"];
            /** @description The drawn lines, each as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
            lines: number[][];
            /** @description The picture of the signature if `look` is `picture`: a PNG in base64 of at most 60,000 bytes, at most 1,000 pixels wide and 300 pixels high, with 8 bits each of red, green, blue, and alpha. It has nothing but the picture in it (no metadata, no profile, no animation), and at least 20 visible pixels. */
            picture?: string;
            initials?: components["schemas"]["SignatureInitials"];
            /** @description The values of the signer's fields. The services fill in signatures, initials, and dates. */
            values?: components["schemas"]["SignatureValue"][];
            /** @description The language of the words beside the signature. */
            language: components["schemas"]["Language"];
            /**
             * @description Whether the person has read the document and agrees to it.
             * @constant
             */
            consent: true;
        };
        /**
         * SignatureText
         * @description The name to show in handwriting, in letters that the font of the document has; empty if the signature is drawn.
         */
        SignatureText: string;
        /** SignatureReason */
        SignatureReason: {
            /** @description The reason why the person declines to sign. */
            reason: components["schemas"]["RequiredText"];
        };
        /**
         * SignatureOutsider
         * @description An external person, who has no account and signs or receives a copy through a link. Only people of the firm can add one.
         */
        SignatureOutsider: {
            name: components["schemas"]["SignatureName"];
            /** @description The email address that the link is sent to. */
            email: components["schemas"]["Email"];
            /** @description The language of the emails. */
            language: components["schemas"]["Language"];
        };
        /**
         * SignatureName
         * @description The name of a signer.
         */
        SignatureName: string;
        /**
         * SignatureLinkState
         * @description The state of the link to an external person: the link with which they signed or declined, or the latest one. Null if no link was created. `queued`: the email is waiting to be sent. `sent`: the email was handed over for delivery or placed in the outbox. `failed`: the email could not be delivered and was given up. `opened`: the page was opened. `proved`: the email address was proved with a code. `expired`: the link has expired.
         * @enum {string|null}
         */
        SignatureLinkState: "queued" | "sent" | "failed" | "opened" | "proved" | "expired" | null;
        /**
         * SecretToken
         * @description 256 random bits in base64url.
         */
        SecretToken: string;
        /**
         * SignatureTemplate
         * @description A named template of where signatures go and which fields are filled in beside them. It belongs to the person who created it. Without `$select`, every field is present.
         */
        SignatureTemplate: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            name?: components["schemas"]["SignatureTemplateName"];
            pagesFrom?: components["schemas"]["SignatureTemplatePages"];
            /** @description The place of each signer, in the order of the signers. */
            places?: components["schemas"]["SignatureTemplatePlace"][];
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        /**
         * SignatureTemplateName
         * @description The name of a template.
         */
        SignatureTemplateName: string;
        /**
         * SignatureTemplatePages
         * @description Where pages are counted from. With `end`, page 1 is the last page, so that the template fits documents of any length.
         * @enum {string}
         */
        SignatureTemplatePages: "start" | "end";
        /**
         * SignatureTemplatePlace
         * @description The place where a signer signs, and the fields that they fill in.
         */
        SignatureTemplatePlace: {
            /** @description The page, starting at 1 and counted as `pagesFrom` specifies. */
            page: components["schemas"]["SignaturePage"];
            /** @description The horizontal position, from the left margin (0) to the right margin (100). */
            across: components["schemas"]["SignatureShare"];
            /** @description The vertical position, from the top margin (0) to the bottom margin (100). */
            down: components["schemas"]["SignatureShare"];
            /** @description The fields that the signer fills in beside the signature, with pages counted as `pagesFrom` specifies; none if omitted. */
            fields?: components["schemas"]["SignatureFieldForm"][];
        };
        /** SignatureTemplateForm */
        SignatureTemplateForm: {
            name: components["schemas"]["SignatureTemplateName"];
            pagesFrom: components["schemas"]["SignatureTemplatePages"];
            /** @description The place of each signer, in the order of the signers. There can be as many as a document can have. */
            places: components["schemas"]["SignatureTemplatePlace"][];
        };
        /** SignatureTemplatePatch */
        SignatureTemplatePatch: {
            name: components["schemas"]["SignatureTemplateName"];
        };
        /** SignatureGuestToken */
        SignatureGuestToken: {
            /** @description The token of the link `/sign/guest#…`. */
            token: components["schemas"]["SecretToken"];
        };
        /** SignatureGuestVisit */
        SignatureGuestVisit: {
            token: components["schemas"]["SecretToken"];
            /** @description The session from proveSignatureGuest, once the email address is proved. */
            session?: components["schemas"]["SecretToken"];
        };
        /** SignatureGuestSession */
        SignatureGuestSession: {
            token: components["schemas"]["SecretToken"];
            /** @description The session from proveSignatureGuest. */
            session: components["schemas"]["SecretToken"];
        };
        /** SignatureGuestProof */
        SignatureGuestProof: {
            token: components["schemas"]["SecretToken"];
            /** @description The code from the email. */
            code: string;
        };
        /** SignatureGuestProved */
        SignatureGuestProved: {
            /** @description The session for one person and one document. Only the page keeps it. */
            session: components["schemas"]["SecretToken"];
            expiresDate: components["schemas"]["Moment"];
        };
        /** SignatureGuestMark */
        SignatureGuestMark: {
            token: components["schemas"]["SecretToken"];
            session: components["schemas"]["SecretToken"];
            mark: components["schemas"]["SignatureMark"];
        };
        /** SignatureGuestRefusal */
        SignatureGuestRefusal: {
            token: components["schemas"]["SecretToken"];
            session: components["schemas"]["SecretToken"];
            /** @description The reason why the person declines to sign. */
            reason: components["schemas"]["RequiredText"];
        };
        /**
         * SignatureGuestState
         * @description The state of the link. `toSign`: the document waits for this person's signature. `notYourTurn`: others sign first. `signed`: the person has signed, but others may not have signed yet. `copy`: everyone has signed, and the person receives a copy. `declined`: the person declined. `ended`: someone else declined. `cancelled`: the sender cancelled the request. `signedDeclined` and `signedCancelled`: the person has signed, and then someone else declined, or the sender cancelled the request. `expired`: the link has expired. `replaced`: a newer link was sent.
         * @enum {string}
         */
        SignatureGuestState: "toSign" | "notYourTurn" | "signed" | "copy" | "declined" | "ended" | "cancelled" | "signedDeclined" | "signedCancelled" | "expired" | "replaced";
        /**
         * SignatureGuest
         * @description The content of the page that a link opens. If the link has expired or was replaced, only `state` and `language` are filled in.
         */
        SignatureGuest: {
            state: components["schemas"]["SignatureGuestState"];
            /** @description The language of the emails to the person. */
            language: components["schemas"]["Language"];
            /** @description Whether the session in the request is valid. */
            isProved: boolean;
            signerName: string | null;
            /** @description The name of the sender. */
            senderName: string | null;
            documentName: string | null;
            /** @description The message to the signers; empty for a copy recipient. */
            message: string;
            /**
             * Format: date
             * @description The date by which the document should be signed; null if there is none, and for a copy recipient.
             */
            dueDate: Day | null;
            /** @description Whether the document still waits for signatures after its due date. */
            isLate: boolean;
            /** @description Whether everyone has signed. */
            isCompleted: boolean;
            /** @description The place of the person's signature; null unless `state` is `toSign`. */
            place: {
                page: components["schemas"]["SignaturePage"];
                across: components["schemas"]["SignatureShare"];
                down: components["schemas"]["SignatureShare"];
            } | null;
            /** @description The fields that the person fills in; empty unless the email address is proved and `state` is `toSign`. */
            fields: components["schemas"]["SignatureField"][];
            /** @description The places where others have yet to sign and the fields that they have yet to fill in, so that an empty box is not mistaken for an error. Empty unless the email address is proved and `state` is `toSign`. */
            others: components["schemas"]["SignatureGuestOther"][];
            /** @description SHA-256 of the current file; null if the email address is not proved or the person may not read the file. */
            contentHash: string | null;
            /** @description Whether a code can be requested now. */
            mayRequestCode: boolean;
            /**
             * Format: date-time
             * @description When the latest code expires; null if no code is valid.
             */
            codeExpiresDate: Moment | null;
            /** Format: date-time */
            linkExpiresDate: Moment | null;
        };
        /**
         * SignatureAuthority
         * @description The certificate behind the signatures of this installation.
         */
        SignatureAuthority: {
            /**
             * @description `own`: the installation issues a certificate for each signature, which names the person. `firm`: the installation signs with the certificate that the firm provided.
             * @enum {string}
             */
            kind: "own" | "firm";
            /** @description The name in the certificate. */
            name: string | null;
            /** @description SHA-256 of the certificate. */
            fingerprint: string | null;
            /** @description The certificate in DER, encoded as base64. */
            certificate: string | null;
            /** Format: date-time */
            expiresDate: Moment | null;
            /** @description SHA-256 of the certificate of the installation's own authority, whether it is still used or not; null if there never was one. */
            ownFingerprint: string | null;
        };
        /**
         * AuditFolder
         * @description The audit of a client's year in an engagement. Without $select every field is present.
         */
        AuditFolder: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            engagementId?: components["schemas"]["Key"];
            engagementCode?: string;
            engagementDescription?: string;
            year?: components["schemas"]["AuditYear"];
            status?: components["schemas"]["AuditFolderStatus"];
            /** @description In percent: requested documents that are accepted, checks that are concluded and checks that are reviewed, of all that is needed to seal the folder. Nothing where there are none. */
            completeness?: number;
            /**
             * Format: int32
             * @description Requested documents.
             */
            requestCount?: number;
            /** Format: int32 */
            acceptedCount?: number;
            /**
             * Format: int32
             * @description They wait for the firm.
             */
            submittedCount?: number;
            /**
             * Format: int32
             * @description They wait for the client, after their due date.
             */
            lateCount?: number;
            /** @description Whether the caller has to do something: accept or return documents of a folder that they opened, or review one that somebody else has signed, as the partner or manager of the engagement. */
            isWaitingForMe?: boolean;
            /** Format: int32 */
            checkCount?: number;
            /** Format: int32 */
            concludedCount?: number;
            /** Format: int32 */
            reviewedCount?: number;
            /**
             * Format: int32
             * @description The statements that are pinned; null before there are some.
             */
            statementRequestId?: number | null;
            /**
             * Format: int32
             * @description Their version when they were pinned.
             */
            statementVersion?: number | null;
            /** Format: date */
            statementPeriodEnd?: Day | null;
            /**
             * Format: int32
             * @description The earlier folder that it was rolled forward from.
             */
            priorFolderId?: number | null;
            /** Format: int32 */
            priorYear?: number | null;
            /** @description Email address in lower case; null while it is open. */
            preparedBy?: string | null;
            preparedByName?: string | null;
            /** Format: date-time */
            preparedDate?: Moment | null;
            /** @description Null until it is sealed. */
            reviewedBy?: string | null;
            reviewedByName?: string | null;
            /** Format: date-time */
            reviewedDate?: Moment | null;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        /**
         * AuditYear
         * Format: int32
         */
        AuditYear: number;
        /**
         * AuditFolderStatus
         * @description `open`: work goes on. `prepared`: the preparer has signed, and it waits for the reviewer. `sealed`: the reviewer has signed, and nothing of it changes any more.
         * @enum {string}
         */
        AuditFolderStatus: "open" | "prepared" | "sealed";
        /**
         * AuditStart
         * @description Where the requested documents come from: the built-in template, the latest folder of the client in the two years before (`prior`), or nowhere.
         * @enum {string}
         */
        AuditStart: "template" | "prior" | "empty";
        /** AuditFolderForm */
        AuditFolderForm: {
            engagementId: components["schemas"]["Key"];
            year: components["schemas"]["AuditYear"];
            start: components["schemas"]["AuditStart"];
            /** @description Of the template; the client reads it. */
            language: components["schemas"]["Language"];
            /**
             * Format: int32
             * @description Finished statements of the same client that end in that year; null while there are none.
             */
            statementRequestId: number | null;
        };
        /** AuditFolderPatch */
        AuditFolderPatch: {
            status?: components["schemas"]["AuditFolderStatus"];
            statementRequestId?: components["schemas"]["Key"];
        };
        /**
         * AuditRequestStatus
         * @description `open`: nothing was handed in yet. `submitted`: the firm looks at what was. `accepted`: it is complete. `returned`: it is not, and `returnReason` says why.
         * @enum {string}
         */
        AuditRequestStatus: "open" | "submitted" | "accepted" | "returned";
        /**
         * AuditRequest
         * @description A document that the client is asked for. Without $select every field is present.
         */
        AuditRequest: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            folderId?: components["schemas"]["Key"];
            accountName?: string;
            /** Format: int32 */
            folderYear?: number;
            engagementDescription?: string;
            /** @description Documents are handed in until the folder is signed. */
            isFolderOpen?: boolean;
            title?: string;
            description?: string;
            /** Format: date */
            dueDate?: Day | null;
            /**
             * Format: int32
             * @description Who is asked on the client's side; null where it is not said.
             */
            contactId?: number | null;
            contactName?: string | null;
            status?: components["schemas"]["AuditRequestStatus"];
            /** @description It waits for the client, after its due date. */
            isLate?: boolean;
            /** @description Whether the caller is asked for it on the client's side, and has not handed it in. */
            isWaitingForMe?: boolean;
            returnReason?: string | null;
            /** Format: date-time */
            submittedDate?: Moment | null;
            decidedBy?: string | null;
            decidedByName?: string | null;
            /** Format: date-time */
            decidedDate?: Moment | null;
            documents?: components["schemas"]["AuditDocument"][];
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        AuditRequestTitle: components["schemas"]["RequiredText"];
        AuditRequestDescription: components["schemas"]["Text"];
        /** AuditRequestForm */
        AuditRequestForm: {
            folderId: components["schemas"]["Key"];
            title: components["schemas"]["RequiredText"];
            description: components["schemas"]["Text"];
            /** Format: date */
            dueDate: Day | null;
            /**
             * Format: int32
             * @description A contact of the folder's client.
             */
            contactId: number | null;
        };
        /** AuditRequestPatch */
        AuditRequestPatch: {
            title?: components["schemas"]["RequiredText"];
            description?: components["schemas"]["Text"];
            /** Format: date */
            dueDate?: Day | null;
            /** Format: int32 */
            contactId?: number | null;
            /** @enum {string} */
            status?: "open" | "accepted" | "returned";
            returnReason?: components["schemas"]["RequiredText"];
        };
        /**
         * AuditDocument
         * @description A document that was handed in, or is on its way.
         */
        AuditDocument: {
            "@odata.etag": components["schemas"]["Etag"];
            /** @description The key of the document. */
            documentId: components["schemas"]["Key"];
            fileName: components["schemas"]["FileName"];
            /** @description In bytes. */
            fileSize: number;
            /** @description Bytes that have arrived. */
            receivedSize: number;
            /** @description Where its bytes go, by tus; relative to the host. */
            uploadUrl: string;
            /** @description In hexadecimal; null before it was handed in. */
            sha256: string | null;
            createdBy: string;
            createdByName: string | null;
            /**
             * Format: date-time
             * @description When it was handed in.
             */
            arrivedDate: Moment | null;
        };
        /** AuditDocumentForm */
        AuditDocumentForm: {
            fileName: components["schemas"]["SentFileName"];
            /** @description In bytes; at most 1 GiB (1,073,741,824), above which it is refused with a code of its own. */
            fileSize: number;
        };
        /** AuditDocumentUpload */
        AuditDocumentUpload: {
            id: components["schemas"]["Key"];
            requestId: components["schemas"]["Key"];
            fileName: components["schemas"]["FileName"];
            fileSize: number;
            receivedSize: number;
            /** @description Where its bytes go, by tus; relative to the host. */
            uploadUrl: string;
        };
        /**
         * AuditCheckKind
         * @description `cross-footing`: each entry is debited as it is credited. `trial-balance`: the entries sum up to the balances of the accounts. `statements-agree`: assets equal liabilities, and both statements show the same result. `prior-year`: what was carried forward is what the year before closed with. `benford`: first digits of amounts. `weekend`: entries of Saturdays and Sundays. `round-sums`: whole thousands of euros. `duplicate-invoices`: the same supplier and amount, with the same reference or day, in two entries. `after-closing`: entries or documents of a later date than the year. `unusual-side`: balances on the side where they are not expected.
         * @enum {string}
         */
        AuditCheckKind: "cross-footing" | "trial-balance" | "statements-agree" | "prior-year" | "benford" | "weekend" | "round-sums" | "duplicate-invoices" | "after-closing" | "unusual-side";
        /**
         * AuditCheck
         * @description A check on the pinned statements of a folder. Without $select every field is present.
         */
        AuditCheck: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            folderId?: components["schemas"]["Key"];
            check?: components["schemas"]["AuditCheckKind"];
            /**
             * @description `attention`: there are entries to look at, which may be in order. `failed`: what has to agree does not. `not-applicable`: there is nothing to check, or too little.
             * @enum {string}
             */
            result?: "passed" | "attention" | "failed" | "not-applicable";
            /**
             * @description Why it is not applicable. `no-entries`: the statements are of a trial balance; null where nothing more is known.
             * @enum {string|null}
             */
            reason?: "no-entries" | null;
            /**
             * Format: int32
             * @description Lines, or accounts, that were found.
             */
            count?: number;
            /**
             * Format: int32
             * @description Lines that listAuditCheckEntries answers.
             */
            listedCount?: number;
            figures?: components["schemas"]["AuditFigure"][];
            /** @description The first 200 of those that were found. */
            accounts?: components["schemas"]["AuditAccount"][];
            conclusion?: string | null;
            /** @description Email address in lower case. */
            concludedBy?: string | null;
            concludedByName?: string | null;
            /** Format: date-time */
            concludedDate?: Moment | null;
            reviewedBy?: string | null;
            reviewedByName?: string | null;
            reviewedInitials?: string | null;
            /** Format: date-time */
            reviewedDate?: Moment | null;
        };
        /** AuditFigure */
        AuditFigure: {
            /** @enum {string} */
            name: "debit" | "credit" | "difference" | "assets" | "liabilities" | "balance-sheet-result" | "income-statement-result" | "lines" | "amount" | "sample" | "deviation" | "digit-1" | "digit-2" | "digit-3" | "digit-4" | "digit-5" | "digit-6" | "digit-7" | "digit-8" | "digit-9";
            /** @enum {string} */
            unit: "euro" | "count" | "percent";
            value: number;
            /** @description What it should be, or at most be. */
            expected: number | null;
        };
        /** AuditAccount */
        AuditAccount: {
            account: string;
            label: string;
            /** @description In euros; positive on the debit side. */
            amount: number;
            expected: number | null;
        };
        /**
         * AuditCheckPatch
         * @description A conclusion, or whether the one that is there was reviewed.
         */
        AuditCheckPatch: {
            conclusion?: components["schemas"]["RequiredText"];
            isReviewed?: boolean;
        };
        /**
         * AuditComment
         * @description Without $select every field is present.
         */
        AuditComment: {
            id?: components["schemas"]["Key"];
            folderId?: components["schemas"]["Key"];
            /**
             * Format: int32
             * @description The requested document that it is about.
             */
            requestId?: number | null;
            /**
             * Format: int32
             * @description The check that it is about.
             */
            checkId?: number | null;
            text?: string;
            /** @description Email addresses in lower case. */
            mentions?: string[];
            createdBy?: string;
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /** AuditCommentForm */
        AuditCommentForm: {
            folderId: components["schemas"]["Key"];
            /** Format: int32 */
            requestId: number | null;
            /** Format: int32 */
            checkId: number | null;
            text: components["schemas"]["RequiredText"];
            /** @description People of the firm who are told. */
            mentions: components["schemas"]["Email"][];
        };
        /**
         * StockTakeStatus
         * @description `prepared`: articles and places are written. `open`: they are frozen, and the sheets can be opened. `counting`: the first count has arrived. `recount`: what was in doubt is counted again. `reconciled`: every line has a quantity, and every difference beyond the tolerance an explanation. `closed`: nothing changes any more.
         * @enum {string}
         */
        StockTakeStatus: "prepared" | "open" | "counting" | "recount" | "reconciled" | "closed";
        /**
         * StockLineState
         * @description `waiting`: nobody counted it. `counted`: it has a quantity. `recount`: it is in doubt, and somebody else counts it.
         * @enum {string}
         */
        StockLineState: "waiting" | "counted" | "recount";
        /**
         * StockUnit
         * @description What a quantity is in. Pieces are whole.
         * @enum {string}
         */
        StockUnit: "piece" | "kg" | "g" | "t" | "l" | "ml" | "m" | "m2" | "m3";
        StockTakeName: components["schemas"]["RequiredText"];
        StockPlaceName: components["schemas"]["RequiredText"];
        StockShelf: components["schemas"]["Text"];
        StockCode: components["schemas"]["RequiredText"];
        StockBarcode: components["schemas"]["Text"];
        StockArticleName: components["schemas"]["RequiredText"];
        StockNote: components["schemas"]["Text"];
        StockExplanation: components["schemas"]["Text"];
        /**
         * StockQuantity
         * @description At most three decimals.
         */
        StockQuantity: number;
        /**
         * StockUnitCost
         * @description In euros, at most four decimals.
         */
        StockUnitCost: number;
        /**
         * StockTolerancePercent
         * @description Of the theoretical quantity.
         */
        StockTolerancePercent: number;
        /**
         * StockToleranceValue
         * @description In euros.
         */
        StockToleranceValue: number;
        /**
         * StockZone
         * @description A place of a stock-take, and how far it is.
         */
        StockZone: {
            zoneId: components["schemas"]["Key"];
            site: string;
            name: string;
            /** @description Email addresses in lower case; none: everybody who counts. */
            counters: string[];
            /** @description Their names, in the same order. */
            counterNames: string[];
            /** Format: int32 */
            lineCount: number;
            /** Format: int32 */
            countedCount: number;
            /** Format: int32 */
            recountCount: number;
        };
        /**
         * StockTake
         * @description A stock-take of a client. Without $select every field is present.
         */
        StockTake: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            engagementId?: components["schemas"]["Key"];
            engagementCode?: string;
            engagementDescription?: string;
            name?: string;
            status?: components["schemas"]["StockTakeStatus"];
            /** Format: date */
            countDate?: Day;
            /** Format: date */
            closingDate?: Day;
            theoreticalDay?: components["schemas"]["StockTheoreticalDay"];
            /** @description Of the theoretical quantity. */
            tolerancePercent?: number;
            /** @description In euros. */
            toleranceValue?: number;
            zones?: components["schemas"]["StockZone"][];
            /** Format: int32 */
            lineCount?: number;
            /**
             * Format: int32
             * @description Lines that have a quantity.
             */
            countedCount?: number;
            /**
             * Format: int32
             * @description Lines that are in doubt.
             */
            recountCount?: number;
            /**
             * Format: int32
             * @description Lines whose difference is beyond the tolerance, and that nobody explained.
             */
            unexplainedCount?: number;
            /**
             * Format: int32
             * @description Counts that came after it was reconciled.
             */
            lateCount?: number;
            /** Format: int32 */
            movementCount?: number;
            /**
             * Format: int32
             * @description Movements outside of the time between counting and closing, which are not used.
             */
            outsideCount?: number;
            /** @description Whether the caller counts in it, in places that are theirs or everybody's, or articles that they are asked to count again. */
            isCounter?: boolean;
            /** @description In euros. */
            theoreticalValue?: number;
            /** @description In euros, of the lines that have a quantity. */
            countedValue?: number;
            /** @description In euros: what the lines that have a quantity are worth on the closing day. */
            closingValue?: number;
            /** @description In euros, of the lines that have a quantity. */
            differenceValue?: number;
            /**
             * Format: date-time
             * @description When articles and theoretical quantities were frozen; null before.
             */
            frozenDate?: Moment | null;
            /** Format: date-time */
            closedDate?: Moment | null;
            closedByName?: string | null;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            modifiedDate?: components["schemas"]["Moment"];
        };
        /** StockZoneForm */
        StockZoneForm: {
            /**
             * Format: int32
             * @description Null for a new one.
             */
            zoneId: number | null;
            site: components["schemas"]["RequiredText"];
            name: components["schemas"]["RequiredText"];
            /** @description Email addresses of staff; none: everybody who counts. */
            counters: components["schemas"]["Email"][];
        };
        /** StockTakeForm */
        StockTakeForm: {
            engagementId: components["schemas"]["Key"];
            name: components["schemas"]["RequiredText"];
            /** Format: date */
            countDate: Day;
            /** Format: date */
            closingDate: Day;
            theoreticalDay?: components["schemas"]["StockTheoreticalDay"];
            tolerancePercent: components["schemas"]["StockTolerancePercent"];
            toleranceValue: components["schemas"]["StockToleranceValue"];
            zones: components["schemas"]["StockZoneForm"][];
        };
        /** StockTakePatch */
        StockTakePatch: {
            name?: components["schemas"]["RequiredText"];
            /** Format: date */
            countDate?: Day;
            /** Format: date */
            closingDate?: Day;
            theoreticalDay?: components["schemas"]["StockTheoreticalDay"];
            tolerancePercent?: components["schemas"]["StockTolerancePercent"];
            toleranceValue?: components["schemas"]["StockToleranceValue"];
            /** @description All of them: one that is left out is removed. */
            zones?: components["schemas"]["StockZoneForm"][];
            status?: components["schemas"]["StockTakeStatus"];
        };
        /**
         * StockLine
         * @description An article in a place of a stock-take. Without $select every field is present.
         */
        StockLine: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            zoneId?: components["schemas"]["Key"];
            site?: string;
            zone?: string;
            shelf?: string;
            code?: string;
            barcode?: string;
            name?: string;
            /** @description Family of the article; empty where it has none. */
            articleClass?: string;
            unit?: components["schemas"]["StockUnit"];
            /** @description Pieces of a pack; 1 where there is none. */
            packSize?: number;
            batch?: string;
            /** @description In euros; null for an article that was found and is nowhere on the list, so that its cost is not known. */
            unitCost?: number | null;
            theoreticalQuantity?: number;
            countedQuantity?: number | null;
            /** @description What movements between counting and closing add to it. */
            movedQuantity?: number;
            /** @description On the closing day: what was counted, rolled by the movements; null where it has no quantity. */
            closingQuantity?: number | null;
            /** @description From the theoretical quantity: of what was counted, or of the closing quantity, as the stock-take says. */
            difference?: number | null;
            /** @description In euros; null where it is not counted, or its unit cost is not known. */
            differenceValue?: number | null;
            /** @description Whether the difference is beyond the tolerance. */
            isBeyond?: boolean;
            state?: components["schemas"]["StockLineState"];
            /**
             * Format: int32
             * @description How often it was counted.
             */
            countCount?: number;
            /**
             * Format: int32
             * @description Photos that were taken of it.
             */
            photoCount?: number;
            /** @description Who counts it again: an email address in lower case. */
            recountBy?: string | null;
            recountByName?: string | null;
            /** @description Where the difference comes from; empty where nobody said, or where the difference changed since. */
            explanation?: string;
            /** @description It was found, and was not on the list. */
            isAdded?: boolean;
        };
        /** StockLineForm */
        StockLineForm: {
            site: components["schemas"]["RequiredText"];
            zone: components["schemas"]["RequiredText"];
            shelf: components["schemas"]["Text"];
            code: components["schemas"]["RequiredText"];
            barcode: components["schemas"]["Text"];
            name: components["schemas"]["RequiredText"];
            articleClass?: components["schemas"]["Text"];
            unit: components["schemas"]["StockUnit"];
            packSize: number;
            batch: components["schemas"]["Text"];
            unitCost: components["schemas"]["StockUnitCost"];
            theoreticalQuantity: components["schemas"]["StockQuantity"];
        };
        /**
         * StockArticleColumn
         * @description What a column of a file says of an article.
         * @enum {string}
         */
        StockArticleColumn: "site" | "zone" | "shelf" | "code" | "barcode" | "name" | "articleClass" | "unit" | "packSize" | "batch" | "unitCost" | "theoreticalQuantity";
        /**
         * StockFileColumn
         * @description A column of a file, and what it says.
         */
        StockFileColumn: {
            /** @description As the file names it; empty where it does not. */
            name: components["schemas"]["Text"];
            /** @description Nothing where it is not read. */
            says: components["schemas"]["StockArticleColumn"][];
        };
        /**
         * StockFileColumns
         * @description All columns of a file, in their order.
         */
        StockFileColumns: components["schemas"]["StockFileColumn"][];
        /**
         * RememberedStockFile
         * @description A file that was imported.
         */
        RememberedStockFile: {
            columns: components["schemas"]["StockFileColumns"];
            importedDate: components["schemas"]["Moment"];
            /** @description Email address in lower case. */
            importedBy: components["schemas"]["Email"];
            importedByName: string | null;
        };
        /**
         * RememberedStockColumns
         * @description The latest file of each kind, that is with other names of columns.
         */
        RememberedStockColumns: {
            value: components["schemas"]["RememberedStockFile"][];
        };
        /** StockLineImport */
        StockLineImport: {
            part: components["schemas"]["StockImportPart"];
            /** @description Of the file that the lines are from. Those of the last part are remembered for the client. */
            columns?: components["schemas"]["StockFileColumns"];
            lines: components["schemas"]["StockLineForm"][];
        };
        /** StockLineImported */
        StockLineImported: {
            /**
             * Format: int32
             * @description Lines of the stock-take by now. Parts before the last one leave it unchanged.
             */
            lineCount: number;
        };
        /** StockLinePatch */
        StockLinePatch: {
            explanation?: components["schemas"]["Text"];
            /** @description Somebody of staff who has not counted it. */
            recountBy?: components["schemas"]["Email"];
        };
        /**
         * StockSampleMethod
         * @description `random`: each article is as likely as any other. `threshold`: all from a value on. `value`: each unit of money is as likely.
         * @enum {string}
         */
        StockSampleMethod: "random" | "threshold" | "value";
        /** StockSampleForm */
        StockSampleForm: {
            method: components["schemas"]["StockSampleMethod"];
            /**
             * Format: int32
             * @description How many articles, or hits by value; null for a threshold.
             */
            size: number | null;
            /** @description In euros; null for other methods. */
            threshold: number | null;
            /**
             * Format: int32
             * @description Null lets the services choose one.
             */
            seed: number | null;
        };
        /** StockSampleLine */
        StockSampleLine: {
            lineId: components["schemas"]["Key"];
            code: string;
            name: string;
            site: string;
            zone: string;
            shelf: string;
            unit: components["schemas"]["StockUnit"];
            theoreticalQuantity: number;
            /** @description In euros. */
            theoreticalValue: number;
            /** @description By now; null where it has none. */
            countedQuantity: number | null;
            /**
             * Format: int32
             * @description How often it was drawn, which is more than once by value alone.
             */
            hits: number;
        };
        /**
         * StockSample
         * @description A sample with how it was drawn.
         */
        StockSample: {
            id: components["schemas"]["Key"];
            method: components["schemas"]["StockSampleMethod"];
            /** Format: int32 */
            size: number | null;
            threshold: number | null;
            /**
             * Format: int32
             * @description Null for a threshold, where nothing is left to chance.
             */
            seed: number | null;
            /**
             * Format: int32
             * @description Of how many articles.
             */
            populationCount: number;
            /** @description What they are worth together, in euros. */
            populationValue: number;
            lines: components["schemas"]["StockSampleLine"][];
            createdBy: components["schemas"]["Email"];
            createdByName: string | null;
            createdDate: components["schemas"]["Moment"];
        };
        /** StockSamples */
        StockSamples: {
            value: components["schemas"]["StockSample"][];
        };
        /**
         * StockTheoreticalDay
         * @description The day at whose end the theoretical quantities apply. `count`: the counting day; the counted quantities are compared with them. `closing`: the closing day; the counted quantities are rolled to that day first.
         * @enum {string}
         */
        StockTheoreticalDay: "count" | "closing";
        /**
         * StockMovementKind
         * @description `delivery`: goods leave the stock, and the quantity is negative. `receipt`: goods enter the stock, and the quantity is positive. `correction`: either.
         * @enum {string}
         */
        StockMovementKind: "delivery" | "receipt" | "correction";
        /**
         * StockMovementUse
         * @description How a movement is used. `forward`: after the counting day and up to the closing day; it is added. `back`: after the closing day and up to the counting day; it is subtracted. `outside`: at any other time; it is not used.
         * @enum {string}
         */
        StockMovementUse: "forward" | "back" | "outside";
        /**
         * StockMovementQuantity
         * @description A quantity that is positive if goods enter and negative if they leave; not 0.
         */
        StockMovementQuantity: number;
        /**
         * StockMovement
         * @description A movement of an article. Without `$select`, every field is present.
         */
        StockMovement: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            lineId?: components["schemas"]["Key"];
            code?: string;
            name?: string;
            site?: string;
            zone?: string;
            shelf?: string;
            batch?: string;
            unit?: components["schemas"]["StockUnit"];
            /** Format: date */
            date?: Day;
            kind?: components["schemas"]["StockMovementKind"];
            /** @description The quantity: positive if goods enter, negative if they leave. */
            quantity?: number;
            use?: components["schemas"]["StockMovementUse"];
            document?: string;
            /** @description The unit cost in euros; null if it is not known. */
            unitCost?: number | null;
            /** @description Whether the movement was imported from a file. If so, it is removed when another file is imported. */
            isImported?: boolean;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * StockMovementForm
         * @description A movement to add. The article is found by its code and by the given parts of its place and batch; exactly one line must match. A part that is omitted matches any value. An empty shelf or batch matches only lines without one.
         */
        StockMovementForm: {
            code: components["schemas"]["RequiredText"];
            site?: components["schemas"]["RequiredText"];
            zone?: components["schemas"]["RequiredText"];
            shelf?: components["schemas"]["Text"];
            batch?: components["schemas"]["Text"];
            /** Format: date */
            date: Day;
            kind: components["schemas"]["StockMovementKind"];
            quantity: components["schemas"]["StockMovementQuantity"];
            document: components["schemas"]["Text"];
            /** @description The unit cost in euros; null if it is not known. */
            unitCost: number | null;
        };
        /** StockMovementImport */
        StockMovementImport: {
            /** @description Whether to only report faults, without storing anything. */
            isTrial: boolean;
            /** @description Present if the movements are from a file. Movements that were entered by hand are added at once, and kept. */
            part?: components["schemas"]["StockImportPart"];
            movements: components["schemas"]["StockMovementForm"][];
        };
        /**
         * StockMovementFault
         * @description The reason why a movement is refused.
         */
        StockMovementFault: {
            /**
             * Format: int32
             * @description The position of the movement in the request, starting at 0.
             */
            index: number;
            /** @enum {string} */
            column: "code" | "quantity";
            /**
             * @description `unknown`: no line has the code, place, and batch. `ambiguous`: several lines have them. `zero`: the quantity is 0, or rounds to it. `sign`: the sign of the quantity does not match the kind. `fraction`: a quantity in pieces is not a whole number.
             * @enum {string}
             */
            reason: "unknown" | "ambiguous" | "zero" | "sign" | "fraction";
        };
        /** StockMovementsImported */
        StockMovementsImported: {
            /**
             * Format: int32
             * @description The number of movements that the stock-take has now.
             */
            movementCount: number;
            /**
             * Format: int32
             * @description The number of these movements that are outside the time between counting and closing.
             */
            outsideCount: number;
            /** @description The faults of the movements. If there are any, nothing was stored. */
            faults: components["schemas"]["StockMovementFault"][];
        };
        /**
         * StockAttendanceQuestion
         * @description The questions of the report, in the order in which they are asked. `instructions`: written instructions were available and followed. `places`: places were identified and tidy. `movements`: movements were stopped or tracked during the count. `damaged`: damaged, old, and slow-moving goods were set apart. `goodsOfOthers`: goods of others were set apart. `sheets`: count sheets were complete and returned. `coverage`: every place was counted. `testCounts`: test counts agreed.
         * @enum {string}
         */
        StockAttendanceQuestion: "instructions" | "places" | "movements" | "damaged" | "goodsOfOthers" | "sheets" | "coverage" | "testCounts";
        /**
         * StockAttendanceReply
         * @enum {string}
         */
        StockAttendanceReply: "yes" | "no" | "notApplicable";
        /**
         * StockAttendanceConclusion
         * @enum {string}
         */
        StockAttendanceConclusion: "satisfactory" | "reservations" | "notSatisfactory";
        /**
         * StockAttendanceTime
         * @description A local time at the place, in hours and minutes.
         */
        StockAttendanceTime: string;
        /** StockAttendanceAnswer */
        StockAttendanceAnswer: {
            question: components["schemas"]["StockAttendanceQuestion"];
            /** @description The reply; null if there is only a note. */
            reply: components["schemas"]["StockAttendanceReply"] | null;
            /** @description The note; empty if there is none. */
            note: components["schemas"]["Text"];
        };
        /**
         * StockAttendanceNeed
         * @description A field that a report needs before it can be sent for signature. `answers` stands for the replies to all questions.
         * @enum {string}
         */
        StockAttendanceNeed: "attendedDate" | "attendedFrom" | "attendedUntil" | "zoneIds" | "auditors" | "answers" | "conclusion";
        /**
         * StockAttendanceSignature
         * @description The document with which the report is signed.
         */
        StockAttendanceSignature: {
            /**
             * Format: int32
             * @description The key of the document; null for people who may not see it, such as those who neither sent nor sign it.
             */
            envelopeId: number | null;
            status: components["schemas"]["SignatureStatus"];
            /** @description Email address in lower case. */
            createdBy: string;
            createdByName: string | null;
        };
        /** StockAttendanceSendForm */
        StockAttendanceSendForm: {
            /** @description The language of the file. */
            language: components["schemas"]["Language"];
        };
        /**
         * StockAuditor
         * @description A person of the firm who attended the stock-take.
         */
        StockAuditor: {
            /**
             * Format: int32
             * @description The contact; null if nobody has the email address any more.
             */
            contactId: number | null;
            /** @description The email address, in lower case. */
            email: string;
            /** @description The name of the person; the email address if nobody has it any more. */
            name: string;
        };
        /**
         * StockAttendance
         * @description An auditor's report on the attendance at a stock-take.
         */
        StockAttendance: {
            "@odata.etag": components["schemas"]["Etag"];
            /** @description The key of the stock-take. */
            id: components["schemas"]["Key"];
            /** Format: date */
            attendedDate: Day | null;
            attendedFrom: string | null;
            /** @description The time when the attendance ended. A time before `attendedFrom` is on the next day. */
            attendedUntil: string | null;
            /** @description The places that were attended, in their order. */
            zoneIds: components["schemas"]["Key"][];
            auditors: components["schemas"]["StockAuditor"][];
            metPeople: string;
            /** @description The answers, in the order of the questions. Questions without a reply or a note are left out. */
            answers: components["schemas"]["StockAttendanceAnswer"][];
            observations: string;
            /** @description The conclusion; null if there is none yet. */
            conclusion: components["schemas"]["StockAttendanceConclusion"] | null;
            conclusionText: string;
            /**
             * Format: date-time
             * @description When the report was last written; null if it never was.
             */
            writtenDate: Moment | null;
            /** @description Email address in lower case. */
            writtenBy: string | null;
            writtenByName: string | null;
            /** @description The fields that the report needs before it can be sent for signature. */
            missing: components["schemas"]["StockAttendanceNeed"][];
            /** @description Whether the report can no longer be changed, because it was sent for signature or is signed. */
            isFixed: boolean;
            /** @description The latest document; null if the report was never sent for signature, or if the draft was deleted. */
            signature: components["schemas"]["StockAttendanceSignature"] | null;
        };
        /** StockAttendancePatch */
        StockAttendancePatch: {
            /** Format: date */
            attendedDate?: Day | null;
            attendedFrom?: components["schemas"]["StockAttendanceTime"] | null;
            /** @description The time when the attendance ended. A time before `attendedFrom` is on the next day. */
            attendedUntil?: components["schemas"]["StockAttendanceTime"] | null;
            /** @description The places of the stock-take that were attended. */
            zoneIds?: components["schemas"]["Key"][];
            /** @description The email addresses of the staff who attended. */
            auditors?: components["schemas"]["Email"][];
            /** @description The people met at the client's, as text. */
            metPeople?: components["schemas"]["Text"];
            /** @description The answers, with each question at most once. They replace all earlier answers. */
            answers?: components["schemas"]["StockAttendanceAnswer"][];
            observations?: components["schemas"]["Text"];
            conclusion?: components["schemas"]["StockAttendanceConclusion"] | null;
            /** @description The explanation of the conclusion. Required unless the conclusion is `satisfactory` or null. */
            conclusionText?: components["schemas"]["Text"];
        };
        /**
         * StockValuationMethod
         * @description The valuation method. `given`: the unit cost that was frozen with each line, rounded to the cent line by line. `average`: the average of all entries of an article, weighted by their quantities. `fifo`: first in, first out, so that the stock consists of the latest entries. The last two are rounded to the cent article by article.
         * @enum {string}
         */
        StockValuationMethod: "given" | "average" | "fifo";
        /**
         * StockValuationRest
         * @description How to value the quantity that no entry covers. `none`: not at all. `given`: at the unit costs that were frozen with the lines of the article, weighted by the quantities in stock.
         * @enum {string}
         */
        StockValuationRest: "none" | "given";
        /**
         * StockSlowness
         * @description `slow`: there was no exit for the given number of days, or the stock lasts for more than the given number of months. `moving`: neither is true. `unknown`: the movements do not go back far enough to tell.
         * @enum {string}
         */
        StockSlowness: "slow" | "moving" | "unknown";
        StockClass: components["schemas"]["Text"];
        /**
         * StockDepreciationRule
         * @description The part of its value, in percent, that a slow article loses from a number of days without an exit.
         */
        StockDepreciationRule: {
            /** Format: int32 */
            days: number;
            percent: number;
        };
        /**
         * StockValueSum
         * @description The value of several articles.
         */
        StockValueSum: {
            /** Format: int32 */
            articleCount: number;
            /**
             * Format: int32
             * @description The number of articles that are counted everywhere and valued as a whole.
             */
            valuedCount: number;
            /** @description The value in euros of the theoretical quantities of all the articles on the closing day, at the frozen unit costs. */
            theoreticalValue: number;
            /** @description The value in euros of everything that is valued. */
            value: number;
            /** @description The difference between `value` and `theoreticalValue` in euros, for the articles that are valued as a whole; null if there are none. */
            differenceValue: number | null;
        };
        /**
         * StockValueZone
         * @description A place and its value. The value of an article in several places is shared among them by quantity, to the cent, so that the shares add up.
         */
        StockValueZone: {
            zoneId: components["schemas"]["Key"];
            site: string;
            name: string;
            sum: components["schemas"]["StockValueSum"];
        };
        /** StockValueClass */
        StockValueClass: {
            /** @description The class; empty for articles without one. */
            articleClass: string;
            sum: components["schemas"]["StockValueSum"];
        };
        /**
         * StockUncovered
         * @description The quantity that no entry covers, in one unit of measure.
         */
        StockUncovered: {
            unit: components["schemas"]["StockUnit"];
            /** Format: int32 */
            articleCount: number;
            quantity: number;
            /** @description The value in euros at the frozen unit costs; null if nothing values it. */
            restValue: number | null;
        };
        /**
         * StockSlowSum
         * @description A summary of the slow-moving articles.
         */
        StockSlowSum: {
            /**
             * Format: date
             * @description The day of the first known movement; null if no exit is known.
             */
            movementsFrom: Day | null;
            /** Format: int32 */
            slowCount: number;
            /** Format: int32 */
            unknownCount: number;
            /** @description The value of the slow articles in euros; null if none of them has one. */
            value: number | null;
            /** @description The depreciation in euros that the rules suggest; null if no rule applies. */
            depreciation: number | null;
        };
        /** StockValuation */
        StockValuation: {
            "@odata.etag": components["schemas"]["Etag"];
            method: components["schemas"]["StockValuationMethod"];
            rest: components["schemas"]["StockValuationRest"];
            /**
             * Format: date-time
             * @description When the method was chosen; null if nobody chose one, so that the unit costs are as given.
             */
            chosenDate: Moment | null;
            /** @description Email address in lower case. */
            chosenBy: string | null;
            chosenByName: string | null;
            /**
             * Format: int32
             * @description The number of days without an exit from which an article is slow; null if this is not checked.
             */
            slowDays: number | null;
            /**
             * Format: int32
             * @description The number of months of exits above which the stock of an article is slow; null if this is not checked.
             */
            slowMonths: number | null;
            /** @description The depreciation rules, in order of their days. */
            depreciation: components["schemas"]["StockDepreciationRule"][];
            /** Format: int32 */
            entryCount: number;
            /**
             * Format: int32
             * @description The number of entries after the closing day, which are not used. There are some only if the closing day was moved.
             */
            lateEntryCount: number;
            /** Format: date */
            firstEntryDate: Day | null;
            /** Format: date */
            lastEntryDate: Day | null;
            total: components["schemas"]["StockValueSum"];
            zones: components["schemas"]["StockValueZone"][];
            /** @description The classes, with the largest value first. */
            classes: components["schemas"]["StockValueClass"][];
            uncovered: components["schemas"]["StockUncovered"][];
            /**
             * Format: int32
             * @description The number of articles with fewer entries than stock, which the average of their entries still values.
             */
            shortCount: number;
            /**
             * Format: int32
             * @description The number of articles with a negative quantity, because more left than there was. No entry can value them.
             */
            negativeCount: number;
            /**
             * Format: int32
             * @description The number of articles that are not counted everywhere.
             */
            uncountedCount: number;
            /**
             * Format: int32
             * @description Articles that were found, whose unit cost is asked and not known, so that nothing values them.
             */
            withoutCostCount: number;
            slow: components["schemas"]["StockSlowSum"];
        };
        /** StockValuationPatch */
        StockValuationPatch: {
            method?: components["schemas"]["StockValuationMethod"];
            rest?: components["schemas"]["StockValuationRest"];
            /**
             * Format: int32
             * @description The number of days without an exit from which an article is slow; null if this is not checked.
             */
            slowDays?: number | null;
            /**
             * Format: int32
             * @description The number of months of exits above which the stock of an article is slow; null if this is not checked.
             */
            slowMonths?: number | null;
            /** @description The depreciation rules, with each number of days at most once. */
            depreciation?: components["schemas"]["StockDepreciationRule"][];
        };
        /**
         * StockEntry
         * @description An entry of goods into the stock, with their cost. Without `$select`, every field is present.
         */
        StockEntry: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            code?: string;
            name?: string;
            unit?: components["schemas"]["StockUnit"];
            /** Format: date */
            date?: Day;
            quantity?: number;
            /** @description The unit cost in euros. */
            unitCost?: number;
            document?: string;
            /** @description Whether the entry was imported from a file. If so, it is removed when another file is imported. */
            isImported?: boolean;
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /** StockEntryForm */
        StockEntryForm: {
            code: components["schemas"]["RequiredText"];
            /** Format: date */
            date: Day;
            /** @description The quantity: more than 0, with at most three decimals. Other values are reported as faults. */
            quantity: number;
            /** @description The unit cost in euros: 0 or more, with at most four decimals. Other values are reported as faults. */
            unitCost: number;
            document: components["schemas"]["Text"];
        };
        /**
         * StockEntryColumn
         * @description The field of an entry that a column of a file contains.
         * @enum {string}
         */
        StockEntryColumn: "code" | "date" | "quantity" | "unitCost" | "document";
        /**
         * StockEntryFileColumn
         * @description A column of a file, and the fields that it contains.
         */
        StockEntryFileColumn: {
            /** @description The name of the column in the file; empty if it has none. */
            name: components["schemas"]["Text"];
            /** @description The fields that the column contains; empty if it is not read. */
            says: components["schemas"]["StockEntryColumn"][];
        };
        /**
         * StockEntryFileColumns
         * @description All columns of a file, in their order.
         */
        StockEntryFileColumns: components["schemas"]["StockEntryFileColumn"][];
        /**
         * RememberedStockEntryFile
         * @description A file that was imported.
         */
        RememberedStockEntryFile: {
            columns: components["schemas"]["StockEntryFileColumns"];
            importedDate: components["schemas"]["Moment"];
            /** @description Email address in lower case. */
            importedBy: components["schemas"]["Email"];
            importedByName: string | null;
        };
        /**
         * RememberedStockEntryColumns
         * @description The latest imported file for each set of column names.
         */
        RememberedStockEntryColumns: {
            value: components["schemas"]["RememberedStockEntryFile"][];
        };
        /** StockEntryImport */
        StockEntryImport: {
            /** @description Whether to only report faults, without storing anything. */
            isTrial: boolean;
            /** @description Present if the entries are from a file. Entries that were entered by hand are added at once, and kept. */
            part?: components["schemas"]["StockImportPart"];
            /** @description The meanings of the columns of the file. Those of the last part are remembered for the client's next file. */
            columns?: components["schemas"]["StockEntryFileColumns"];
            entries: components["schemas"]["StockEntryForm"][];
        };
        /**
         * StockEntryFault
         * @description The reason why an entry is refused.
         */
        StockEntryFault: {
            /**
             * Format: int32
             * @description The position of the entry in the request, starting at 0.
             */
            index: number;
            /** @enum {string} */
            column: "code" | "date" | "quantity" | "unitCost";
            /**
             * @description `unknown`: no article has the code. `ambiguous`: the article is counted in several units. `late`: the entry is after the closing day. `zero`: the quantity is 0. `negative`: the quantity or the unit cost is negative. `digits`: the number has more decimals than are stored. `fraction`: a quantity in pieces is not a whole number.
             * @enum {string}
             */
            reason: "unknown" | "ambiguous" | "late" | "zero" | "negative" | "digits" | "fraction";
        };
        /** StockEntriesImported */
        StockEntriesImported: {
            /**
             * Format: int32
             * @description The number of entries that the stock-take has now.
             */
            entryCount: number;
            /** @description The faults of the entries. If there are any, nothing was stored. */
            faults: components["schemas"]["StockEntryFault"][];
        };
        /**
         * StockValue
         * @description An article of a stock-take on the closing day, in all its places together. Values are in euros. Without `$select`, every field is present.
         */
        StockValue: {
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            code?: string;
            name?: string;
            articleClass?: string;
            unit?: components["schemas"]["StockUnit"];
            /** @description The counted quantity, rolled to the closing day; null if nothing is counted. */
            quantity?: number | null;
            theoreticalQuantity?: number;
            theoreticalValue?: number;
            /** @description The quantity of all entries up to the closing day. */
            entryQuantity?: number;
            /** @description The quantity that the method values; null if nothing is counted. */
            coveredQuantity?: number | null;
            /** @description The quantity that the method does not value, because entries are missing; null if nothing is counted. */
            uncoveredQuantity?: number | null;
            coveredValue?: number | null;
            /** @description The value of the uncovered quantity; null if nothing values it. */
            restValue?: number | null;
            /** @description The value of both quantities together; null if nothing values them. */
            value?: number | null;
            /** @description The value of one unit, to the hundredth of a cent; null if the article is not valued as a whole, or if its quantity is not positive. */
            unitValue?: number | null;
            /** @description Whether the article is counted everywhere and valued as a whole. */
            isValued?: boolean;
            /** @description The difference between `value` and `theoreticalValue`; null if the article is not valued as a whole. */
            differenceValue?: number | null;
            /** Format: date */
            lastExitDate?: Day | null;
            /** @description The quantity that left in the last 365 days, as far as movements are known; null if nothing left. */
            exitQuantity?: number | null;
            /**
             * Format: int32
             * @description The number of days without an exit, on the closing day; null if no exit of any article is known.
             */
            idleDays?: number | null;
            /** @description Whether the article may have been without an exit for longer than `idleDays`, because nothing has left since the first known movement or entry; null if no exit of any article is known. */
            isAtLeast?: boolean | null;
            /** @description The number of months of exits that the stock lasts for; null if nothing left, or if fewer than 30 days are known. */
            stockMonths?: number | null;
            /** @description How the article moves; null if this is not checked or nothing is in stock. */
            slowness?: components["schemas"]["StockSlowness"] | null;
            depreciationPercent?: number | null;
            depreciation?: number | null;
        };
        /**
         * StockCount
         * @description What somebody counted, as it came. Without $select every field is present.
         */
        StockCount: {
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            lineId?: components["schemas"]["Key"];
            /** @description Null: the count before is withdrawn. */
            quantity?: number | null;
            /** @description As it was typed. */
            expression?: string;
            note?: string;
            isRecount?: boolean;
            /** @description It came after the stock-take was reconciled, and changes nothing. */
            isLate?: boolean;
            deviceId?: string;
            /** @description By the clock of the device; put right where that clock was wrong when the count was sent. */
            countedDate?: components["schemas"]["Moment"];
            /**
             * Format: int32
             * @description By how many minutes the clock of the device was ahead when it sent the count; negative where it was behind, 0 where it was right.
             */
            clockError?: number;
            receivedDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
        };
        /** CountSheetZone */
        CountSheetZone: {
            zoneId: components["schemas"]["Key"];
            site: string;
            name: string;
            /** @description Whether the caller counts here. They can add articles that are not on the list only where they count. */
            isCounter: boolean;
        };
        /**
         * CountSheet
         * @description A stock-take for who counts in it: nothing of what is expected. Without $select every field is present.
         */
        CountSheet: {
            id?: components["schemas"]["Key"];
            accountName?: string;
            name?: string;
            status?: components["schemas"]["StockTakeStatus"];
            /** Format: date */
            countDate?: Day;
            /**
             * Format: int32
             * @description Articles that nobody has counted, in the places where the caller is asked to count.
             */
            toCount?: number;
            /**
             * Format: int32
             * @description Articles that the caller is asked to count again.
             */
            toRecount?: number;
            zones?: components["schemas"]["CountSheetZone"][];
        };
        /**
         * CountLine
         * @description An article for who counts it: nothing of what is expected. Without $select every field is present.
         */
        CountLine: {
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            zoneId?: components["schemas"]["Key"];
            site?: string;
            zone?: string;
            shelf?: string;
            code?: string;
            barcode?: string;
            name?: string;
            unit?: components["schemas"]["StockUnit"];
            packSize?: number;
            batch?: string;
            isAdded?: boolean;
            /** @description Who counts it again: an email address in lower case. */
            recountBy?: string | null;
        };
        /**
         * MyCount
         * @description What the caller counted. Without $select every field is present.
         */
        MyCount: {
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            lineId?: components["schemas"]["Key"];
            /** Format: uuid */
            clientId?: string;
            quantity?: number | null;
            expression?: string;
            note?: string;
            isLate?: boolean;
            countedDate?: components["schemas"]["Moment"];
        };
        /**
         * FoundArticle
         * @description An article that is not on the list.
         */
        FoundArticle: {
            zoneId: components["schemas"]["Key"];
            shelf: components["schemas"]["Text"];
            code: components["schemas"]["RequiredText"];
            name: components["schemas"]["RequiredText"];
            unit: components["schemas"]["StockUnit"];
        };
        /**
         * CountForm
         * @description A count of a line, or of an article that is not on the list.
         */
        CountForm: {
            /**
             * Format: uuid
             * @description Made by the device, so that what is sent again is kept once.
             */
            clientId: string;
            lineId?: components["schemas"]["Key"];
            found?: components["schemas"]["FoundArticle"];
            /** @description Null withdraws what the same person counted. */
            quantity: number | null;
            expression: components["schemas"]["Text"];
            note: components["schemas"]["Text"];
            countedDate: components["schemas"]["Moment"];
        };
        /** CountBatch */
        CountBatch: {
            /** Format: uuid */
            deviceId: string;
            /** @description Now, by the clock of the device. Where it is wrong the moments of the counts are put right by it. */
            sentDate?: components["schemas"]["Moment"];
            /** @description In the order in which they were counted. */
            counts: components["schemas"]["CountForm"][];
        };
        /**
         * CountSheetKey
         * @description Devices encrypt with it what they keep for this person. A device forgets it when they sign out.
         */
        CountSheetKey: {
            /** @description 256 bits for AES-GCM, in base64url. */
            key: string;
        };
        /** KeptCount */
        KeptCount: {
            /** Format: uuid */
            clientId: string;
            /**
             * @description `kept`: it counts. `late`: it is kept, and changes nothing, because the stock-take was reconciled. `refused`: it is not kept.
             * @enum {string}
             */
            outcome: "kept" | "late" | "refused";
            /**
             * @description Why the count is refused; null where it is kept. `not-assigned`: the line or the place is not there for who counted it. `unit-wrong`: the quantity is not one of the unit. `found-late`: articles that are not on the list cannot be added once the stock-take is reconciled. `limit-reached`: the stock-take cannot have more articles.
             * @enum {string|null}
             */
            reason: "not-assigned" | "unit-wrong" | "found-late" | "limit-reached" | null;
            /**
             * Format: int32
             * @description The line that was counted; null where it is refused.
             */
            lineId: number | null;
        };
        /** KeptCounts */
        KeptCounts: {
            value: components["schemas"]["KeptCount"][];
        };
        /** CountPhotoForm */
        CountPhotoForm: {
            /**
             * Format: uuid
             * @description Made by the device, so that what is sent again is kept once.
             */
            clientId: string;
            lineId: components["schemas"]["Key"];
            takenDate: components["schemas"]["Moment"];
            /** @description A JPEG in base64, of at most 700,000 bytes and 2,000 pixels on its longest side, with no segments of metadata (Exif, XMP, profiles, comments): where it was taken is nobody's business. */
            content: string;
        };
        /** KeptCountPhoto */
        KeptCountPhoto: {
            /**
             * Format: int32
             * @description Null where the same photo came before and was removed since.
             */
            id: number | null;
            isLate: boolean;
        };
        /**
         * CountPhoto
         * @description A photo of a line. Without $select every field is present.
         */
        CountPhoto: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            stockTakeId?: components["schemas"]["Key"];
            lineId?: components["schemas"]["Key"];
            /** Format: uuid */
            clientId?: string;
            /**
             * Format: int32
             * @description In bytes.
             */
            fileSize?: number;
            /**
             * Format: int32
             * @description In pixels.
             */
            width?: number;
            /**
             * Format: int32
             * @description In pixels.
             */
            height?: number;
            /** @description It came after the stock-take was reconciled. */
            isLate?: boolean;
            /** @description By the clock of the device. */
            takenDate?: components["schemas"]["Moment"];
            receivedDate?: components["schemas"]["Moment"];
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
        };
        /** CountPhotoContent */
        CountPhotoContent: {
            /** @enum {string} */
            mediaType: "image/jpeg";
            /** @description In base64. */
            content: string;
        };
        /**
         * StatementQuestion
         * @description A question about the financial statements and its answer, in both languages.
         */
        StatementQuestion: {
            "@odata.etag": components["schemas"]["Etag"];
            id: components["schemas"]["Key"];
            category: components["schemas"]["StatementQuestionCategory"];
            /** @description The question, in French. */
            title: components["schemas"]["RequiredText"];
            /** @description The answer in French, as plain text. An empty line ends a paragraph. Lines that begin with "- " or "1. " form a list. */
            answer: components["schemas"]["RequiredText"];
            /** @description The question, in English. */
            englishTitle: components["schemas"]["RequiredText"];
            /** @description The answer in English, in the same format as `answer`. */
            englishAnswer: components["schemas"]["RequiredText"];
            /** @description Whether the question is shown to everyone who may read questions. */
            isPublished: boolean;
            /** @description Whether the caller found the answer helpful; null if they have not said. */
            myRating: boolean | null;
            /**
             * Format: int32
             * @description The number of people who found the answer helpful; null if the caller does not administer questions.
             */
            helpfulCount: number | null;
            /**
             * Format: int32
             * @description The number of people who did not find the answer helpful; null if the caller does not administer questions.
             */
            unhelpfulCount: number | null;
            /** @description When the question was created or last changed; moves within its category do not count. */
            modifiedDate: components["schemas"]["Moment"];
        };
        /**
         * StatementQuestionCategory
         * @description The topic of a question, in the order in which topics are shown.
         * @enum {string}
         */
        StatementQuestionCategory: "import" | "mapping" | "result" | "other";
        /** StatementQuestionForm */
        StatementQuestionForm: {
            category: components["schemas"]["StatementQuestionCategory"];
            /** @description The question, in French. */
            title: components["schemas"]["RequiredText"];
            /** @description The answer in French, as plain text. An empty line ends a paragraph. Lines that begin with "- " or "1. " form a list. */
            answer: components["schemas"]["RequiredText"];
            /** @description The question, in English. */
            englishTitle: components["schemas"]["RequiredText"];
            /** @description The answer in English, in the same format as `answer`. */
            englishAnswer: components["schemas"]["RequiredText"];
            /** @description Whether the question is shown to everyone who may read questions. */
            isPublished: boolean;
        };
        /**
         * StatementQuestionPatch
         * @description The fields to change; at least one is required.
         */
        StatementQuestionPatch: {
            category?: components["schemas"]["StatementQuestionCategory"];
            /** @description The question, in French. */
            title?: components["schemas"]["RequiredText"];
            /** @description The answer in French, as plain text. An empty line ends a paragraph. Lines that begin with "- " or "1. " form a list. */
            answer?: components["schemas"]["RequiredText"];
            /** @description The question, in English. */
            englishTitle?: components["schemas"]["RequiredText"];
            /** @description The answer in English, in the same format as `answer`. */
            englishAnswer?: components["schemas"]["RequiredText"];
            /** @description Whether the question is shown to everyone who may read questions. */
            isPublished?: boolean;
        };
        /** StatementQuestionMove */
        StatementQuestionMove: {
            /**
             * Format: int32
             * @description The question of the same category to place it before; null places it last. If that question is no longer in the category, the order does not change.
             */
            beforeId: number | null;
        };
        /** StatementQuestionRating */
        StatementQuestionRating: {
            /** @description Whether the answer was helpful; null withdraws the rating. */
            isHelpful: boolean | null;
        };
        /** StatementQuestionList */
        StatementQuestionList: {
            /** @description The questions, by category and in their order. */
            value: components["schemas"]["StatementQuestion"][];
        };
        /**
         * ClientRelationKind
         * @description What the other client is to the client: its `competitor`, or its `supplier`.
         * @enum {string}
         */
        ClientRelationKind: "competitor" | "supplier";
        ClientRelationNote: components["schemas"]["Text"];
        /**
         * ClientRelation
         * @description How one client stands to another. Without $select every field is present.
         */
        ClientRelation: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            kind?: components["schemas"]["ClientRelationKind"];
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            accountNumber?: string;
            otherAccountId?: components["schemas"]["Key"];
            /** @description The legal name of its competitor or supplier. */
            otherAccountName?: string;
            otherAccountNumber?: string;
            note?: components["schemas"]["Text"];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
        };
        /**
         * DeletedClientRelation
         * @description How one client stood to another, as it was entered before it was deleted. Without $select every field is present.
         */
        DeletedClientRelation: {
            id?: components["schemas"]["Key"];
            kind?: components["schemas"]["ClientRelationKind"];
            accountId?: components["schemas"]["Key"];
            /** @description The legal name of the client. */
            accountName?: string;
            accountNumber?: string;
            otherAccountId?: components["schemas"]["Key"];
            /** @description The legal name of its competitor or supplier. */
            otherAccountName?: string;
            otherAccountNumber?: string;
            note?: components["schemas"]["Text"];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /** @description Email address in lower case. */
            deletedBy?: components["schemas"]["Email"];
            deletedByName?: string | null;
            deletedDate?: components["schemas"]["Moment"];
        };
        /**
         * ClientRelationForm
         * @description The other client is the competitor or the supplier of the client.
         */
        ClientRelationForm: {
            kind: components["schemas"]["ClientRelationKind"];
            accountId: components["schemas"]["Key"];
            otherAccountId: components["schemas"]["Key"];
            note: components["schemas"]["Text"];
        };
        /**
         * IndependenceConflict
         * @description A member of staff who works for an audited client and for its competitor or supplier. Without $select every field is present.
         */
        IndependenceConflict: {
            /** @description The relation, the audited client, and the member of staff. */
            id?: string;
            staffId?: components["schemas"]["Key"];
            staffName?: string;
            /** @description Email address in lower case. */
            staffEmail?: string;
            kind?: components["schemas"]["ClientRelationKind"];
            auditedId?: components["schemas"]["Key"];
            /** @description The legal name of the audited client. */
            auditedName?: string;
            otherId?: components["schemas"]["Key"];
            /** @description The legal name of its competitor or supplier. */
            otherName?: string;
            /** @description Whether an audit of the one and an engagement of the other are both active. */
            isActive?: boolean;
            /** @description How many audits of the one they lead. */
            auditCount?: number;
            /** @description The latest year of these, where a code says one. */
            auditYear?: number | null;
            /** @description How many engagements of the other they lead. */
            otherCount?: number;
            /** @description The latest year of these, where a code says one. */
            otherYear?: number | null;
            /** @description The latest of all these engagements, at most 40 of each client. */
            engagementIds?: components["schemas"]["Key"][];
        };
        /**
         * NetworkKind
         * @description Kind of an element. `contact` is a person of a client; `staff` is a member of the firm.
         * @enum {string}
         */
        NetworkKind: "client" | "contact" | "engagement" | "staff";
        /**
         * NetworkKey
         * @description Kind and id of an element, such as `client-12`.
         */
        NetworkKey: string;
        /** NetworkElement */
        NetworkElement: {
            key: components["schemas"]["NetworkKey"];
            kind: components["schemas"]["NetworkKind"];
            /** @description Legal name of a client, name of a person, or description of an engagement. */
            name: string;
            /** @description Account number of a client or code of an engagement; null for people. */
            number: string | null;
            /** @description Email address of a person; null for other elements. */
            email: string | null;
            /** @description Grade of a member of staff; null for other elements. */
            grade: string | null;
            /** @description Business unit of an engagement or a member of staff; null for other elements. */
            businessUnit: string | null;
            /** @description Status of an engagement; null for other elements. */
            status: string | null;
            /** @description Year of an engagement, if its code contains one; null otherwise. */
            year: number | null;
            /** @description Fees of an engagement so far, in euros; null for other elements and where the caller may not read them. With `Dashboards.ReadFirm`, the caller reads the fees of every engagement. With `Dashboards.Read`, the caller reads those of the engagements where they are partner, manager, or originating partner. */
            fees: number | null;
        };
        /** NetworkFound */
        NetworkFound: {
            value: components["schemas"]["NetworkElement"][];
        };
        /** NetworkChoices */
        NetworkChoices: {
            /** @description Years, newest first. */
            years: number[];
            statuses: string[];
        };
        /**
         * NetworkOpening
         * @description Number of neighbors of one kind to show for an element.
         */
        NetworkOpening: {
            key: components["schemas"]["NetworkKey"];
            kind: components["schemas"]["NetworkKind"];
            count: number;
        };
        /** NetworkQuestion */
        NetworkQuestion: {
            start: components["schemas"]["NetworkKey"][];
            /** @description Number of the caller's own clients that the network starts from, those with most engagements first; 0 for none. Own clients have an engagement where the caller is partner, manager, or originating partner. Each comes with up to five of these engagements. */
            mine: number;
            open: components["schemas"]["NetworkOpening"][];
            /** @description Years of the engagements to include as neighbors; empty for all years. */
            years: number[];
            /** @description Statuses of the engagements to include as neighbors; empty for all statuses. */
            statuses: components["schemas"]["RequiredText"][];
            /** @description Minimum fees of the engagements to include as neighbors, in euros. Engagements whose fees the caller may not read are left out. */
            minimumFees?: number;
            /** @description Maximum fees of the engagements to include as neighbors, in euros. Engagements whose fees the caller may not read are left out. */
            maximumFees?: number;
        };
        /** NetworkNeighbors */
        NetworkNeighbors: {
            kind: components["schemas"]["NetworkKind"];
            /** @description Number of neighbors that match the filters, shown or not. */
            count: number;
        };
        /** NetworkNode */
        NetworkNode: {
            element: components["schemas"]["NetworkElement"];
            neighbors: components["schemas"]["NetworkNeighbors"][];
        };
        /**
         * NetworkRelation
         * @description Relation of the source to the target. `worksFor`: from a contact to their client. `isFor`: from an engagement to its client. `partner`, `manager`, `originator`: from a member of staff to an engagement. `sameCompany`: between two clients with the same SIREN. `competitor` and `supplier`: from a client to another client, as entered by the firm.
         * @enum {string}
         */
        NetworkRelation: "worksFor" | "isFor" | "partner" | "manager" | "originator" | "sameCompany" | "competitor" | "supplier";
        /** NetworkLink */
        NetworkLink: {
            source: components["schemas"]["NetworkKey"];
            target: components["schemas"]["NetworkKey"];
            relations: components["schemas"]["NetworkRelation"][];
        };
        /** NetworkPart */
        NetworkPart: {
            nodes: components["schemas"]["NetworkNode"][];
            links: components["schemas"]["NetworkLink"][];
            /** @description Number of the caller's own clients; null if they were not asked for. */
            mine: number | null;
            /** @description Whether elements were left out because there are more than 5,000. */
            isCut: boolean;
        };
        /** NetworkPaths */
        NetworkPaths: {
            /** @description Number of links in the shortest path; null if there is no path. */
            length: number | null;
            /** @description Number of paths of this length. */
            total: number;
            paths: components["schemas"]["NetworkKey"][][];
            /** @description Elements of the paths. */
            nodes: components["schemas"]["NetworkElement"][];
            /** @description Links between the elements of the paths. */
            links: components["schemas"]["NetworkLink"][];
            /** @description First 20 elements that both are directly linked with. */
            common: components["schemas"]["NetworkElement"][];
            commonTotal: number;
        };
        /** NetworkClientStaff */
        NetworkClientStaff: {
            client: components["schemas"]["NetworkElement"];
            total: number;
            value: components["schemas"]["NetworkStaffRank"][];
        };
        /** NetworkStaffRank */
        NetworkStaffRank: {
            staff: components["schemas"]["NetworkElement"];
            /** @description Number of engagements, each counted once, whatever the person's roles in it. */
            engagements: number;
            /** @description Number of these engagements whose status is Actif. */
            active: number;
            asPartner: number;
            asManager: number;
            asOriginator: number;
            /** @description Year of the newest of these engagements whose code contains a year; null if none does. */
            lastYear: number | null;
        };
        /**
         * ReportFileKind
         * @description `report`: a .pbix file with data. `template`: a .pbit file, which has no data. `document`: a file that accompanies a report.
         * @enum {string}
         */
        ReportFileKind: "report" | "template" | "document";
        /**
         * Publication
         * @description The process that takes a request to the report that it asked for. It has four steps: the request, the report, accompanying documents, and validation. The services store the progress, so that anyone who publishes can continue where it was left. Without $select, every field is present.
         */
        Publication: {
            "@odata.etag"?: components["schemas"]["Etag"];
            id?: components["schemas"]["Key"];
            requestId?: components["schemas"]["Key"];
            /** @description Number of the request. */
            requestNumber?: string;
            /** @description Code of the request's engagement. */
            engagementCode?: string;
            /** @description Client of the request. */
            accountId?: components["schemas"]["Key"];
            /** @description Legal name of the client. */
            accountName?: string;
            /** @description Name of the request's offer. */
            solution?: string;
            /** @description English name of the offer; the French name if it has none. */
            englishSolution?: string;
            /**
             * Format: date
             * @description Desired delivery date of the request.
             */
            desiredDeliveryDate?: Day;
            status?: components["schemas"]["PublicationStatus"];
            /**
             * Format: int32
             * @description Report of the library; null until one is chosen.
             */
            reportId?: number | null;
            reportName?: string | null;
            /** @description Path of the folder that contains the report; null if there is no report. */
            folderPath?: string | null;
            /** @description Documents, in the order in which they were added. */
            documents?: components["schemas"]["PublicationDocument"][];
            /** @description Email address in lower case. */
            createdBy?: components["schemas"]["Email"];
            createdByName?: string | null;
            createdDate?: components["schemas"]["Moment"];
            /**
             * Format: email
             * @description Email address of the person who validated or abandoned it; null for a draft.
             */
            closedBy?: string | null;
            closedByName?: string | null;
            /** Format: date-time */
            closedDate?: Moment | null;
            modifiedDate?: components["schemas"]["Moment"];
        };
        /**
         * PublicationStatus
         * @description `validated`: the report is published and the request delivered.
         * @enum {string}
         */
        PublicationStatus: "draft" | "validated" | "abandoned";
        /** PublicationDocument */
        PublicationDocument: {
            documentId: components["schemas"]["Key"];
            fileName: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            fileSize: number;
            createdBy: components["schemas"]["Email"];
            createdDate: components["schemas"]["Moment"];
        };
        /** PublicationForm */
        PublicationForm: {
            /** @description Request that is accepted or in progress. An accepted request becomes in progress. */
            requestId: components["schemas"]["Key"];
        };
        /** PublicationPatch */
        PublicationPatch: {
            /**
             * Format: int32
             * @description Report of the same client, such as one created by importReportFile; null removes the report.
             */
            reportId?: number | null;
        };
        /** PublicationDocumentForm */
        PublicationDocumentForm: {
            /** @description File of kind `document` that the caller uploaded for this publication and that passed checkReportFile. */
            fileId: components["schemas"]["Key"];
        };
        /**
         * ReportDocument
         * @description A document that was published with a report. Without $select, every field is present.
         */
        ReportDocument: {
            id?: components["schemas"]["Key"];
            /** @description Report that the document accompanies. */
            reportId?: components["schemas"]["Key"];
            reportName?: string;
            /** @description Portal address of the report. */
            reportUrl?: string;
            /** @description Legal name of the client. */
            accountName?: string;
            fileName?: components["schemas"]["FileName"];
            /**
             * Format: int32
             * @description Size in bytes.
             */
            fileSize?: number;
            /** @description When the document was published. */
            publishedDate?: components["schemas"]["Moment"];
        };
        /** NewReports */
        NewReports: {
            value: components["schemas"]["NewReport"][];
        };
        /**
         * NewReport
         * @description A report that the caller has not opened since it was published or replaced.
         */
        NewReport: {
            id: components["schemas"]["Key"];
            name: string;
            /** @description Legal name of the client. */
            accountName: string;
            /** @description Portal address of the report. */
            reportUrl: string;
            /** @description When the report was published or replaced. */
            deliveredDate: components["schemas"]["Moment"];
            /** @description Whether the caller had opened the report before that. */
            isReplaced: boolean;
            /** @description Number of documents that accompany the report. */
            documentCount: number;
        };
        /**
         * PlanningLoad
         * @description Load of a period. Counts the requests that start on or before its last day and are to be delivered on or after its first day.
         */
        PlanningLoad: {
            /** @description Number of requests that are not decided yet. */
            submittedCount: number;
            /** @description Number of requests that are accepted or in progress. */
            plannedCount: number;
            /**
             * @description Verdict on the busiest week of the people named. `feasible` with at most one other request, `tight` with two, `overloaded` with more; null if nobody was named.
             * @enum {string|null}
             */
            verdict: "feasible" | "tight" | "overloaded" | null;
            /** @description People named, busiest first. */
            team: {
                contactId: components["schemas"]["Key"];
                name: string;
                /**
                 * Format: date
                 * @description Monday of the person's busiest week; null if there is none.
                 */
                week: Day | null;
                /** @description Number of other requests that the person manages or works on in that week. They are submitted, accepted, or in progress. */
                requestCount: number;
            }[];
        };
        /** PublicHolidays */
        PublicHolidays: {
            /** @description By date. */
            value: {
                /** Format: date */
                date: Day;
                name: string;
                englishName: string;
            }[];
        };
        /**
         * Work
         * @description The tasks that are waiting for the caller.
         */
        Work: {
            /** @description The first tasks. Tasks that are due come first, by date, and then those that have waited longest. */
            value: components["schemas"]["WorkItem"][];
            /** @description The number of tasks of each kind, in the order of WorkKind. Kinds without tasks are left out. */
            counts: components["schemas"]["WorkCount"][];
            /** @description The number of all tasks. */
            total: number;
        };
        /**
         * WorkKind
         * @description The kind of a task. `onboardingToDecide`: an onboarding request to validate or reject, as the engagement partner, the designated validator, or the substitute of either. `onboardingToCorrect`: the caller's own onboarding request, which was rejected. `planningToDecide`: a planning request to plan or refuse. `planningToCorrect`: the caller's own planning request, which was refused. `planningToDeliver`: a planned or started request of an engagement that the caller manages. `publicationToFinish`: a publication that the caller started. `sheetToValidate`: a reference sheet to validate, for the commercial team. `sheetToPublish`: a validated reference sheet of an engagement that the caller manages. `sheetToCorrect`: the caller's own reference sheet, which was rejected. `auditDocumentToHandIn`: a document that the caller is asked for on the client's side. `auditFolderToAccept`: an audit folder that the caller opened, with documents that were handed in. `auditFolderToReview`: an audit folder that its preparer signed, of an engagement that the caller leads as partner or manager. `documentToSign`: a document that the caller is asked to sign, when it is their turn. `stockToCount`: a stock-take with articles that nobody has counted, in places where the caller is asked to count. `stockToRecount`: a stock-take with articles that the caller is asked to count again. `apiKeyToReplace`: an API consumer of the caller with a key that expires within 30 days and has no successor. `termsToPublish`: the first terms of use, which clients are waiting for. `accessToDecide`: someone else's request for an application, for people who manage roles.
         * @enum {string}
         */
        WorkKind: "onboardingToDecide" | "onboardingToCorrect" | "planningToDecide" | "planningToCorrect" | "planningToDeliver" | "publicationToFinish" | "sheetToValidate" | "sheetToPublish" | "sheetToCorrect" | "auditDocumentToHandIn" | "auditFolderToAccept" | "auditFolderToReview" | "documentToSign" | "stockToCount" | "stockToRecount" | "apiKeyToReplace" | "termsToPublish" | "accessToDecide";
        /** WorkItem */
        WorkItem: {
            kind: components["schemas"]["WorkKind"];
            /** @description The key of the item that the task is about. */
            id: components["schemas"]["Key"];
            /** @description What the task is about, such as the name of the client, document, program, or person. */
            title: string;
            /** @description Further details, such as the engagement and the offer; empty if there are none. */
            detail: string;
            /** @description The details in English; the same as `detail` if they do not differ. */
            englishDetail: string;
            /** @description When the task began to wait. */
            since: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description The day by which the task is due; null if there is none.
             */
            due: Day | null;
            /** @description The link to the task in the portal. */
            link: string;
        };
        /** WorkCount */
        WorkCount: {
            kind: components["schemas"]["WorkKind"];
            /** @description The link of the menu that the kind belongs to. */
            menuLink: string;
            /** @description The number of all tasks of the kind. */
            count: number;
            /** @description The link to a list of exactly these tasks in the portal. */
            link: string;
        };
        /**
         * WorkChange
         * @description The data of a `work` event of streamMenuChanges, sent when the tasks that are waiting for the caller may have changed.
         */
        WorkChange: {
            /** @description The kinds of tasks that may have changed. */
            kinds: components["schemas"]["WorkKind"][];
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
         * Link
         * @description A root-relative path of the portal or an https address. Scheme-relative addresses, scripts, and backslashes are refused.
         */
        Link: string;
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
        /** @description Made by whoever keeps it: the same one changes it. */
        key: string;
        /**
         * Moment
         * Format: date-time
         * @description A moment in RFC 3339 format, from 1900 to 2999. Responses use UTC.
         */
        Moment: Moment;
        /**
         * EnglishName
         * @description The English name; null if it is the same as the French one.
         */
        EnglishName: string | null;
        /**
         * FileName
         * @description The name under which a file is stored, shown, and saved. It is composed (NFC) and contains none of the characters that Text refuses, no path separators, and no other characters that Windows reserves. It does not start or end with a dot or a space, and is not a Windows device name.
         */
        FileName: string;
        /**
         * SentFileName
         * @description The name of a file on the sender's machine. It is stored as a FileName; characters that are not allowed are removed or replaced with an underscore.
         */
        SentFileName: string;
        /**
         * ReportFiguresMonth
         * @description Month as YYYY-MM; null for no bound.
         */
        ReportFiguresMonth: string | null;
        /**
         * Text
         * @description Plain text. Markup, right-to-left text, and emoji are kept unchanged. Control characters are refused, and so are invisible characters that change how a text reads: directional marks and overrides, line and paragraph breaks other than the line feed, and zero-width spaces. The joiners of letters and emoji (U+200C, U+200D) are allowed.
         */
        Text: string;
        /**
         * StatementCompanyNumber
         * @description The SIREN or SIRET of the company, with a valid check digit; empty for none.
         */
        StatementCompanyNumber: string;
        /**
         * StatementAmountSigns
         * @enum {string}
         */
        StatementAmountSigns: "debits-positive" | "credits-positive";
        /**
         * StatementLanguage
         * @description The language of the files of statements.
         * @enum {string}
         */
        StatementLanguage: "fr" | "en";
        /**
         * DocumentSeenVersion
         * @description Its `@odata.etag`. A document that has another one by now was changed meanwhile.
         */
        DocumentSeenVersion: string;
        /**
         * DocumentMove
         * @description Where a document goes. What is not sent stays as it is.
         */
        DocumentMove: {
            id: components["schemas"]["Key"];
            etag: components["schemas"]["DocumentSeenVersion"];
            accountId?: components["schemas"]["Key"];
            engagementId?: components["schemas"]["DocumentEngagement"];
            fiscalYear?: components["schemas"]["DocumentYear"];
            folder?: components["schemas"]["DocumentFolder"];
            documentType?: components["schemas"]["DocumentType"];
            confidentiality?: components["schemas"]["DocumentConfidentiality"];
        };
        /** DocumentMoveForm */
        DocumentMoveForm: {
            /** @description Each once. */
            documents: components["schemas"]["DocumentMove"][];
        };
        /**
         * DocumentAsSeen
         * @description A document, in the version in which whoever acts has seen it.
         */
        DocumentAsSeen: {
            id: components["schemas"]["Key"];
            etag: components["schemas"]["DocumentSeenVersion"];
        };
        /** DocumentsMoved */
        DocumentsMoved: {
            /** @description The documents as they were sent, each in the version that it has now. */
            value: components["schemas"]["DocumentAsSeen"][];
        };
        /** DocumentDeletionForm */
        DocumentDeletionForm: {
            /** @description Each once. */
            documents: components["schemas"]["DocumentAsSeen"][];
        };
        /** DocumentRestorationForm */
        DocumentRestorationForm: {
            /** @description The documents. */
            ids: components["schemas"]["Key"][];
        };
        /**
         * DocumentEventLink
         * @description The link, of `linkAdded`, as it is now.
         */
        DocumentEventLink: {
            documentId: components["schemas"]["Key"];
            name: components["schemas"]["FileName"];
            /** @description The legal name of the client. */
            accountName: string;
            fiscalYear: components["schemas"]["DocumentYear"];
            folder: components["schemas"]["DocumentFolder"];
        } | null;
        /**
         * Language
         * @enum {string}
         */
        Language: "fr" | "en";
        /**
         * StockImportPart
         * @description Where the rows of a request belong in the import of a file. They are kept aside, and nobody can read them. Send the part with the highest number last, once all others were answered: the rows of all parts then replace those imported from a file before, all or none. A part that is sent again replaces itself. Parts are kept for a day, and until their person begins another import of such rows into the stock-take.
         */
        StockImportPart: {
            /**
             * Format: uuid
             * @description Generated by the client, for each import a new one.
             */
            importId: string;
            /**
             * Format: int32
             * @description Starting at 0.
             */
            number: number;
            /**
             * Format: int32
             * @description How many parts the import has.
             */
            count: number;
        };
        /**
         * SignaturePageSize
         * @description The displayed size of pages in points. It applies from `fromPage` up to the page before the next size.
         */
        SignaturePageSize: {
            fromPage: components["schemas"]["SignaturePage"];
            width: number;
            height: number;
        };
        /**
         * SignatureCopy
         * @description A person who receives a copy of a document, in the portal or through a link.
         */
        SignatureCopy: {
            /** @description The key that sendSignatureLink takes to send the link again. */
            signerId: components["schemas"]["Key"];
            name: string;
            /** @description Email address in lower case. */
            email: components["schemas"]["Email"];
            /** @description Whether the person receives the copy through a link rather than in the portal. */
            isOutside: boolean;
            linkState: components["schemas"]["SignatureLinkState"];
            /**
             * Format: date-time
             * @description When the link expires; null if there is no link.
             */
            linkExpiresDate: Moment | null;
            /** @description Whether a link can be sent to the person again: they receive the copy through a link, everyone has signed, and fewer than three links were sent to them by hand within the last hour. */
            isLinkSendable: boolean;
        };
        /**
         * SignatureFieldKind
         * @description `signature`: a repetition of the signer's signature. `initials`: the signer's initials. `date`: the date of the signature in France. `text`: a text that the signer enters. `checkbox`: a box that the signer can check.
         * @enum {string}
         */
        SignatureFieldKind: "signature" | "initials" | "date" | "text" | "checkbox";
        /**
         * SignatureFieldLabel
         * @description What the signer is asked to fill in.
         */
        SignatureFieldLabel: string;
        /**
         * SignatureFieldSize
         * Format: int32
         * @description A size in points (1/72 inch). The field is smaller on a small page.
         */
        SignatureFieldSize: number;
        /**
         * SignatureFieldLength
         * Format: int32
         * @description The maximum number of characters of a text.
         */
        SignatureFieldLength: number;
        /** SignatureFieldForm */
        SignatureFieldForm: {
            kind: components["schemas"]["SignatureFieldKind"];
            label: components["schemas"]["SignatureFieldLabel"];
            /** @description The page of the field. Ignored if `isOnEveryPage` is true. */
            page: components["schemas"]["SignaturePage"];
            /** @description Whether the field appears at the same place on every page. It is filled in only once. */
            isOnEveryPage: boolean;
            /** @description The horizontal position, from the left margin (0) to the right margin (100). */
            across: components["schemas"]["SignatureShare"];
            /** @description The vertical position, from the top margin (0) to the bottom margin (100). */
            down: components["schemas"]["SignatureShare"];
            width: components["schemas"]["SignatureFieldSize"];
            height: components["schemas"]["SignatureFieldSize"];
            /** @description Whether the field must be filled in to sign. Signatures, initials, and dates are always required. */
            isRequired: boolean;
            /** @description The maximum number of characters of a text. If omitted, it is as many as the field has room for, but at most 100. */
            maxLength?: components["schemas"]["SignatureFieldLength"];
        };
        /**
         * SignatureCopyForm
         * @description A person who receives a copy. A contact who cannot read documents in the portal receives it through a link.
         */
        SignatureCopyForm: {
            /**
             * Format: int32
             * @description A contact that the caller may see; null for an external person.
             */
            contactId: number | null;
            outside?: components["schemas"]["SignatureOutsider"];
        };
        /**
         * SignatureHand
         * @description The handwriting that `text` is shown in. `casual` applies if it is omitted, or if the requested one lacks some of the letters.
         * @enum {string}
         */
        SignatureHand: "casual" | "rounded" | "slanted";
        /**
         * SignatureInitialsText
         * @description The initials to show in handwriting, in characters that the font of the document has; empty if the initials are drawn.
         */
        SignatureInitialsText: string;
        /**
         * SignatureInitials
         * @description The appearance of the signer's initials, for the fields that ask for them.
         */
        SignatureInitials: {
            /**
             * @description Which of `text` and `lines` is shown.
             * @enum {string}
             */
            look: "typed" | "drawn";
            text: components["schemas"]["SignatureInitialsText"];
            hand?: components["schemas"]["SignatureHand"];
            /** @description The drawn lines, each as `x y x y …` in thousandths of the width of the pad, whose height is 300. */
            lines: string[];
        };
        /**
         * SignatureValueText
         * @description A line of characters that the font of the document has: Latin, Greek, and Cyrillic letters, digits, and symbols.
         */
        SignatureValueText: string;
        /**
         * SignatureValue
         * @description The value of a field.
         */
        SignatureValue: {
            fieldId: components["schemas"]["Key"];
            /** @description The value of a text field; empty for no value. */
            text?: components["schemas"]["SignatureValueText"];
            /** @description Whether the box of a checkbox field is checked. */
            isChecked?: boolean;
        };
        /**
         * SignatureField
         * @description A field that a signer fills in, and its place in the document.
         */
        SignatureField: {
            fieldId: components["schemas"]["Key"];
            kind: components["schemas"]["SignatureFieldKind"];
            label: components["schemas"]["SignatureFieldLabel"];
            page: components["schemas"]["SignaturePage"];
            /** @description Whether the field appears at the same place on every page. It is filled in only once. */
            isOnEveryPage: boolean;
            /** @description The horizontal position, from the left margin (0) to the right margin (100). */
            across: components["schemas"]["SignatureShare"];
            /** @description The vertical position, from the top margin (0) to the bottom margin (100). */
            down: components["schemas"]["SignatureShare"];
            width: components["schemas"]["SignatureFieldSize"];
            height: components["schemas"]["SignatureFieldSize"];
            /** @description Whether the field must be filled in to sign. */
            isRequired: boolean;
            /**
             * Format: int32
             * @description The maximum number of characters; null unless the field is a text.
             */
            maxLength: number | null;
            /** @description Whether the signer has filled in the field. */
            isFilled: boolean;
        };
        /**
         * SignatureGuestOther
         * @description A place where another person signs or fills in a field.
         */
        SignatureGuestOther: {
            /** @description The name of the other person. */
            name: string;
            /** @description The label of the field; null for a signature. */
            label: string | null;
            page: components["schemas"]["SignaturePage"];
            isOnEveryPage: boolean;
            across: components["schemas"]["SignatureShare"];
            down: components["schemas"]["SignatureShare"];
            width?: components["schemas"]["SignatureFieldSize"];
            height?: components["schemas"]["SignatureFieldSize"];
        };
        /**
         * MenuRoute
         * @description The screens of the portal that a menu may lead to: the routes of the specification that are a place of their own. `*` stands for one segment that is not empty, `**` for any rest that is not empty. A link is held against them without its query and fragment; a link with the segment `..` fits none.
         * @enum {string}
         */
        "menu-routes": "/" | "/notif/new" | "/notif/client/new" | "/notif/allnotif" | "/app/sign/new" | "/app/inventoryapp/engagements" | "/app/inventoryapp/EditeInventaire" | "/app/inventoryapp/AddInventaire" | "/app/inventoryapp/EditeInventaireCP" | "/app/inventoryapp/DetailsInventaire" | "/app/security/applications" | "/app/security/roles" | "/app/security/checkpermissions" | "/app/security/consommateur" | "/app/security/conditions" | "/app/security/access-requests" | "/app/menu/admin" | "/app/admin/mail" | "/app/reseau" | "/app/reseau/relations" | "/app/reseau/independance" | "/app/rapports/myindicators" | "/app/rapports/suivifees" | "/app/rapports/originating" | "/app/rapports/reportingbodacc" | "/rapport" | "/bookmark" | "/DynamicReports" | "/app/rapports" | "/app/rapports/publie" | "/app/rapports/admin" | "/app/rapportsprojets" | "/app/rapportsprojets/new" | "/app/rapportsprojets/edit" | "/app/egf/validatedByCom" | "/app/egf/RejectedByCom" | "/app/egf/RejectedByManager" | "/app/egf/Published" | "/app/egf/EngagementFinder" | "/app/egf/AllPublished" | "/app/egf/sheets" | "/app/egf/ToValidate" | "/app/egf/Drafts" | "/app/egf/RelanceConfiguration" | "/app/dshb2/planning" | "/app/dshb2/Templates" | "/app/dshb2/requests" | "/app/dshb2/createpublication" | "/app/dshb2/publications" | "/app/eafautomate/dashboard" | "/app/eafautomate/Aeffaq" | "/app/eafautomate/dashboard/report/*" | "/app/aefautomate/import" | "/app/datasetapp" | "/app/datasetapp/addTestUser" | "/app/docs/uploadFiles" | "/app/docs/uploadFiles/new" | "/app/docs/uploadFiles/deleted" | "/app/sign" | "/app/sign/verify" | "/app/confirm/**" | "/app/fschecker/audit-folders";
    };
    responses: never;
    parameters: {
        /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
        filter: string;
        /** @description OData sort order, for example `createdDate desc,id`. */
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
        /** @description Collects the change in the draft, without effect for anybody else, where it is held against the menus as the draft has them; its version is the one that the draft gives. Without it the change is published at once. */
        draft: boolean;
        /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
        ifMatch: string;
        /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
        id: components["schemas"]["Key"];
        /** @description The version that the caller expects, from ETag or @odata.etag. Without it, any current version is overwritten. */
        ifUnchanged: string;
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
    listMenus: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Menu"][];
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
    createMenu: {
        parameters: {
            query?: {
                /** @description Collects the change in the draft, without effect for anybody else, where it is held against the menus as the draft has them; its version is the one that the draft gives. Without it the change is published at once. */
                draft?: components["parameters"]["draft"];
            };
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuForm"];
            };
        };
        responses: {
            /** @description The new menu */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AdministeredMenu"], "id" | "menuCode" | "menuTitle" | "menuEnglishTitle" | "menuDescription" | "menuEnglishDescription" | "menuColor" | "menuIcon" | "menuLink" | "menuOrder" | "menuParentId" | "minimumScope" | "onlyFirm" | "forceRefresh" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "menu-code-taken" | "menu-parent-unknown" | "menu-link-unknown" | "menu-scope-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    streamMenuChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until the caller leaves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    listMenuAdministration: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AdministeredMenu"][];
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
    getMenuDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft; without changes nobody has begun one */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuDraft"];
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
    discardMenuDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the change is based on, from ETag or @odata.etag. `*` overwrites any current version. */
                "If-Match": components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft has no changes any more */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    removeMenuDraftChange: {
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
            /** @description The draft is without them */
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
    keepMenuDraftChange: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
                /** @description The version that the caller expects, from ETag or @odata.etag. Without it, any current version is overwritten. */
                "If-Match"?: components["parameters"]["ifUnchanged"];
            };
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
                    "application/json": components["schemas"]["MenuDraft"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "precondition-failed" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    publishMenuDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
                /** @description The version that the caller expects, from ETag or @odata.etag. Without it, any current version is overwritten. */
                "If-Match"?: components["parameters"]["ifUnchanged"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuPublication"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "precondition-failed" | "menu-draft-empty" | "menu-draft-faulty" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listMenuPublications: {
        parameters: {
            query?: {
                /** @description Only what is older than the publication with this key. */
                before?: components["schemas"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MenuPublication"][];
                        /** @description Whether there are older ones. */
                        hasMore: boolean;
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
    undoMenuPublication: {
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
            /** @description What undid it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuPublication"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "menu-publication-overtaken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteMenu: {
        parameters: {
            query?: {
                /** @description What becomes of the children: refuse the deletion, delete them too, or lift them to the parent. */
                children?: "refuse" | "delete" | "lift";
                /** @description Collects the change in the draft, without effect for anybody else, where it is held against the menus as the draft has them; its version is the one that the draft gives. Without it the change is published at once. */
                draft?: components["parameters"]["draft"];
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
            /** @description The menu is gone */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "menu-has-children" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateMenu: {
        parameters: {
            query?: {
                /** @description Collects the change in the draft, without effect for anybody else, where it is held against the menus as the draft has them; its version is the one that the draft gives. Without it the change is published at once. */
                draft?: components["parameters"]["draft"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuPatch"];
            };
        };
        responses: {
            /** @description The changed menu */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AdministeredMenu"], "id" | "menuCode" | "menuTitle" | "menuEnglishTitle" | "menuDescription" | "menuEnglishDescription" | "menuColor" | "menuIcon" | "menuLink" | "menuOrder" | "menuParentId" | "minimumScope" | "onlyFirm" | "forceRefresh" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "menu-code-taken" | "menu-cycle" | "menu-parent-unknown" | "menu-link-unknown" | "menu-scope-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    moveMenu: {
        parameters: {
            query?: {
                /** @description Collects the change in the draft, without effect for anybody else, where it is held against the menus as the draft has them; its version is the one that the draft gives. Without it the change is published at once. */
                draft?: components["parameters"]["draft"];
            };
            header: {
                /** @description A UUID for one intended change. A repeated request with the same key and body gets the response to the first one. The same key with a different body is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
                /** @description The version that the caller expects, from ETag or @odata.etag. Without it, any current version is overwritten. */
                "If-Match"?: components["parameters"]["ifUnchanged"];
            };
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuMove"];
            };
        };
        responses: {
            /** @description The moved menu */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AdministeredMenu"], "id" | "menuCode" | "menuTitle" | "menuEnglishTitle" | "menuDescription" | "menuEnglishDescription" | "menuColor" | "menuIcon" | "menuLink" | "menuOrder" | "menuParentId" | "minimumScope" | "onlyFirm" | "forceRefresh" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "precondition-failed" | "not-found" | "menu-cycle" | "menu-parent-unknown" | "menu-sibling-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was ended */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, as in settings.json */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSettings"];
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
                        code: "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    reportBrowserError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserError"];
            };
        };
        responses: {
            /** @description Written into the log */
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "rate-limited" | "server-error";
                    };
                };
            };
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences, or the defaults with ETag "0" if nothing was arranged yet */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
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
    updatePreferences: {
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
                "application/json": components["schemas"]["PreferencesPatch"];
            };
        };
        responses: {
            /** @description The updated preferences */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getListViews: {
        parameters: {
            query: {
                /** @description The list that they are views of, by the name that the portal gives it. */
                list: string;
            };
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
                    "application/json": components["schemas"]["ListViews"];
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
    changeListViews: {
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
                "application/json": components["schemas"]["ListViewChange"];
            };
        };
        responses: {
            /** @description All views of the list after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListViews"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "list-view-name-taken" | "list-view-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Notification"][];
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
    createNotification: {
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
                "application/json": components["schemas"]["NotificationForm"];
            };
        };
        responses: {
            /** @description The new notification */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Notification"], "id" | "title" | "englishTitle" | "text" | "englishText" | "severity" | "applicationId" | "applicationName" | "englishApplicationName" | "audience" | "audienceIds" | "audienceNames" | "englishAudienceNames" | "forClients" | "isDraft" | "startDate" | "endDate" | "link" | "status" | "recipientCount" | "readCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "notification-application-unknown" | "notification-audience-unknown" | "notification-group-without-access" | "notification-link-unknown" | "notification-end-before-start" | "notification-end-past" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getNotification: {
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
            /** @description The notification */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
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
    deleteNotification: {
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
            /** @description The notification was deleted */
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
    updateNotification: {
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
                "application/json": components["schemas"]["NotificationPatch"];
            };
        };
        responses: {
            /** @description The updated notification */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Notification"], "id" | "title" | "englishTitle" | "text" | "englishText" | "severity" | "applicationId" | "applicationName" | "englishApplicationName" | "audience" | "audienceIds" | "audienceNames" | "englishAudienceNames" | "forClients" | "isDraft" | "startDate" | "endDate" | "link" | "status" | "recipientCount" | "readCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "notification-application-unknown" | "notification-audience-unknown" | "notification-group-without-access" | "notification-link-unknown" | "notification-end-before-start" | "notification-end-past" | "notification-live" | "notification-ended" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    stopNotification: {
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
            /** @description The ended notification */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Notification"], "id" | "title" | "englishTitle" | "text" | "englishText" | "severity" | "applicationId" | "applicationName" | "englishApplicationName" | "audience" | "audienceIds" | "audienceNames" | "englishAudienceNames" | "forClients" | "isDraft" | "startDate" | "endDate" | "link" | "status" | "recipientCount" | "readCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "notification-not-live" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    duplicateNotification: {
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
            /** @description The new draft */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Notification"], "id" | "title" | "englishTitle" | "text" | "englishText" | "severity" | "applicationId" | "applicationName" | "englishApplicationName" | "audience" | "audienceIds" | "audienceNames" | "englishAudienceNames" | "forClients" | "isDraft" | "startDate" | "endDate" | "link" | "status" | "recipientCount" | "readCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createClientNotification: {
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
                "application/json": components["schemas"]["ClientNotificationForm"];
            };
        };
        responses: {
            /** @description The new notification */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Notification"], "id" | "title" | "englishTitle" | "text" | "englishText" | "severity" | "applicationId" | "applicationName" | "englishApplicationName" | "audience" | "audienceIds" | "audienceNames" | "englishAudienceNames" | "forClients" | "isDraft" | "startDate" | "endDate" | "link" | "status" | "recipientCount" | "readCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "notification-application-unknown" | "notification-audience-unknown" | "notification-group-without-access" | "notification-link-unknown" | "notification-end-before-start" | "notification-end-past" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    countNotificationRecipients: {
        parameters: {
            query: {
                audience: components["schemas"]["NotificationAudience"];
                /** @description Whether to count clients; if false, staff. */
                forClients: boolean;
                /** @description Ids of the roles, accounts, or contacts of the audience, separated by commas. Ids that do not exist add no recipients. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of recipients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationRecipients"];
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
    listMyNotifications: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The notifications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MyNotification"][];
                        "@odata.count"?: components["schemas"]["Count"];
                        "@odata.nextLink"?: components["schemas"]["NextLink"];
                        unreadCount: components["schemas"]["UnreadCount"];
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
    readMyNotifications: {
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
                "application/json": components["schemas"]["NotificationReadingForm"];
            };
        };
        responses: {
            /** @description What has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationReading"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    readAllMyNotifications: {
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
            /** @description What has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationReading"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    streamMyNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that the caller had, of whichever stream of theirs. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until the caller leaves or the token ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportClients: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportClient"][];
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
    listReportFolders: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The folders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportFolder"][];
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
    createReportFolder: {
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
                "application/json": components["schemas"]["ReportFolderForm"];
            };
        };
        responses: {
            /** @description The new folder */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFolder"], "id" | "name" | "path" | "accountId" | "accountName" | "parentFolderId" | "depth" | "engagementId" | "engagementCode" | "reportCount" | "createdBy" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "report-folder-name-required" | "report-folder-name-too-long" | "report-folder-name-invalid" | "report-folder-exists" | "report-folder-parent-required" | "report-folder-parent-unknown" | "report-folder-of-another-client" | "report-folder-account-unknown" | "report-folder-too-deep" | "report-folder-engagement-unknown" | "report-folder-of-another-engagement" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteReportFolder: {
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
            /** @description The folder was deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-folder-not-empty" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateReportFolder: {
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
                "application/json": components["schemas"]["ReportFolderPatch"];
            };
        };
        responses: {
            /** @description The updated folder */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFolder"], "id" | "name" | "path" | "accountId" | "accountName" | "parentFolderId" | "depth" | "engagementId" | "engagementCode" | "reportCount" | "createdBy" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-folder-name-required" | "report-folder-name-too-long" | "report-folder-name-invalid" | "report-folder-exists" | "report-folder-engagement-unknown" | "report-folder-of-another-engagement" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    moveReportFolder: {
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
                "application/json": components["schemas"]["ReportFolderMove"];
            };
        };
        responses: {
            /** @description The moved folder */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFolder"], "id" | "name" | "path" | "accountId" | "accountName" | "parentFolderId" | "depth" | "engagementId" | "engagementCode" | "reportCount" | "createdBy" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-folder-parent-unknown" | "report-folder-of-another-client" | "report-folder-cycle" | "report-folder-too-deep" | "report-folder-of-another-engagement" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    restoreReportFolder: {
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
            /** @description The restored folder */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFolder"], "id" | "name" | "path" | "accountId" | "accountName" | "parentFolderId" | "depth" | "engagementId" | "engagementCode" | "reportCount" | "createdBy" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-folder-exists" | "report-folder-parent-unknown" | "report-folder-too-deep" | "report-folder-of-another-engagement" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    assessReportFolderChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportFolderChange"];
            };
        };
        responses: {
            /** @description The effect of the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFolderImpact"];
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
    listReports: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Report"][];
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
    createReport: {
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
                "application/json": components["schemas"]["ReportForm"];
            };
        };
        responses: {
            /** @description The new report */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "report-name-required" | "report-name-too-long" | "report-name-invalid" | "report-exists" | "report-placement-required" | "report-folder-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReport: {
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
            /** @description The report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteReport: {
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
            /** @description The report was deleted */
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
    updateReport: {
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
                "application/json": components["schemas"]["ReportPatch"];
            };
        };
        responses: {
            /** @description The updated report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-name-required" | "report-name-too-long" | "report-name-invalid" | "report-exists" | "report-content-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    moveReport: {
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
                "application/json": components["schemas"]["ReportMove"];
            };
        };
        responses: {
            /** @description The moved report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-exists" | "report-folder-unknown" | "report-folder-of-another-client" | "report-folder-of-another-engagement" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    restoreReport: {
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
            /** @description The restored report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-exists" | "report-folder-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    assessReportChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportChange"];
            };
        };
        responses: {
            /** @description The effect of the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImpact"];
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
    getReportLayout: {
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
            /** @description The layout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLayout"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportImages: {
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
            /** @description The pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportImages"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportDeletions: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The deleted folders and reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportDeletion"][];
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
    getReportByPath: {
        parameters: {
            query: {
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    openReport: {
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
            /** @description The caller's reading state of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReading"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    markFavouriteReport: {
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
                "application/json": components["schemas"]["ReportFavouriteForm"];
            };
        };
        responses: {
            /** @description The caller's reading state of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReading"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportAccess: {
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
            /** @description The access */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAccess"];
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
    updateReportAccess: {
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
                "application/json": components["schemas"]["ReportAccessPatch"];
            };
        };
        responses: {
            /** @description The updated access */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAccess"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-access-unknown" | "report-access-contact-of-another-client" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportReaders: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
                        value: components["schemas"]["ReportReader"][];
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
    listReportsOfContact: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ContactReport"][];
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
    previewReportAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportAccessSelection"];
            };
        };
        responses: {
            /** @description The people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAccessPreview"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportAccessChoices: {
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
                    "application/json": components["schemas"]["ReportAccessChoices"];
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
    listReportFiles: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportFile"][];
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
    createReportFile: {
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
                "application/json": components["schemas"]["ReportFileForm"];
            };
        };
        responses: {
            /** @description The file, with no bytes yet */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFile"], "id" | "kind" | "publicationId" | "fileName" | "fileSize" | "fileDate" | "uploadUrl" | "receivedSize" | "state" | "pages" | "bookmarks" | "sameReports" | "createdBy" | "createdDate" | "expiresDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "report-file-extension" | "report-file-template-extension" | "report-file-document-extension" | "report-file-too-large" | "report-file-publication-unknown" | "publication-closed" | "report-file-limit-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteReportFile: {
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
            /** @description The upload was deleted */
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
    checkReportFile: {
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
            /** @description The file, with the pages and bookmarks of its layout */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportFile"], "id" | "kind" | "publicationId" | "fileName" | "fileSize" | "fileDate" | "uploadUrl" | "receivedSize" | "state" | "pages" | "bookmarks" | "sameReports" | "createdBy" | "createdDate" | "expiresDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-file-incomplete" | "report-file-unreadable" | "report-file-truncated" | "report-file-encrypted" | "report-file-unsafe" | "report-file-template" | "report-file-not-template" | "report-file-not-document" | "report-file-without-data" | "report-file-live-connection" | "report-file-layout" | "report-file-too-complex" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    compareReportFile: {
        parameters: {
            query: {
                /** @description Report whose file is to be replaced. */
                reportKey: components["schemas"]["Key"];
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
            /** @description The differences between the layout of the report and that of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFileComparison"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "report-file-incomplete" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    importReportFile: {
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
                "application/json": components["schemas"]["ReportFileImport"];
            };
        };
        responses: {
            /** @description The report with the file */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Report"], "id" | "name" | "folderId" | "folderPath" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "reportUrl" | "powerBiUrl" | "reportId" | "reportGroup" | "securityModel" | "height" | "width" | "author" | "authorName" | "publicationStatus" | "createdDate" | "modificationDate" | "fileName" | "fileSize" | "fileVersion" | "versionDate" | "pages" | "bookmarks" | "isFavourite" | "lastOpenedDate" | "isModified" | "documentCount" | "mayDownload">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-file-incomplete" | "report-name-required" | "report-name-too-long" | "report-name-invalid" | "report-exists" | "report-placement-required" | "report-folder-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadReport: {
        parameters: {
            query?: {
                /** @description Ticket from getReportDownload, used instead of a token because a browser that downloads a file by itself sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportEmbed: {
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
            /** @description The address and the token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEmbed"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-access-denied" | "report-content-missing" | "report-embed-unavailable" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    askReportFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportFiguresQuestion"];
            };
        };
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportFigures"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "not-found" | "report-access-denied" | "report-page-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listSavedBookmarks: {
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
            /** @description The bookmarks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmarkList"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-access-denied" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createSavedBookmark: {
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
                "application/json": components["schemas"]["SavedBookmarkForm"];
            };
        };
        responses: {
            /** @description The new bookmark */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmark"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-access-denied" | "report-page-unknown" | "saved-bookmark-name-taken" | "saved-bookmark-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getSavedBookmark: {
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
            /** @description The bookmark */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmark"];
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
    deleteSavedBookmark: {
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
            /** @description The bookmark was deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "saved-bookmark-not-owned" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateSavedBookmark: {
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
                "application/json": components["schemas"]["SavedBookmarkPatch"];
            };
        };
        responses: {
            /** @description The bookmark */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmark"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "saved-bookmark-not-owned" | "saved-bookmark-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    moveSavedBookmark: {
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
                "application/json": components["schemas"]["SavedBookmarkMove"];
            };
        };
        responses: {
            /** @description The bookmarks of the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmarkList"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "saved-bookmark-not-owned" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    markDefaultBookmark: {
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
                "application/json": components["schemas"]["SavedBookmarkDefault"];
            };
        };
        responses: {
            /** @description The bookmark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedBookmark"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportProjects: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportProject"][];
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
    createReportProject: {
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
                "application/json": components["schemas"]["ReportProjectForm"];
            };
        };
        responses: {
            /** @description The new project */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportProject"], "id" | "name" | "description" | "accountId" | "accountNumber" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "reportCount" | "reports" | "createdBy" | "createdDate" | "modifiedBy" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "report-project-account-required" | "report-project-account-unknown" | "report-project-engagement-required" | "report-project-engagement-unknown" | "report-project-engagement-of-another-client" | "report-project-report-unknown" | "report-project-report-of-another-client" | "report-project-report-of-another-engagement" | "report-project-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportProject: {
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
            /** @description The project */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportProject"];
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
    deleteReportProject: {
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
            /** @description The project was deleted */
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
    updateReportProject: {
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
                "application/json": components["schemas"]["ReportProjectPatch"];
            };
        };
        responses: {
            /** @description The updated project */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportProject"], "id" | "name" | "description" | "accountId" | "accountNumber" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "reportCount" | "reports" | "createdBy" | "createdDate" | "modifiedBy" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-project-engagement-required" | "report-project-engagement-unknown" | "report-project-engagement-of-another-client" | "report-project-report-unknown" | "report-project-report-of-another-client" | "report-project-report-of-another-engagement" | "report-project-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getFeesDashboard: {
        parameters: {
            query: {
                dashboard: components["schemas"]["FeesDashboardName"];
                /** @description The first month; without it eleven before the last. */
                from?: components["schemas"]["DashboardMonth"];
                /** @description The last month; without it the last one with figures. */
                to?: components["schemas"]["DashboardMonth"];
                /** @description The business unit of the engagements. */
                unit?: string;
                /** @description The email address of the partner; for originating fees, of the originator. */
                partner?: components["schemas"]["Email"];
                client?: components["schemas"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesDashboard"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "dashboard-period-reversed" | "dashboard-period-too-long" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getRegisterDashboard: {
        parameters: {
            query?: {
                /** @description The first month; without it eleven before the last. */
                from?: components["schemas"]["DashboardMonth"];
                /** @description The last month; without it the last one with figures. */
                to?: components["schemas"]["DashboardMonth"];
                /** @description The business unit of the engagements. */
                unit?: string;
                /** @description The email address of the partner; for originating fees, of the originator. */
                partner?: components["schemas"]["Email"];
                client?: components["schemas"]["Key"];
                /** @description Narrows the notices, not what is counted. */
                kind?: components["schemas"]["RegisterNoticeKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterDashboard"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "dashboard-period-reversed" | "dashboard-period-too-long" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getDashboardChoices: {
        parameters: {
            query: {
                dashboard: components["schemas"]["DashboardName"];
            };
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
                    "application/json": components["schemas"]["DashboardChoices"];
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
    listPlanningRequests: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["PlanningRequest"][];
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
    createPlanningRequest: {
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
                "application/json": components["schemas"]["PlanningRequestForm"];
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
                    "application/json": WithRequired<components["schemas"]["PlanningRequest"], "id" | "number" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementType" | "ibsNumber" | "accountName" | "requestType" | "businessUnit" | "managerEmail" | "managerName" | "offerId" | "solution" | "englishSolution" | "teamContacts" | "desiredStartDate" | "desiredDeliveryDate" | "workingDays" | "status" | "reason" | "history" | "openPublicationId" | "mayChange" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "planning-engagement-unknown" | "planning-manager-unknown" | "planning-business-unit-unknown" | "planning-solution-unknown" | "planning-contact-unknown" | "planning-contact-twice" | "planning-admin-missing" | "planning-delivery-before-start" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getPlanningRequest: {
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
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningRequest"];
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
    updatePlanningRequest: {
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
                "application/json": components["schemas"]["PlanningRequestPatch"];
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
                    "application/json": WithRequired<components["schemas"]["PlanningRequest"], "id" | "number" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementType" | "ibsNumber" | "accountName" | "requestType" | "businessUnit" | "managerEmail" | "managerName" | "offerId" | "solution" | "englishSolution" | "teamContacts" | "desiredStartDate" | "desiredDeliveryDate" | "workingDays" | "status" | "reason" | "history" | "openPublicationId" | "mayChange" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "planning-not-participant" | "planning-closed" | "planning-engagement-of-another-client" | "planning-engagement-unknown" | "planning-manager-unknown" | "planning-business-unit-unknown" | "planning-solution-unknown" | "planning-contact-unknown" | "planning-contact-twice" | "planning-admin-missing" | "planning-delivery-before-start" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    decidePlanningRequest: {
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
                "application/json": components["schemas"]["PlanningDecision"];
            };
        };
        responses: {
            /** @description The request with the decision */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["PlanningRequest"], "id" | "number" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementType" | "ibsNumber" | "accountName" | "requestType" | "businessUnit" | "managerEmail" | "managerName" | "offerId" | "solution" | "englishSolution" | "teamContacts" | "desiredStartDate" | "desiredDeliveryDate" | "workingDays" | "status" | "reason" | "history" | "openPublicationId" | "mayChange" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "planning-transition-refused" | "planning-reason-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    cancelPlanningRequest: {
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
            /** @description The cancelled request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["PlanningRequest"], "id" | "number" | "engagementId" | "engagementCode" | "engagementDescription" | "engagementType" | "ibsNumber" | "accountName" | "requestType" | "businessUnit" | "managerEmail" | "managerName" | "offerId" | "solution" | "englishSolution" | "teamContacts" | "desiredStartDate" | "desiredDeliveryDate" | "workingDays" | "status" | "reason" | "history" | "openPublicationId" | "mayChange" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "planning-not-participant" | "planning-transition-refused" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getPlanningChoices: {
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
                    "application/json": components["schemas"]["PlanningChoices"];
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
    getPlanningLoad: {
        parameters: {
            query: {
                from: Day;
                to: Day;
                /** @description Request to leave out. */
                exceptId?: components["schemas"]["Key"];
                /** @description Email address of the person who would manage the request. */
                manager?: components["schemas"]["Email"];
                /** @description Ids of the contacts who would work on the request, separated by commas. */
                team?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanningLoad"];
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
    listReportTemplates: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportTemplate"][];
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
    createReportTemplate: {
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
                "application/json": components["schemas"]["ReportTemplateForm"];
            };
        };
        responses: {
            /** @description The new template */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportTemplate"], "id" | "name" | "description" | "offerId" | "solution" | "englishSolution" | "isRetired" | "currentVersion" | "fileName" | "fileSize" | "pages" | "versions" | "useCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "report-template-file-unknown" | "report-template-name-taken" | "report-template-solution-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportTemplate: {
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
            /** @description The template */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTemplate"];
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
    updateReportTemplate: {
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
                "application/json": components["schemas"]["ReportTemplatePatch"];
            };
        };
        responses: {
            /** @description The updated template */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportTemplate"], "id" | "name" | "description" | "offerId" | "solution" | "englishSolution" | "isRetired" | "currentVersion" | "fileName" | "fileSize" | "pages" | "versions" | "useCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "report-template-name-taken" | "report-template-solution-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    addReportTemplateVersion: {
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
                "application/json": components["schemas"]["ReportTemplateVersionForm"];
            };
        };
        responses: {
            /** @description The template with its new version */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ReportTemplate"], "id" | "name" | "description" | "offerId" | "solution" | "englishSolution" | "isRetired" | "currentVersion" | "fileName" | "fileSize" | "pages" | "versions" | "useCount" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "modifiedByName">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "report-template-file-unknown" | "report-template-retired" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportTemplateLayout: {
        parameters: {
            query?: {
                /** @description Version number; the current version if omitted. */
                version?: number;
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
            /** @description The layout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLayout"];
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
    downloadReportTemplate: {
        parameters: {
            query?: {
                /** @description Ticket from getReportTemplateDownload, used instead of a token because a browser that downloads a file by itself sends no header. */
                ticket?: string;
                /** @description Version number; the current version if omitted. */
                version?: number;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "report-template-retired" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getReportTemplateDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "report-template-retired" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportTemplateUses: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The downloads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportTemplateUse"][];
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
    listStatementRequests: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StatementRequest"][];
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
    createStatementRequest: {
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
                "application/json": components["schemas"]["StatementRequestForm"];
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
                    "application/json": WithRequired<components["schemas"]["StatementRequest"], "id" | "accountId" | "accountName" | "fileName" | "fileSize" | "uploadUrl" | "receivedSize" | "periodStart" | "periodEnd" | "content" | "amountSigns" | "chart" | "rounding" | "language" | "companyName" | "companyForm" | "companyNumber" | "companyAddress" | "status" | "stage" | "progress" | "lineCount" | "entryCount" | "failedCheckCount" | "failure" | "priorRequestId" | "priorPeriodEnd" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "finishedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "statement-client-unknown" | "statement-period-invalid" | "statement-place-unknown" | "statement-account-repeated" | "statement-prior-unknown" | "statement-company-number-invalid" | "statement-file-too-large" | "statement-limit-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStatementRequest: {
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
            /** @description The request */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementRequest"];
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
    deleteStatementRequest: {
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
            /** @description The request was deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "statement-of-another" | "statement-closed" | "statement-pinned" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    startStatementRequest: {
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
                    "application/json": WithRequired<components["schemas"]["StatementRequest"], "id" | "accountId" | "accountName" | "fileName" | "fileSize" | "uploadUrl" | "receivedSize" | "periodStart" | "periodEnd" | "content" | "amountSigns" | "chart" | "rounding" | "language" | "companyName" | "companyForm" | "companyNumber" | "companyAddress" | "status" | "stage" | "progress" | "lineCount" | "entryCount" | "failedCheckCount" | "failure" | "priorRequestId" | "priorPeriodEnd" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "finishedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "statement-file-incomplete" | "statement-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    cancelStatementRequest: {
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
                    "application/json": WithRequired<components["schemas"]["StatementRequest"], "id" | "accountId" | "accountName" | "fileName" | "fileSize" | "uploadUrl" | "receivedSize" | "periodStart" | "periodEnd" | "content" | "amountSigns" | "chart" | "rounding" | "language" | "companyName" | "companyForm" | "companyNumber" | "companyAddress" | "status" | "stage" | "progress" | "lineCount" | "entryCount" | "failedCheckCount" | "failure" | "priorRequestId" | "priorPeriodEnd" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate" | "finishedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "statement-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStatements: {
        parameters: {
            query?: {
                /** @description The smallest amount, in whole euros, from which a variation is significant. */
                amount?: number;
                /** @description The smallest percentage from which a variation is significant. If `amount` is also given, a variation must reach both. A variation from zero reaches any percentage. */
                percent?: number;
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
            /** @description The statements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementResult"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "statement-unfinished" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStatementFigure: {
        parameters: {
            query: {
                /** @description The key of a line in the statements. */
                line: components["schemas"]["StatementPlace"];
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
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementFigureAccounts"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "statement-unfinished" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStatementEntries: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StatementEntry"][];
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
    listStatementAccounts: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StatementAccount"][];
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
    getStatementDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementDownload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "statement-unfinished" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadStatements: {
        parameters: {
            query: {
                format: "xlsx" | "pdf";
                /** @description The language of the file. Defaults to the language of the request, or to French if the request has none. */
                language?: components["schemas"]["StatementLanguage"];
                /** @description The ticket from getStatementDownload, used instead of a token because a browser that downloads a file itself cannot send headers. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "statement-unfinished" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getRememberedMapping: {
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
            /** @description The remembered settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberedMapping"];
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
    listDocuments: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Document"][];
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
    findKnownDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentContentQuestion"];
            };
        };
        responses: {
            /** @description Where the content is already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownDocuments"];
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
    moveDocuments: {
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
                "application/json": components["schemas"]["DocumentMoveForm"];
            };
        };
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsMoved"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-unknown" | "document-of-another" | "document-changed" | "document-client-unknown" | "document-engagement-unknown" | "document-confidentiality-refused" | "document-name-taken" | "document-quota-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteDocuments: {
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
                "application/json": components["schemas"]["DocumentDeletionForm"];
            };
        };
        responses: {
            /** @description They are deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-unknown" | "document-of-another" | "document-changed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    restoreDocuments: {
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
                "application/json": components["schemas"]["DocumentRestorationForm"];
            };
        };
        responses: {
            /** @description They are where they were */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-unknown" | "document-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getDocument: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
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
    updateDocument: {
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
                "application/json": components["schemas"]["DocumentPatch"];
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Document"], "id" | "name" | "accountId" | "accountName" | "accountNumber" | "engagementId" | "engagementCode" | "fiscalYear" | "folder" | "documentType" | "confidentiality" | "versionId" | "versionNumber" | "fileSize" | "activeContent" | "createdBy" | "createdByName" | "createdDate" | "modifiedBy" | "modifiedByName" | "modifiedDate" | "textMatch" | "sharedUntil" | "sharedByName" | "linkedTo" | "isLink">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "document-of-another" | "document-client-unknown" | "document-engagement-unknown" | "document-confidentiality-refused" | "document-extension" | "document-name-taken" | "document-quota-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    linkDocument: {
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
                "application/json": components["schemas"]["DocumentLinkForm"];
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Document"], "id" | "name" | "accountId" | "accountName" | "accountNumber" | "engagementId" | "engagementCode" | "fiscalYear" | "folder" | "documentType" | "confidentiality" | "versionId" | "versionNumber" | "fileSize" | "activeContent" | "createdBy" | "createdByName" | "createdDate" | "modifiedBy" | "modifiedByName" | "modifiedDate" | "textMatch" | "sharedUntil" | "sharedByName" | "linkedTo" | "isLink">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "document-client-unknown" | "document-engagement-unknown" | "document-confidentiality-refused" | "document-extension" | "document-mismatch" | "document-content-changed" | "document-already-here" | "document-name-taken" | "document-infected" | "document-scanner-unavailable" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listDocumentLinks: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Document"][];
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
    listDocumentVersions: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
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
                        value: components["schemas"]["DocumentVersion"][];
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
    listDocumentEvents: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DocumentEvent"][];
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
    restoreDocumentVersion: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Document"], "id" | "name" | "accountId" | "accountName" | "accountNumber" | "engagementId" | "engagementCode" | "fiscalYear" | "folder" | "documentType" | "confidentiality" | "versionId" | "versionNumber" | "fileSize" | "activeContent" | "createdBy" | "createdByName" | "createdDate" | "modifiedBy" | "modifiedByName" | "modifiedDate" | "textMatch" | "sharedUntil" | "sharedByName" | "linkedTo" | "isLink">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "document-of-another" | "document-version-current" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getDocumentDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadDocument: {
        parameters: {
            query?: {
                /** @description Of getDocumentDownload, instead of a token: a browser that fetches a file by its own means sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    prepareDocumentArchive: {
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
                "application/json": components["schemas"]["DocumentArchiveForm"];
            };
        };
        responses: {
            /** @description The zip can be fetched */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentArchive"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-unknown" | "document-archive-too-large" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadDocumentArchive: {
        parameters: {
            query?: {
                /** @description Of prepareDocumentArchive, instead of a token: a browser that fetches a file by its own means sends no header. */
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
            /** @description The zip */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "document-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    shareDocuments: {
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
                "application/json": components["schemas"]["DocumentShareForm"];
            };
        };
        responses: {
            /** @description They are shared */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsShared"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-unknown" | "document-clients-differ" | "document-contact-unknown" | "document-share-past" | "document-share-too-long" | "document-share-needless" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteDocumentShare: {
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
            /** @description It is over */
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
    listDocumentShares: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts, each with the last day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DocumentShare"][];
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
    listDocumentDeletions: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The deleted documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DocumentDeletion"][];
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
    listDocumentUploads: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DocumentUpload"][];
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
    createDocumentUpload: {
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
                "application/json": components["schemas"]["DocumentUploadForm"];
            };
        };
        responses: {
            /** @description The file */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["DocumentUpload"], "id" | "accountId" | "accountName" | "engagementId" | "fiscalYear" | "folder" | "documentType" | "confidentiality" | "fileName" | "fileSize" | "fileDate" | "uploadUrl" | "receivedSize" | "createdDate" | "expiresDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "document-client-unknown" | "document-engagement-unknown" | "document-confidentiality-refused" | "document-extension" | "document-too-large" | "document-limit-reached" | "document-quota-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteDocumentUpload: {
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
            /** @description It is gone */
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
    importDocumentUpload: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Document"], "id" | "name" | "accountId" | "accountName" | "accountNumber" | "engagementId" | "engagementCode" | "fiscalYear" | "folder" | "documentType" | "confidentiality" | "versionId" | "versionNumber" | "fileSize" | "activeContent" | "createdBy" | "createdByName" | "createdDate" | "modifiedBy" | "modifiedByName" | "modifiedDate" | "textMatch" | "sharedUntil" | "sharedByName" | "linkedTo" | "isLink">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "document-incomplete" | "document-mismatch" | "document-infected" | "document-scanner-unavailable" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getTestData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestDataTerms"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "test-data-off" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listTestUsers: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The test people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TestUser"][];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "test-data-off" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createTestUser: {
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
                "application/json": components["schemas"]["TestUserForm"];
            };
        };
        responses: {
            /** @description The test person */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["TestUser"], "id" | "companyName" | "companyNumber" | "accountId" | "contactId" | "title" | "firstName" | "lastName" | "email" | "mobile" | "phone" | "role" | "canSignIn" | "bank" | "iban" | "currency" | "openingBalance" | "balance" | "transactionCount" | "documentCount" | "createdBy" | "createdByName" | "createdDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "test-data-off" | "test-email-reserved" | "test-email-taken" | "test-company-number-taken" | "test-role-unknown" | "test-iban-invalid" | "test-iban-taken" | "password-too-short" | "password-common" | "password-personal" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    assessTestPurge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestPurgeForm"];
            };
        };
        responses: {
            /** @description The data that would be deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestPurge"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "test-data-off" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    purgeTestUsers: {
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
                "application/json": components["schemas"]["TestPurgeForm"];
            };
        };
        responses: {
            /** @description The data that was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestPurge"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "test-data-off" | "test-data-used" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getTestUser: {
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
            /** @description The test person */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestUser"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "test-data-off" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listTestTransactions: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The transactions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["TestTransaction"][];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "test-data-off" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    addTestTransactions: {
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
                "application/json": components["schemas"]["TestTransactionsForm"];
            };
        };
        responses: {
            /** @description The test person */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["TestUser"], "id" | "companyName" | "companyNumber" | "accountId" | "contactId" | "title" | "firstName" | "lastName" | "email" | "mobile" | "phone" | "role" | "canSignIn" | "bank" | "iban" | "currency" | "openingBalance" | "balance" | "transactionCount" | "documentCount" | "createdBy" | "createdByName" | "createdDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "test-data-off" | "test-transaction-id-taken" | "test-iban-invalid" | "test-currency-other" | "test-transaction-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    addTestDocuments: {
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
                "application/json": components["schemas"]["TestDocumentsForm"];
            };
        };
        responses: {
            /** @description The test person */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["TestUser"], "id" | "companyName" | "companyNumber" | "accountId" | "contactId" | "title" | "firstName" | "lastName" | "email" | "mobile" | "phone" | "role" | "canSignIn" | "bank" | "iban" | "currency" | "openingBalance" | "balance" | "transactionCount" | "documentCount" | "createdBy" | "createdByName" | "createdDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "test-data-off" | "document-quota-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStockTakes: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockTake"][];
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
    createStockTake: {
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
                "application/json": components["schemas"]["StockTakeForm"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["StockTake"], "id" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "name" | "status" | "countDate" | "closingDate" | "theoreticalDay" | "tolerancePercent" | "toleranceValue" | "zones" | "lineCount" | "countedCount" | "recountCount" | "unexplainedCount" | "lateCount" | "movementCount" | "outsideCount" | "isCounter" | "theoreticalValue" | "countedValue" | "closingValue" | "differenceValue" | "frozenDate" | "closedDate" | "closedByName" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "stock-engagement-unknown" | "stock-counter-unknown" | "stock-zone-twice" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockTake: {
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
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockTake"];
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
    deleteStockTake: {
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
            /** @description It is deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateStockTake: {
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
                "application/json": components["schemas"]["StockTakePatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["StockTake"], "id" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "name" | "status" | "countDate" | "closingDate" | "theoreticalDay" | "tolerancePercent" | "toleranceValue" | "zones" | "lineCount" | "countedCount" | "recountCount" | "unexplainedCount" | "lateCount" | "movementCount" | "outsideCount" | "isCounter" | "theoreticalValue" | "countedValue" | "closingValue" | "differenceValue" | "frozenDate" | "closedDate" | "closedByName" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-counter-unknown" | "stock-zone-twice" | "stock-zone-used" | "stock-empty" | "stock-transition-refused" | "stock-unfinished" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    importStockLines: {
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
                "application/json": components["schemas"]["StockLineImport"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLineImported"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "stock-zone-unknown" | "stock-line-twice" | "stock-quantity-wrong" | "stock-limit-reached" | "stock-import-incomplete" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockImportColumns: {
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
            /** @description The latest first; none where nothing was imported for the client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberedStockColumns"];
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
    getStockSamples: {
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
            /** @description The samples, latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSamples"];
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
    drawStockSample: {
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
                "application/json": components["schemas"]["StockSampleForm"];
            };
        };
        responses: {
            /** @description All samples of the stock-take */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSamples"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "stock-sample-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockAttendance: {
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
            /** @description The attendance report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAttendance"];
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
    updateStockAttendance: {
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
                "application/json": components["schemas"]["StockAttendancePatch"];
            };
        };
        responses: {
            /** @description The attendance report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAttendance"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-zone-unknown" | "stock-auditor-unknown" | "stock-take-closed" | "stock-attendance-fixed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    sendStockAttendance: {
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
                "application/json": components["schemas"]["StockAttendanceSendForm"];
            };
        };
        responses: {
            /** @description The attendance report */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAttendance"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-attendance-fixed" | "stock-attendance-incomplete" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockAttendanceDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadStockAttendance: {
        parameters: {
            query: {
                language: components["schemas"]["Language"];
                /** @description The ticket from getStockAttendanceDownload, used instead of a token because a browser that downloads a file itself cannot send headers. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    importStockMovements: {
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
                "application/json": components["schemas"]["StockMovementImport"];
            };
        };
        responses: {
            /** @description The number of movements, and the faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovementsImported"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "stock-movement-limit" | "stock-import-incomplete" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockValuation: {
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
            /** @description The valuation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockValuation"];
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
    updateStockValuation: {
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
                "application/json": components["schemas"]["StockValuationPatch"];
            };
        };
        responses: {
            /** @description The valuation */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockValuation"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    importStockEntries: {
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
                "application/json": components["schemas"]["StockEntryImport"];
            };
        };
        responses: {
            /** @description The number of entries, and the faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockEntriesImported"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "stock-entry-limit" | "stock-import-incomplete" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStockEntryColumns: {
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
            /** @description The files, latest first; empty if nothing was imported for the client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RememberedStockEntryColumns"];
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
    listStockEntries: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockEntry"][];
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
    deleteStockEntry: {
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
            /** @description The entry was deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStockValues: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockValue"][];
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
    listStockMovements: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The movements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockMovement"][];
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
    deleteStockMovement: {
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
            /** @description The movement was deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStockLines: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockLine"][];
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
    updateStockLine: {
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
                "application/json": components["schemas"]["StockLinePatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["StockLine"], "id" | "stockTakeId" | "zoneId" | "site" | "zone" | "shelf" | "code" | "barcode" | "name" | "articleClass" | "unit" | "packSize" | "batch" | "unitCost" | "theoreticalQuantity" | "countedQuantity" | "movedQuantity" | "closingQuantity" | "difference" | "differenceValue" | "isBeyond" | "state" | "countCount" | "photoCount" | "recountBy" | "recountByName" | "explanation" | "isAdded">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-take-closed" | "stock-counter-unknown" | "stock-recount-self" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStockCounts: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StockCount"][];
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
    listCountSheets: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["CountSheet"][];
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
    getCountSheet: {
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
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountSheet"];
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
    createCounts: {
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
                "application/json": components["schemas"]["CountBatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCounts"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getCountSheetKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountSheetKey"];
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
    listCountLines: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["CountLine"][];
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
    createCountPhoto: {
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
                "application/json": components["schemas"]["CountPhotoForm"];
            };
        };
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCountPhoto"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "stock-take-closed" | "stock-photo-wrong" | "stock-photo-infected" | "stock-photo-scanner-unavailable" | "stock-photo-limit-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listCountPhotos: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["CountPhoto"][];
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
    deleteCountPhoto: {
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
            /** @description It is gone */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "stock-photo-of-another" | "stock-take-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getCountPhotoContent: {
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
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountPhotoContent"];
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
    listMyCounts: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["MyCount"][];
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
    listSignatureUploads: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The uploads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SignatureUpload"][];
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
    createSignatureUpload: {
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
                "application/json": components["schemas"]["SignatureUploadForm"];
            };
        };
        responses: {
            /** @description The upload */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureUpload"], "id" | "fileName" | "fileSize" | "uploadUrl" | "receivedSize" | "createdDate" | "expiresDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "signature-not-pdf" | "signature-too-large" | "signature-limit-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteSignatureUpload: {
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
            /** @description The upload was deleted */
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
    importSignatureUpload: {
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
            /** @description The draft */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-incomplete" | "signature-not-pdf" | "signature-broken" | "signature-encrypted" | "signature-xfa" | "signature-no-pages" | "signature-certified" | "signature-signed" | "signature-too-complex" | "signature-infected" | "signature-scanner-unavailable" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listSignatureEnvelopes: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SignatureEnvelope"][];
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
    getSignatureEnvelope: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureEnvelope"];
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
    deleteSignatureEnvelope: {
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "signature-of-another" | "signature-status" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    sendSignatureEnvelope: {
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
                "application/json": components["schemas"]["SignatureSendForm"];
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-of-another" | "signature-status" | "signature-page-unknown" | "signature-signer-unknown" | "signature-signer-twice" | "signature-outside-refused" | "signature-copy-unknown" | "signature-copy-twice" | "signature-fields-overlap" | "signature-field-too-small" | "signature-due-past" | "signature-fields-too-many" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    signSignatureEnvelope: {
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
                "application/json": components["schemas"]["SignatureMark"];
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-status" | "signature-not-signer" | "signature-not-your-turn" | "signature-already-signed" | "signature-look-empty" | "signature-initials-empty" | "signature-values-wrong" | "signature-picture-wrong" | "signature-failed" | "signature-not-stamped" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    declineSignatureEnvelope: {
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
                "application/json": components["schemas"]["SignatureReason"];
            };
        };
        responses: {
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-status" | "signature-not-signer" | "signature-not-your-turn" | "signature-already-signed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    cancelSignatureEnvelope: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-of-another" | "signature-status" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    remindSignatureEnvelope: {
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
            /** @description The document */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureEnvelope"], "id" | "name" | "message" | "dueDate" | "status" | "isOrdered" | "pageCount" | "pageSizes" | "fileSize" | "contentHash" | "originalHash" | "signerCount" | "signedCount" | "copies" | "waitingFor" | "isMine" | "isCopied" | "isMyTurn" | "isLate" | "isRemindable" | "createdBy" | "createdByName" | "createdDate" | "sentDate" | "remindedDate" | "endedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-of-another" | "signature-status" | "signature-reminded" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listSignatureSigners: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SignatureSigner"][];
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
    listSignatureEvents: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            path: {
                /** @description The key of the entity. A key that is not a number gets the same response as one that does not exist. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SignatureEvent"][];
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
    getSignatureDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadSignatureFile: {
        parameters: {
            query?: {
                /** @description The ticket from getSignatureDownload, used instead of a token because a browser that downloads a file itself cannot send headers. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getSignatureTrailDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "signature-status" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadSignatureTrail: {
        parameters: {
            query: {
                language: components["schemas"]["Language"];
                /** @description The ticket from getSignatureTrailDownload, used instead of a token because a browser that downloads a file itself cannot send headers. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "signature-status" | "signature-failed" | "signature-not-stamped" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listSignatureTemplates: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The templates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SignatureTemplate"][];
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
    createSignatureTemplate: {
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
                "application/json": components["schemas"]["SignatureTemplateForm"];
            };
        };
        responses: {
            /** @description The template */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureTemplate"], "id" | "name" | "pagesFrom" | "places" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "signature-fields-overlap" | "signature-field-too-small" | "signature-fields-too-many" | "signature-template-name-taken" | "signature-template-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteSignatureTemplate: {
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
            /** @description The template was deleted */
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
    updateSignatureTemplate: {
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
                "application/json": components["schemas"]["SignatureTemplatePatch"];
            };
        };
        responses: {
            /** @description The template */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["SignatureTemplate"], "id" | "name" | "pagesFrom" | "places" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "signature-template-name-taken" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    sendSignatureLink: {
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "signature-of-another" | "signature-status" | "signature-not-outside" | "signature-not-your-turn" | "signature-link-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    readSignatureGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestVisit"];
            };
        };
        responses: {
            /** @description The content of the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureGuest"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    requestSignatureCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestToken"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "signature-link-closed" | "signature-code-limit" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    proveSignatureGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestProof"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureGuestProved"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "signature-link-closed" | "signature-code-wrong" | "signature-code-spent" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    signAsSignatureGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestMark"];
            };
        };
        responses: {
            /** @description The content of the page after the signature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureGuest"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "signature-link-closed" | "signature-session-expired" | "signature-status" | "signature-not-your-turn" | "signature-already-signed" | "signature-look-empty" | "signature-initials-empty" | "signature-values-wrong" | "signature-picture-wrong" | "signature-failed" | "signature-not-stamped" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    declineAsSignatureGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestRefusal"];
            };
        };
        responses: {
            /** @description The content of the page after the refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureGuest"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "signature-link-closed" | "signature-session-expired" | "signature-status" | "signature-not-your-turn" | "signature-already-signed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getSignatureGuestDownload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureGuestSession"];
            };
        };
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
                        code: "body-invalid" | "payload-too-large" | "media-type-unsupported" | "signature-link-unknown" | "signature-link-closed" | "signature-session-expired" | "signature-status" | "signature-not-your-turn" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadSignatureGuestFile: {
        parameters: {
            query: {
                /** @description The ticket from getSignatureGuestDownload, because a browser that downloads a file itself cannot send a body. */
                ticket: string;
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
                        code: "token-invalid" | "token-expired" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getSignatureAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureAuthority"];
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
    listAuditFolders: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AuditFolder"][];
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
    createAuditFolder: {
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
                "application/json": components["schemas"]["AuditFolderForm"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditFolder"], "id" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "year" | "status" | "completeness" | "requestCount" | "acceptedCount" | "submittedCount" | "lateCount" | "checkCount" | "concludedCount" | "reviewedCount" | "statementRequestId" | "statementVersion" | "statementPeriodEnd" | "priorFolderId" | "priorYear" | "preparedBy" | "preparedByName" | "preparedDate" | "reviewedBy" | "reviewedByName" | "reviewedDate" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "audit-engagement-unknown" | "audit-prior-unknown" | "audit-statements-unknown" | "audit-folder-exists" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getAuditFolder: {
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
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditFolder"];
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
    deleteAuditFolder: {
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
            /** @description It is deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-folder-used" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateAuditFolder: {
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
                "application/json": components["schemas"]["AuditFolderPatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditFolder"], "id" | "accountId" | "accountName" | "engagementId" | "engagementCode" | "engagementDescription" | "year" | "status" | "completeness" | "requestCount" | "acceptedCount" | "submittedCount" | "lateCount" | "checkCount" | "concludedCount" | "reviewedCount" | "statementRequestId" | "statementVersion" | "statementPeriodEnd" | "priorFolderId" | "priorYear" | "preparedBy" | "preparedByName" | "preparedDate" | "reviewedBy" | "reviewedByName" | "reviewedDate" | "createdBy" | "createdByName" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-statements-unknown" | "audit-unfinished" | "audit-same-person" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getAuditFolderExport: {
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
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "not-found" | "audit-folder-open" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    downloadAuditFolder: {
        parameters: {
            query?: {
                /** @description Instead of a token: a browser that fetches a file by its own means sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "audit-folder-open" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listAuditRequests: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AuditRequest"][];
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
    createAuditRequest: {
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
                "application/json": components["schemas"]["AuditRequestForm"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditRequest"], "id" | "folderId" | "accountName" | "folderYear" | "engagementDescription" | "title" | "description" | "dueDate" | "contactId" | "contactName" | "status" | "isFolderOpen" | "isLate" | "returnReason" | "submittedDate" | "decidedBy" | "decidedByName" | "decidedDate" | "documents" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "audit-folder-closed" | "audit-contact-unknown" | "audit-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteAuditRequest: {
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
            /** @description It is deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-request-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    updateAuditRequest: {
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
                "application/json": components["schemas"]["AuditRequestPatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditRequest"], "id" | "folderId" | "accountName" | "folderYear" | "engagementDescription" | "title" | "description" | "dueDate" | "contactId" | "contactName" | "status" | "isFolderOpen" | "isLate" | "returnReason" | "submittedDate" | "decidedBy" | "decidedByName" | "decidedDate" | "documents" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-request-closed" | "audit-contact-unknown" | "audit-reason-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    createAuditDocument: {
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
                "application/json": components["schemas"]["AuditDocumentForm"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditDocumentUpload"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "audit-folder-closed" | "audit-request-closed" | "audit-file-too-large" | "audit-limit-reached" | "storage-full" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    submitAuditDocument: {
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
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditRequest"], "id" | "folderId" | "accountName" | "folderYear" | "engagementDescription" | "title" | "description" | "dueDate" | "contactId" | "contactName" | "status" | "isFolderOpen" | "isLate" | "returnReason" | "submittedDate" | "decidedBy" | "decidedByName" | "decidedDate" | "documents" | "createdDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "idempotency-conflict" | "not-found" | "audit-folder-closed" | "audit-request-closed" | "audit-file-incomplete" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteAuditDocument: {
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
            /** @description It is deleted */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-request-closed" | "audit-document-of-another" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getAuditDocumentDownload: {
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
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadAuditDocument: {
        parameters: {
            query?: {
                /** @description Instead of a token: a browser that fetches a file by its own means sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listAuditChecks: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AuditCheck"][];
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
    updateAuditCheck: {
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
                "application/json": components["schemas"]["AuditCheckPatch"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditCheck"], "id" | "folderId" | "check" | "result" | "reason" | "count" | "listedCount" | "figures" | "accounts" | "conclusion" | "concludedBy" | "concludedByName" | "concludedDate" | "reviewedBy" | "reviewedByName" | "reviewedInitials" | "reviewedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "audit-folder-closed" | "audit-conclusion-missing" | "audit-same-person" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listAuditCheckEntries: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["StatementEntry"][];
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
    listAuditComments: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["AuditComment"][];
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
    createAuditComment: {
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
                "application/json": components["schemas"]["AuditCommentForm"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["AuditComment"], "id" | "folderId" | "requestId" | "checkId" | "text" | "mentions" | "createdBy" | "createdByName" | "createdDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "audit-folder-closed" | "audit-person-unknown" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listStatementQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestionList"];
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
    createStatementQuestion: {
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
                "application/json": components["schemas"]["StatementQuestionForm"];
            };
        };
        responses: {
            /** @description The new question */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestion"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "statement-question-limit-reached" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getStatementQuestion: {
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
            /** @description The question */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestion"];
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
    deleteStatementQuestion: {
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
            /** @description The question was deleted */
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
    updateStatementQuestion: {
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
                "application/json": components["schemas"]["StatementQuestionPatch"];
            };
        };
        responses: {
            /** @description The changed question */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestion"];
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
    moveStatementQuestion: {
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
                "application/json": components["schemas"]["StatementQuestionMove"];
            };
        };
        responses: {
            /** @description All questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestionList"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    rateStatementQuestion: {
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
                "application/json": components["schemas"]["StatementQuestionRating"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementQuestion"];
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    searchNetwork: {
        parameters: {
            query: {
                /** @description Words to search for. */
                text: string;
                /** @description Number of entities to skip. */
                $skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkFound"];
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
    getNetworkChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years and statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkChoices"];
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
    readNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkQuestion"];
            };
        };
        responses: {
            /** @description The elements and links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkPart"];
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
    findNetworkPaths: {
        parameters: {
            query: {
                from: components["schemas"]["NetworkKey"];
                to: components["schemas"]["NetworkKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paths */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkPaths"];
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
    listClientRelations: {
        parameters: {
            query?: {
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ClientRelation"][];
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
    createClientRelation: {
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
                "application/json": components["schemas"]["ClientRelationForm"];
            };
        };
        responses: {
            /** @description The new relation */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["ClientRelation"], "id" | "kind" | "accountId" | "otherAccountId">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "client-relation-same" | "client-relation-account-unknown" | "client-relation-exists" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deleteClientRelation: {
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
            /** @description It is deleted */
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
    listDeletedClientRelations: {
        parameters: {
            query?: {
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["DeletedClientRelation"][];
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
    listIndependenceConflicts: {
        parameters: {
            query?: {
                /** @description Words and "phrases" to find in the searchable fields, at most 50, ignoring accents and letter case. Terms side by side or joined by `AND` must all be found. `OR` requires at least one of two terms. `NOT` excludes matches of the term that follows. Parentheses group terms. `NOT` binds tightest, then `AND`, then `OR`. Inside a phrase every character is text, except that `\"` stands for a quote and `\\` for a backslash. */
                $search?: components["parameters"]["search"];
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["IndependenceConflict"][];
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
    rankClientStaff: {
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
            /** @description The members of staff with their engagements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkClientStaff"];
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
    listMails: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Mail"][];
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
    getMail: {
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
            /** @description The message */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Mail"], "@odata.etag" | "id" | "recipient" | "recipientName" | "subject" | "kind" | "status" | "language" | "aboutEntity" | "aboutId" | "messageId" | "body" | "secretUntil" | "attempts" | "nextAttemptDate" | "failureReason" | "lastError" | "createdDate" | "sentDate" | "closedDate" | "text" | "html">;
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
    resendMail: {
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
            /** @description The message, which waits */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Mail"], "@odata.etag" | "id" | "recipient" | "recipientName" | "subject" | "kind" | "status" | "language" | "aboutEntity" | "aboutId" | "messageId" | "body" | "secretUntil" | "attempts" | "nextAttemptDate" | "failureReason" | "lastError" | "createdDate" | "sentDate" | "closedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "mail-not-given-up" | "mail-erased" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the settings say */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailServer"];
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
    listPublications: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The publications */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["Publication"][];
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
    createPublication: {
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
                "application/json": components["schemas"]["PublicationForm"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Publication"], "id" | "requestId" | "requestNumber" | "engagementCode" | "accountId" | "accountName" | "solution" | "englishSolution" | "desiredDeliveryDate" | "status" | "reportId" | "reportName" | "folderPath" | "documents" | "createdBy" | "createdByName" | "createdDate" | "closedBy" | "closedByName" | "closedDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "publication-request-unknown" | "publication-request-not-open" | "publication-exists" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getPublication: {
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
            /** @description The publication */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
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
    updatePublication: {
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
                "application/json": components["schemas"]["PublicationPatch"];
            };
        };
        responses: {
            /** @description The updated publication */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Publication"], "id" | "requestId" | "requestNumber" | "engagementCode" | "accountId" | "accountName" | "solution" | "englishSolution" | "desiredDeliveryDate" | "status" | "reportId" | "reportName" | "folderPath" | "documents" | "createdBy" | "createdByName" | "createdDate" | "closedBy" | "closedByName" | "closedDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "publication-report-unknown" | "publication-report-of-another-client" | "publication-report-of-another-engagement" | "publication-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    addPublicationDocument: {
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
                "application/json": components["schemas"]["PublicationDocumentForm"];
            };
        };
        responses: {
            /** @description The publication with the document */
            201: {
                headers: {
                    ETag: components["headers"]["etag"];
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Publication"], "id" | "requestId" | "requestNumber" | "engagementCode" | "accountId" | "accountName" | "solution" | "englishSolution" | "desiredDeliveryDate" | "status" | "reportId" | "reportName" | "folderPath" | "documents" | "createdBy" | "createdByName" | "createdDate" | "closedBy" | "closedByName" | "closedDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "body-invalid" | "payload-too-large" | "media-type-unsupported" | "header-invalid" | "idempotency-conflict" | "not-found" | "publication-document-unknown" | "publication-document-limit-reached" | "publication-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    deletePublicationDocument: {
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
            /** @description The document was removed */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "publication-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    getPublicationDocumentDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadPublicationDocument: {
        parameters: {
            query?: {
                /** @description Ticket from getPublicationDocumentDownload, used instead of a token because a browser that downloads a file by itself sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    validatePublication: {
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
            /** @description The validated publication */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Publication"], "id" | "requestId" | "requestNumber" | "engagementCode" | "accountId" | "accountName" | "solution" | "englishSolution" | "desiredDeliveryDate" | "status" | "reportId" | "reportName" | "folderPath" | "documents" | "createdBy" | "createdByName" | "createdDate" | "closedBy" | "closedByName" | "closedDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "publication-closed" | "publication-report-missing" | "publication-without-readers" | "publication-report-of-another-engagement" | "publication-request-not-open" | "report-content-missing" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    abandonPublication: {
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
            /** @description The abandoned publication */
            200: {
                headers: {
                    ETag: components["headers"]["etag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WithRequired<components["schemas"]["Publication"], "id" | "requestId" | "requestNumber" | "engagementCode" | "accountId" | "accountName" | "solution" | "englishSolution" | "desiredDeliveryDate" | "status" | "reportId" | "reportName" | "folderPath" | "documents" | "createdBy" | "createdByName" | "createdDate" | "closedBy" | "closedByName" | "closedDate" | "modifiedDate">;
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "header-invalid" | "precondition-required" | "precondition-failed" | "not-found" | "publication-closed" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listReportDocuments: {
        parameters: {
            query?: {
                /** @description OData filter on the entity's own fields. Identifiers are case-insensitive. */
                $filter?: components["parameters"]["filter"];
                /** @description OData sort order, for example `createdDate desc,id`. */
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
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["ReportDocument"][];
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
    getReportDocumentDownload: {
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
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDownload"];
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
    downloadReportDocument: {
        parameters: {
            query?: {
                /** @description Ticket from getReportDocumentDownload, used instead of a token because a browser that downloads a file by itself sends no header. */
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
                        code: "token-missing" | "token-invalid" | "token-expired" | "record-missing" | "scope-missing" | "terms-not-accepted" | "query-invalid" | "not-found" | "rate-limited" | "server-error" | "database-unavailable";
                    };
                };
            };
        };
    };
    listNewReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewReports"];
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
    listWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Work"];
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
    listPublicHolidays: {
        parameters: {
            query: {
                /** @description First year. */
                year: number;
                /** @description Number of years, starting with `year`. */
                years?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public holidays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicHolidays"];
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
