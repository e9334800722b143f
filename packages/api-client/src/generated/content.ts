// Made from openapi.json by tools/api-types.mjs: 031c88f9e95b363b80726ff2d6b9a536a91cb54a46cc6aa7ead655d35d68c0f1
export interface paths {
    "/api/auth/aboutusget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["aboutList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/audit/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, by ids; the newest first */
        get: operations["contentAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/businessinfolist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["businessInfoList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["contactEnquiryReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["enquiryInboxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/enquiries/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["enquiryInboxSingle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["enquiryInboxChange"];
        trace?: never;
    };
    "/api/auth/enquiries/{kind}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enquiryInboxAddNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/homeboxlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["homeRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["investorEnquiryReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investwithusget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/legalget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["legalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/lendingget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lendingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/mediaget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["mediaList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/newsletterList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newsletterList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/newsletterList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newsletterSingle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of whoever asks */
        get: operations["enquiryPersonalDataOwn"];
        put?: never;
        /** What is kept of a person */
        post: operations["enquiryPersonalDataTell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/enquiries/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a person: what goes goes for good, and from what stays the name */
        post: operations["enquiryPersonalDataErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/podcastList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["podcastList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/pressReleaseList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pressReleaseList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/referredByList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorEnquiryReferrers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/siteinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["siteRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/socialPostList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["socialPostList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/teamList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["teamList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/testimonialList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["testimonialList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/videoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["videoList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newsletterSitemapList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/newsletters.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newsletterFeedPlain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/podcast.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["podcastFeedPlain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/press-releases.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pressReleaseFeedPlain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/feeds/newsletters.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["newsletterFeedLocalized"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/feeds/podcast.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["podcastFeedLocalized"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/feeds/press-releases.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pressReleaseFeedLocalized"];
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
        BusinessInfoAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["BusinessInfoDto"][];
        };
        BusinessInfoDto: {
            /** @description Heading */
            text: string;
            /** @description Paragraph under the heading */
            text2: string;
            /** @description Closing figure; absent where a group has none */
            text3?: string;
            /**
             * @description Language these texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        ContactEnquiryDto: {
            /**
             * @description Where the form stood
             * @example /contact
             */
            page?: string;
            /** @description Hidden from people. Whoever fills it in is a program: the form is kept as spam */
            website?: string;
            /** @description Milliseconds for which the form was in sight; too few for a person are spam */
            elapsed?: number;
            name: string;
            /** Format: email */
            email: string;
            phone: string;
            /** @enum {string} */
            options?: "mobile" | "work" | "home";
            /** @enum {string} */
            select?: "General Inquiries" | "Submit a Deal" | "Investor Relations" | "Careers" | "Other";
            subject: string;
            message?: string;
        };
        EnquiryChangeDto: {
            /** @description Of the enquiry that was looked at */
            version: number;
            /** @enum {string} */
            state?: "new" | "in_progress" | "answered" | "closed" | "spam";
            /** @description Of an account; null: nobody */
            assignee_id?: number | null;
        };
        EnquiryChangeEntryDto: {
            id: number;
            actor_id: number;
            actor_name: string;
            /** @enum {string} */
            field: "state" | "assignee";
            /** @description A state, or the id of an account; null: nobody. The oldest entries have names */
            from: string | null;
            to: string | null;
            /** Format: date-time */
            created_at: string;
        };
        EnquiryDetailAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["EnquiryDetailDto"][];
        };
        EnquiryDetailDto: {
            id: number;
            /** @enum {string} */
            kind: "contact" | "investor" | "listing";
            /** Format: date-time */
            created_at: string;
            /** @description What `before` and `after` take */
            key: string;
            /** @enum {string} */
            state: "new" | "in_progress" | "answered" | "closed" | "spam";
            /** @description The account of an employee */
            assignee_id: number | null;
            /** @description To be sent with a change */
            version: number;
            name: string;
            email: string;
            /** @description As typed */
            phone: string | null;
            /** @description The same in E.164 */
            phone_e164: string | null;
            message: string | null;
            /** @description The path at which the form stood */
            page: string | null;
            /**
             * @description What the visitor reads
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
            /** @enum {string|null} */
            spam_sign: "honeypot" | "too-fast" | null;
            /** @enum {string|null} */
            phone_kind?: "mobile" | "work" | "home" | null;
            /** @enum {string|null} */
            topic?: "General Inquiries" | "Submit a Deal" | "Investor Relations" | "Careers" | "Other" | null;
            subject?: string;
            /** @description ISO 3166-1 alpha-2 */
            country?: string | null;
            is_accredited?: boolean | null;
            /** @enum {string|null} */
            investment_amount?: "$25,000 - $50,000" | "$50,000 - $100,000" | "$100,000 - $250,000" | "$250,000 - $500,000" | "$500,000 - $1,000,000" | "$1,000,000+" | null;
            referred_by?: string | null;
            notes: components["schemas"]["EnquiryNoteDto"][];
            history: components["schemas"]["EnquiryChangeEntryDto"][];
        };
        EnquiryDto: {
            id: number;
            /** @enum {string} */
            kind: "contact" | "investor" | "listing";
            /** Format: date-time */
            created_at: string;
            /** @description What `before` and `after` take */
            key: string;
            /** @enum {string} */
            state: "new" | "in_progress" | "answered" | "closed" | "spam";
            /** @description The account of an employee */
            assignee_id: number | null;
            /** @description To be sent with a change */
            version: number;
            name: string;
            email: string;
            /** @description As typed */
            phone: string | null;
            /** @description The same in E.164 */
            phone_e164: string | null;
            message: string | null;
            /** @description The path at which the form stood */
            page: string | null;
            /**
             * @description What the visitor reads
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
            /** @enum {string|null} */
            spam_sign: "honeypot" | "too-fast" | null;
            /** @enum {string|null} */
            phone_kind?: "mobile" | "work" | "home" | null;
            /** @enum {string|null} */
            topic?: "General Inquiries" | "Submit a Deal" | "Investor Relations" | "Careers" | "Other" | null;
            subject?: string;
            /** @description ISO 3166-1 alpha-2 */
            country?: string | null;
            is_accredited?: boolean | null;
            /** @enum {string|null} */
            investment_amount?: "$25,000 - $50,000" | "$50,000 - $100,000" | "$100,000 - $250,000" | "$250,000 - $500,000" | "$500,000 - $1,000,000" | "$1,000,000+" | null;
            referred_by?: string | null;
        };
        EnquiryListDto: {
            /** @enum {integer} */
            error: 0;
            counts: components["schemas"]["InboxCountsDto"];
            /** @description There are more of them in the direction that was asked for */
            more: boolean;
            list: components["schemas"]["EnquiryDto"][];
        };
        EnquiryNoteDto: {
            id: number;
            actor_id: number;
            actor_name: string;
            text: string;
            /** Format: date-time */
            created_at: string;
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
        HomeAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["HomeMessageDto"][];
            /** @description Pictures in showing order */
            slider: string[];
            /** @description Headlines; `title[n]` belongs to `desc[n]` */
            title: string[];
            desc: string[];
        };
        HomeMessageDto: {
            id: number;
            title: string;
            desc: string;
            /**
             * @description Language this text is really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        InboxCountsDto: {
            new: number;
            in_progress: number;
            answered: number;
            closed: number;
            spam: number;
        };
        InvestAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Positional: never filtered, never reordered */
            list: components["schemas"]["PageDto"][];
            /** @description What stands above the tabs of /invest-with-us; null until it is written */
            intro: components["schemas"]["PageDto"] | null;
            /** @description `images[n]` belongs to `details[n]` */
            images: string[];
            /** @description Positional: never filtered, never reordered */
            details: components["schemas"]["InvestmentTypeDto"][];
        };
        InvestmentTypeDto: {
            /** @description English name, the first one Acquisitions */
            type: string;
            /**
             * @description JSON text of an array of plain paragraphs, encoded once
             * @example ["First paragraph","Second paragraph"]
             */
            text: string;
            /** @description The type in the reader's language */
            title: string;
            /**
             * @description Language these texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        InvestorEnquiryDto: {
            /**
             * @description Where the form stood
             * @example /contact
             */
            page?: string;
            /** @description Hidden from people. Whoever fills it in is a program: the form is kept as spam */
            website?: string;
            /** @description Milliseconds for which the form was in sight; too few for a person are spam */
            elapsed?: number;
            name: string;
            /** Format: email */
            email: string;
            phone: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example DE
             */
            country?: string;
            /** @enum {string} */
            is_accredited?: "Yes" | "No";
            /** @enum {string} */
            investment_amount?: "$25,000 - $50,000" | "$50,000 - $100,000" | "$100,000 - $250,000" | "$250,000 - $500,000" | "$500,000 - $1,000,000" | "$1,000,000+";
            /** @description One of `referredByList` */
            referred_by?: string;
            message?: string;
            /** @description Always empty */
            options?: Record<string, never>;
        };
        KnownPersonDto: {
            email: string;
            account_id: number | null;
            names: string[];
        };
        LegalPageAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Positional: never filtered, never reordered */
            list: components["schemas"]["LegalPageDto"][];
        };
        LegalPageDto: {
            /** @description English name; the address is made from it: Our Team, /our-team */
            page: string;
            /** @description Heading in the reader's language */
            title: string;
            image: string;
            /** @description Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis */
            discription: string;
            /**
             * @description Language this text is really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
            /** @description Whether counsel has not approved the text yet */
            draft: boolean;
        };
        MessageDto: {
            /** @enum {integer} */
            error: 0;
            message: string;
        };
        NewsletterAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Newest first */
            list: components["schemas"]["NewsletterDto"][];
        };
        NewsletterDto: {
            id: number;
            title: string;
            /** @description Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis */
            description: string;
            /**
             * Format: date-time
             * @description When it was published
             */
            created_at: string;
            image: string;
            /**
             * @description Language this text is really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        NoteDto: {
            text: string;
        };
        OfficeDto: {
            latitude: number;
            longitude: number;
        };
        PageAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Positional: never filtered, never reordered */
            list: components["schemas"]["PageDto"][];
        };
        PageDto: {
            /** @description English name; the address is made from it: Our Team, /our-team */
            page: string;
            /** @description Heading in the reader's language */
            title: string;
            image: string;
            /** @description Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis */
            discription: string;
            /**
             * @description Language this text is really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
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
        PodcastEpisodeAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Newest first */
            list: components["schemas"]["PodcastEpisodeDto"][];
        };
        PodcastEpisodeDto: {
            id: number;
            title: string;
            /** @description Plain text */
            description: string;
            image: string;
            /** @description Address of the recording */
            audio: string;
            /**
             * @description MIME type of the recording
             * @example audio/mpeg
             */
            type: string;
            /** @description Bytes of the recording */
            size: number;
            /** @description Seconds */
            duration: number;
            /** @description Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis */
            transcript: string;
            /**
             * Format: date-time
             * @description When it was published
             */
            published_at: string;
            /**
             * @description Language its texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        PressReleaseAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Newest first */
            list: components["schemas"]["PressReleaseDto"][];
        };
        PressReleaseDto: {
            id: number;
            title: string;
            /** @description Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis */
            description: string;
            /**
             * Format: date-time
             * @description When it was published
             */
            created_at: string;
            /**
             * @description Language its texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        ReferrersDto: {
            /** @enum {integer} */
            error: 0;
            /** @description What `referred_by` may be, in English */
            list: string[];
        };
        SiteAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["SiteInfoDto"][];
        };
        SiteInfoDto: {
            company: string;
            address: string;
            phone: string;
            fax: string;
            email: string;
            /** @description Office hours, a sentence */
            hours: string;
            /**
             * @description Language the hours are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
            social: components["schemas"]["SocialLinkDto"][];
            /** @description Where Investor Login leads */
            investorPortal: string;
            /** @description Where Invest Now leads */
            investNowUrl: string;
            /** @description Where videos play: the address that an `embedId` is put behind */
            videoPlayer: string;
            /** @description WGS84 */
            office: components["schemas"]["OfficeDto"];
        };
        SitemapAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["SitemapEntryDto"][];
            /** @description The cursor of the next part */
            next: string | null;
        };
        SitemapEntryDto: {
            id: number;
            /** Format: date-time */
            updated_at: string;
        };
        SocialLinkDto: {
            name: string;
            url: string;
        };
        SocialPostAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Newest first */
            list: components["schemas"]["SocialPostDto"][];
        };
        SocialPostDto: {
            id: number;
            /** @example LinkedIn */
            network: string;
            /** @description Plain text */
            text: string;
            /** @description Where it was posted */
            url: string;
            image: string | null;
            /**
             * Format: date-time
             * @description When it was published
             */
            created_at: string;
            /**
             * @description Language its texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        TeamAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["TeamMemberDto"][];
        };
        TeamMemberDto: {
            id: number;
            image: string;
            name: string;
            designation: string;
            /**
             * @description Language of the designation
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        TestimonialAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description In showing order */
            list: components["schemas"]["TestimonialDto"][];
        };
        TestimonialDto: {
            id: number;
            text_description: string;
            name: string;
            /**
             * @description Language its texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
        };
        VideoAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description In showing order */
            list: components["schemas"]["VideoDto"][];
        };
        VideoDto: {
            id: number;
            /** @description The video host's name for it */
            embedId: string;
            title: string;
            /** @description Plain text */
            description: string;
            /** @description Poster */
            image: string;
            /** @description Seconds */
            duration: number;
            /** Format: date-time */
            published_at: string;
            /**
             * @description Language its texts are really written in
             * @enum {string}
             */
            lang: "en" | "de" | "it" | "ru" | "es";
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
    aboutList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Overview, history, values, team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswerDto"];
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
    contentAudit: {
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
    businessInfoList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["BusinessInfoAnswerDto"];
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
    contactEnquiryReceive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same form stores it once and answers as it did first */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactEnquiryDto"];
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
    enquiryInboxList: {
        parameters: {
            query?: {
                kind?: "contact" | "investor" | "listing";
                state?: ("new" | "in_progress" | "answered" | "closed" | "spam")[];
                /** @description `me`, `nobody`, or the id of an employee’s account */
                assignee?: string;
                /** @description Up to eight words of the name, the address, the telephone number or the text; all must be there */
                search?: string;
                /** @description The first day, in New York */
                from?: string;
                /** @description The last day, in New York */
                to?: string;
                /** @description Only what came before this enquiry */
                before?: string;
                /** @description Only what came after this enquiry, those next to it */
                after?: string;
                limit?: number;
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
                    "application/json": components["schemas"]["EnquiryListDto"];
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
    enquiryInboxSingle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                kind: "contact" | "investor" | "listing";
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
                    "application/json": components["schemas"]["EnquiryDetailAnswerDto"];
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
    enquiryInboxChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                kind: "contact" | "investor" | "listing";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryDetailAnswerDto"];
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
    enquiryInboxAddNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same note adds it once */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                kind: "contact" | "investor" | "listing";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryDetailAnswerDto"];
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
    homeRead: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["HomeAnswerDto"];
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
    investorEnquiryReceive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same form stores it once and answers as it did first */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvestorEnquiryDto"];
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
    investRead: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Strategy, opportunities, criteria; with the ways to invest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestAnswerDto"];
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
    legalList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Privacy, terms, fair housing, accessibility */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPageAnswerDto"];
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
    lendingList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one page about lending */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswerDto"];
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
    mediaList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Testimonials, podcast, videos, newsletter, press releases, social media */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswerDto"];
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
    newsletterList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["NewsletterAnswerDto"];
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
    newsletterSingle: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one newsletter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterAnswerDto"];
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
    enquiryPersonalDataOwn: {
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
    enquiryPersonalDataTell: {
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
    enquiryPersonalDataErase: {
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
    podcastList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["PodcastEpisodeAnswerDto"];
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
    pressReleaseList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["PressReleaseAnswerDto"];
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
    investorEnquiryReferrers: {
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
                    "application/json": components["schemas"]["ReferrersDto"];
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
    siteRead: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["SiteAnswerDto"];
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
    socialPostList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["SocialPostAnswerDto"];
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
    teamList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["TeamAnswerDto"];
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
    testimonialList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["TestimonialAnswerDto"];
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
    videoList: {
        parameters: {
            query?: {
                /** @description en, de, it, ru or es; without it `Accept-Language` decides, then English */
                lang?: string;
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
                    "application/json": components["schemas"]["VideoAnswerDto"];
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
    newsletterSitemapList: {
        parameters: {
            query?: {
                /** @description `next` of the answer before */
                cursor?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["SitemapAnswerDto"];
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
    newsletterFeedPlain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Atom feed of all newsletters, in English */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
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
    podcastFeedPlain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS feed of all episodes, described in English */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
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
    pressReleaseFeedPlain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Atom feed of all press releases, in English */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
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
    newsletterFeedLocalized: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Atom feed of all newsletters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
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
    podcastFeedLocalized: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RSS feed of all episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
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
    pressReleaseFeedLocalized: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Atom feed of all press releases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
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
