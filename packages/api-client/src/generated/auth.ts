// Made from openapi.json by tools/api-types.mjs: 3bf52d82c19c64a1cbd37109b883a97435fd5d3aa1c74b45e895ad41977102c2
export interface paths {
    "/api/auth/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can be assigned, or own something: accounts that are active */
        get: operations["peopleAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/audit/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, by ids; the newest first */
        get: operations["authAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/audit/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that entries of the audit logs are exported */
        post: operations["auditExportNoteExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; ends the other logins */
        post: operations["passwordChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove by the mailed link that the email address is the own one */
        post: operations["registrationConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forget-pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a link mailed; answers the same for an unknown address */
        post: operations["forgottenPasswordForgetPwd[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; also sets the refresh cookie */
        post: operations["sessionLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the login that the refresh cookie belongs to */
        post: operations["sessionLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every login of the own account, this one too, with the password */
        post: operations["profileLogoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mailed link is for; does not use it up */
        post: operations["forgottenPasswordPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["peoplePeople"];
        put?: never;
        /** Invite somebody: the link in the mail sets the first password */
        post: operations["peopleInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/people/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What accounts are called, in whatever state they are */
        get: operations["peopleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/people/{id}": {
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
        /** Grant or take a role and rights, block or unblock */
        patch: operations["peopleChangePerson"];
        trace?: never;
    };
    "/api/auth/people/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["peoplePersonHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/people/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the invitation, or the link that confirms the address, again */
        post: operations["peopleInviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of whoever asks */
        get: operations["personalDataOwn"];
        put?: never;
        /** What is kept of a person */
        post: operations["personalDataTell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/account/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a person: what goes goes for good, and from what stays the name */
        post: operations["personalDataErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/post-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account, which has no role until an employee grants one */
        post: operations["registrationRegister[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profileProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["profileChangeProfile"];
        trace?: never;
    };
    "/api/auth/profile-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take the own picture away */
        delete: operations["profileImageRemoveProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile-images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profileImageProfileImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token for the refresh cookie, which is renewed as well */
        post: operations["sessionRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one login of the own account, with the password */
        post: operations["profileEndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password by a mailed link, once; ends every login, and a first one begins one */
        post: operations["forgottenPasswordSetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/setptofile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the own picture: JPEG, PNG or WebP up to 5 MB */
        post: operations["profileImageSetProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/smoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read-only tokens of each role, for the smoke tests of the release tool */
        post: operations["smokeSessionOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forget-pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a link mailed; answers the same for an unknown address */
        post: operations["forgottenPasswordForgetPwd[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/post-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account, which has no role until an employee grants one */
        post: operations["registrationRegister[1]"];
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
        AccountChangeDto: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Null for what was done from the command line */
            actor_id: number | null;
            /** @description Who did it, by the name of that time */
            actor_name: string;
            /** @enum {string} */
            action: "registered" | "invited" | "invitation-sent" | "confirmed" | "role-changed" | "blocked" | "unblocked" | "renamed" | "password-set" | "password-changed";
            changes: components["schemas"]["FieldChangeDto"][];
        };
        AccountDto: {
            id: number;
            name: string;
            /** Format: email */
            email: string;
            /** @description The address of the profile picture */
            image: string | null;
        };
        AccountHistoryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description The newest first */
            list: components["schemas"]["AccountChangeDto"][];
        };
        AccountNameDto: {
            id: number;
            name: string;
        };
        AccountNamesDto: {
            /** @enum {integer} */
            error: 0;
            /** @description By name */
            list: components["schemas"]["AccountNameDto"][];
        };
        AccountsDto: {
            /** @enum {integer} */
            error: 0;
            /** @description By name */
            list: components["schemas"]["AccountDto"][];
        };
        AskedPersonDto: {
            /** Format: email */
            email: string;
            account_id?: number;
            names?: string[];
        };
        AuditDetailsDto: {
            /** @description A property’s address, the name of a holding, the title of a document or file */
            title?: string;
            /** @description A file or a requested document of the record */
            part?: string;
            /** @description The account of the investor whose it is */
            account_id?: number;
            /** @example 1000000.00 */
            amount?: string;
            /**
             * @description Of all amounts of the entry
             * @example USD
             */
            currency?: string;
            /**
             * Format: date
             * @description When a distribution was paid
             */
            day?: string;
            /** @description Values of accounts are their numbers */
            changes?: components["schemas"]["AuditFieldChangeDto"][];
            /**
             * @description The filters of an export, as a query
             * @example account=7
             */
            filters?: string;
            /** @description How many entries were exported */
            count?: number;
        };
        AuditEntryDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description The account that did it */
            actor_id: number | null;
            /** @enum {string} */
            action: "sign-in" | "sign-out" | "session-ended" | "session-reused" | "smoke-tokens" | "registered" | "invited" | "invitation-sent" | "confirmed" | "role-changed" | "blocked" | "unblocked" | "renamed" | "password-check" | "password-set" | "password-changed" | "picture-changed" | "created" | "added" | "edited" | "removed" | "status" | "status_refused" | "servicing_file" | "file_added" | "file_renamed" | "file_withdrawn" | "request_made" | "request_edited" | "request_received" | "request_rejected" | "request_withdrawn" | "request_reopened" | "archived" | "restored" | "state" | "assignee" | "noted" | "exported" | "erased" | "log-exported";
            /**
             * @description What it was done to
             * @enum {string}
             */
            record_type: "account" | "session" | "property" | "document" | "holding" | "distribution" | "investor-document" | "contact" | "investor" | "listing" | "audit-log";
            record_id: string | null;
            /** @enum {string} */
            outcome: "done" | "refused" | "limited";
            /** @description As in the logs */
            request_id: string | null;
            /** @example 198.51.100.0/24 */
            network: string | null;
            /** @description What the record was then; null in entries of earlier releases */
            details: components["schemas"]["AuditDetailsDto"] | null;
        };
        AuditExportDto: {
            account?: number;
            /**
             * Format: date
             * @description The first day, in New York
             * @example 2026-11-20
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, in New York
             * @example 2026-11-20
             */
            to?: string;
            /** @enum {string} */
            action?: "sign-in" | "sign-out" | "session-ended" | "session-reused" | "smoke-tokens" | "registered" | "invited" | "invitation-sent" | "confirmed" | "role-changed" | "blocked" | "unblocked" | "renamed" | "password-check" | "password-set" | "password-changed" | "picture-changed" | "created" | "added" | "edited" | "removed" | "status" | "status_refused" | "servicing_file" | "file_added" | "file_renamed" | "file_withdrawn" | "request_made" | "request_edited" | "request_received" | "request_rejected" | "request_withdrawn" | "request_reopened" | "archived" | "restored" | "state" | "assignee" | "noted" | "exported" | "erased" | "log-exported";
            /** @enum {string} */
            record?: "account" | "session" | "property" | "document" | "holding" | "distribution" | "investor-document" | "contact" | "investor" | "listing" | "audit-log";
            /**
             * @description `false` leaves out who signed in and out, unless an `action` is asked for
             * @enum {string}
             */
            sign_ins?: "true" | "false";
            /** @description How many entries */
            count: number;
        };
        AuditFieldChangeDto: {
            /** @example amount */
            field: string;
            /** @description Null for nothing */
            from: string | null;
            to: string | null;
        };
        AuditPageDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["AuditEntryDto"][];
            /** @description The `before` of the part that follows; null at the end */
            next: number | null;
        };
        ChangePasswordDto: {
            /** Format: password */
            current_password: string;
            /** Format: password */
            password: string;
        };
        ChangePersonDto: {
            /**
             * @description Null takes the role
             * @enum {string|null}
             */
            type?: "admin" | "Investor" | null;
            rights?: ("people" | "documents" | "investments")[];
            blocked?: boolean;
            /** @description Of the row that the change is made from */
            version: number;
        };
        ChangeProfileDto: {
            name: string;
        };
        ErasedRecordsDto: {
            /** @enum {string} */
            kind: "account" | "sessions" | "devices" | "links" | "history" | "mails" | "contact" | "investor" | "listing" | "assigned" | "holdings" | "distributions" | "documents" | "traces" | "audit";
            count: number;
        };
        ErasureDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ErasedRecordsDto"][];
        };
        ErrorDto: {
            /** @enum {integer} */
            error: 1;
            message: string;
            /** @description At 422: messages per field */
            errors?: {
                [key: string]: string[];
            };
            /** @description At 404 and 410: empty. At 409 about a stale version: the row as it is now */
            list?: {
                [key: string]: unknown;
            }[];
        };
        FieldChangeDto: {
            /** @example type */
            field: string;
            /** @description As it was; empty for nothing */
            from: string[];
            /** @description As it was made */
            to: string[];
        };
        ForgotPasswordDto: {
            /** Format: email */
            email: string;
        };
        InvitePersonDto: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            type: "admin" | "Investor";
            rights?: ("people" | "documents" | "investments")[];
        };
        KnownPersonDto: {
            email: string;
            account_id: number | null;
            names: string[];
        };
        LinkTokenDto: {
            /** @description What follows `#token=` in the mailed link */
            token: string;
        };
        LinkedAccountDto: {
            /** @enum {integer} */
            error: 0;
            /** Format: email */
            email: string;
            /** @enum {string|null} */
            type: "admin" | "Investor" | null;
        };
        LoginDto: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            /**
             * @description Must be the role that the account has; it grants none
             * @enum {string}
             */
            type: "admin" | "Investor";
            /**
             * @description Stay signed in for 30 days; else until the browser is closed
             * @default false
             */
            remember: boolean;
        };
        MessageDto: {
            /** @enum {integer} */
            error: 0;
            message: string;
        };
        NewProfileImageDto: {
            /** Format: binary */
            image: string;
        };
        OkDto: {
            /** @enum {integer} */
            error: 0;
        };
        PasswordLinkDto: {
            /** @enum {integer} */
            error: 0;
            /**
             * @description A new password, or the first one
             * @enum {string}
             */
            purpose: "reset" | "invite";
            /**
             * Format: email
             * @description The account that the password will be of
             */
            email: string;
            name: string;
        };
        PasswordSetDto: {
            /** @enum {integer} */
            error: 0;
            /** Format: email */
            email: string;
            /** @enum {string|null} */
            type: "admin" | "Investor" | null;
            /** @description The login that a first password begins; null after a reset, and without a role */
            session: components["schemas"]["SessionDto"] | null;
        };
        PeopleDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["PersonDto"][];
            /** @description Of all pages */
            total: number;
        };
        PersonAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["PersonDto"][];
        };
        PersonDto: {
            id: number;
            name: string;
            /** Format: email */
            email: string;
            /** @description The address of the profile picture */
            image: string | null;
            /** @enum {string|null} */
            type: "admin" | "Investor" | null;
            /** @description What this employee may do beyond the others */
            rights: ("people" | "documents" | "investments")[];
            /** Format: date-time */
            created_at: string;
            /**
             * @description `waiting` for a role, `invited` and without a password yet
             * @enum {string}
             */
            state: "active" | "waiting" | "invited" | "blocked";
            email_confirmed: boolean;
            /**
             * Format: date-time
             * @description When a login of this account was made or renewed last
             */
            last_seen_at: string | null;
            version: number;
        };
        PersonalDataDto: {
            /** @enum {integer} */
            error: 0;
            person: components["schemas"]["KnownPersonDto"];
            list: components["schemas"]["PersonalRecordsDto"][];
            /** @description Why the person cannot be erased as things stand, in a sentence */
            hindrance: string | null;
        };
        PersonalRecordsDto: {
            /** @enum {string} */
            kind: "account" | "sessions" | "devices" | "links" | "history" | "mails" | "contact" | "investor" | "listing" | "assigned" | "holdings" | "distributions" | "documents" | "traces" | "audit";
            /**
             * @description What erasing the person does to them
             * @enum {string}
             */
            on_erasure: "erased" | "unnamed" | "kept";
            rows: {
                [key: string]: unknown;
            }[];
        };
        PresentPasswordDto: {
            /** Format: password */
            current_password: string;
        };
        ProfileAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ProfileDto"][];
            /** @description The one last used first */
            sessions: components["schemas"]["ProfileSessionDto"][];
        };
        ProfileDto: {
            id: number;
            name: string;
            /** Format: email */
            email: string;
            /** @description The address of the profile picture */
            image: string | null;
            /** @enum {string|null} */
            type: "admin" | "Investor" | null;
            /** @description What this employee may do beyond the others */
            rights: ("people" | "documents" | "investments")[];
            /** Format: date-time */
            created_at: string;
        };
        ProfileImageDto: {
            /** @enum {integer} */
            error: 0;
            /** @description The address of the picture: WebP, 512 × 512 pixels */
            image: string;
        };
        ProfileSessionDto: {
            /** Format: uuid */
            id: string;
            /** @description Whether it is the one that asks */
            current: boolean;
            /**
             * Format: date-time
             * @description When it was signed in
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was renewed last
             */
            last_used_at: string;
            /** @example Firefox on Windows */
            device: string;
            /** @description Whether it outlives the end of the browser */
            remember: boolean;
        };
        RegisterDto: {
            /** Format: email */
            email: string;
            /** @description The name by which the person is called */
            username: string;
            /** Format: password */
            password: string;
        };
        RegisteredDto: {
            /** @enum {integer} */
            error: 0;
            user: components["schemas"]["RegisteredUserDto"];
        };
        RegisteredUserDto: {
            id: number;
            name: string;
            /** Format: email */
            email: string;
        };
        SessionDto: {
            /** @enum {integer} */
            error: 0;
            /** @description For the Authorization header */
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds */
            expires_in: number;
            user: components["schemas"]["SessionUserDto"];
        };
        SessionUserDto: {
            id: number;
            name: string;
            /** Format: email */
            email: string;
            /** @description The address of the profile picture */
            image: string | null;
            /** @enum {string|null} */
            type: "admin" | "Investor" | null;
            /** @description What this employee may do beyond the others */
            rights: ("people" | "documents" | "investments")[];
        };
        SetPasswordDto: {
            /** @description What follows `#token=` in the mailed link */
            token: string;
            /** Format: password */
            password: string;
        };
        SmokeClientDto: {
            /** Format: password */
            client_secret: string;
        };
        SmokeSessionDto: {
            /** @enum {integer} */
            error: 0;
            /** @description For the Authorization header */
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds */
            expires_in: number;
            user: components["schemas"]["SessionUserDto"];
            /** @enum {string} */
            role: "manager" | "employee" | "investor";
            /** @enum {string} */
            scope: "read";
        };
        SmokeSessionsDto: {
            /** @enum {integer} */
            error: 0;
            /** @description One for each role */
            list: components["schemas"]["SmokeSessionDto"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    peopleAccounts: {
        parameters: {
            query?: {
                id?: number;
                type?: "admin" | "Investor";
                /** @description A part of the name or of the email address */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    authAudit: {
        parameters: {
            query?: {
                account?: number;
                /** @description The first day, in New York */
                from?: string;
                /** @description The last day, in New York */
                to?: string;
                action?: "sign-in" | "sign-out" | "session-ended" | "session-reused" | "smoke-tokens" | "registered" | "invited" | "invitation-sent" | "confirmed" | "role-changed" | "blocked" | "unblocked" | "renamed" | "password-check" | "password-set" | "password-changed" | "picture-changed" | "created" | "added" | "edited" | "removed" | "status" | "status_refused" | "servicing_file" | "file_added" | "file_renamed" | "file_withdrawn" | "request_made" | "request_edited" | "request_received" | "request_rejected" | "request_withdrawn" | "request_reopened" | "archived" | "restored" | "state" | "assignee" | "noted" | "exported" | "erased" | "log-exported";
                record?: "account" | "session" | "property" | "document" | "holding" | "distribution" | "investor-document" | "contact" | "investor" | "listing" | "audit-log";
                /** @description `false` leaves out who signed in and out, unless an `action` is asked for */
                sign_ins?: "true" | "false";
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    auditExportNoteExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditExportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    passwordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    registrationConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccountDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "forgottenPasswordForgetPwd[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sessionLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sessionLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileLogoutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    forgottenPasswordPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkTokenDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peoplePeople: {
        parameters: {
            query?: {
                id?: number;
                /** @description A part of the name or of the email address */
                search?: string;
                type?: "admin" | "Investor" | "none";
                state?: "active" | "waiting" | "invited" | "blocked";
                page?: number;
                size?: 10 | 25 | 50 | 100;
                sort?: "name" | "email" | "type" | "state" | "created_at" | "last_seen_at";
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peopleInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitePersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAnswerDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peopleNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNamesDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peopleChangePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAnswerDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peoplePersonHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountHistoryDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    peopleInviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    personalDataOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    personalDataTell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedPersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    personalDataErase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedPersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "registrationRegister[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswerDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileChangeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProfileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswerDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileImageRemoveProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileImageProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    sessionRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OkDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    forgottenPasswordSetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordSetDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    profileImageSetProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewProfileImageDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImageDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    smokeSessionOpen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmokeClientDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmokeSessionsDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "forgottenPasswordForgetPwd[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
    "registrationRegister[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredDto"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorDto"];
                };
            };
        };
    };
}
