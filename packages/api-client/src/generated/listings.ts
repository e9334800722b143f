// Made from openapi.json by tools/api-types.mjs: b7ab87b73d4a4bd7dd15b8d2356d4a7310f8e53a8ab3e2840b3f0cdd552b402d
export interface paths {
    "/api/auth/audit/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, by ids; the newest first */
        get: operations["listingsAudit"];
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
        post: operations["listingEnquiryReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-byid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSelectionFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingEnquiryInboxList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-enquiries/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingEnquiryInboxSingle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["listingEnquiryInboxChange"];
        trace?: never;
    };
    "/api/auth/listings-enquiries/{kind}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listingEnquiryInboxAddNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSearchFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-listfind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSearchFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSearchMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingQueryUnderstand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSimilarFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/listings-suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSuggestFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/listing-enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of whoever asks */
        get: operations["listingEnquiryPersonalDataOwn"];
        put?: never;
        /** What is kept of a person */
        post: operations["listingEnquiryPersonalDataTell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/listing-enquiries/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a person: what goes goes for good, and from what stays the name */
        post: operations["listingEnquiryPersonalDataErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/listing-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSitemapSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/listing-tabs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSitemapTabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listingSitemapHomes"];
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
        DetailedListingDto: {
            id: number;
            /**
             * @description JSON text. Of a list: relative paths, to be prefixed with the answer’s `url`. Of one home: `{url, type}` each
             * @example ["homes/2-e-55th-st-803-10022/1200.webp"]
             */
            images: string;
            address: string | null;
            city: string | null;
            state: string;
            zip_code: string | null;
            /** @description 0 is a studio */
            bedrooms: number | null;
            bathrooms: number | null;
            /**
             * @description The kind of dwelling
             * @example Co-op
             */
            type: string | null;
            /** @description US dollars; of a rental, a month */
            price: number | null;
            furnished: string | null;
            /** @description Square feet */
            area: number | null;
            /** @description Square feet */
            lot_size: number | null;
            title: string | null;
            description: string | null;
            /** @description Names, with commas between */
            amenities: string | null;
            /**
             * @description To buy or to rent
             * @enum {string}
             */
            listing_type: "sales" | "rentals";
            /** @enum {string} */
            borough: "queens" | "manhattan" | "brooklyn" | "bronx" | "staten-island";
            neighbourhood: string | null;
            /** @description Degrees, WGS84 */
            latitude: number | null;
            /** @description Degrees, WGS84 */
            longitude: number | null;
            /** @description How the home is owned */
            ownership: string | null;
            /**
             * @description StandardStatus of the RESO Data Dictionary
             * @enum {string}
             */
            status: "Active" | "Active Under Contract" | "Coming Soon" | "Pending" | "Withdrawn";
            /** @description Not yet promised to anyone */
            available: boolean;
            floor: number | null;
            /** @description Years */
            building_age: number | null;
            /** @description On foot */
            minutes_to_subway: number | null;
            /** @description Those to come, soonest first */
            open_houses: components["schemas"]["OpenHouseDto"][];
            /** @enum {string} */
            currency: "USD";
            /**
             * Format: date-time
             * @description When it came to this site
             */
            listed_at: string;
            /** @description Fields above that are made up for the demonstration */
            synthetic: string[];
            /** @description Its prices since it came to this site, newest first; empty while none is known */
            price_history: components["schemas"]["PriceChangeDto"][];
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
        EstimateFiguresDto: {
            /** @description Average of fixed mortgages over 30 years, per cent a year: Freddie Mac's survey */
            mortgage_rate: number;
            /**
             * Format: date
             * @description The day of that survey
             */
            mortgage_rate_date: string;
            /** @description New York's tax on homes for one to three families, per cent of the assessed value */
            house_tax_rate: number;
            /** @description The fiscal year of that tax */
            house_tax_year: number;
        };
        FacetsDto: {
            /** @description Kinds of dwelling, most first */
            dwelling: components["schemas"]["TextFacetDto"][];
            /** @description Ascending; 0 is a studio, 5 is five or more */
            bedrooms: components["schemas"]["NumberFacetDto"][];
            /** @description Ascending, whole; 4 is four or more */
            bathrooms: components["schemas"]["NumberFacetDto"][];
            /** @description Most first */
            neighbourhood: components["schemas"]["TextFacetDto"][];
            /** @description Most first; under the chosen ones too */
            amenities: components["schemas"]["TextFacetDto"][];
            /** @description Most first */
            zip_code: components["schemas"]["TextFacetDto"][];
            /** @description US dollars; null where none is known */
            price: components["schemas"]["RangeFacetDto"] | null;
            /** @description Square feet; null where none is known */
            area: components["schemas"]["RangeFacetDto"] | null;
        };
        InboxCountsDto: {
            new: number;
            in_progress: number;
            answered: number;
            closed: number;
            spam: number;
        };
        KnownPersonDto: {
            email: string;
            account_id: number | null;
            names: string[];
        };
        ListingDetailDto: {
            /** @enum {integer} */
            error: 0;
            estimate_figures: components["schemas"]["EstimateFiguresDto"];
            list: components["schemas"]["DetailedListingDto"][];
        };
        ListingDto: {
            id: number;
            /**
             * @description JSON text. Of a list: relative paths, to be prefixed with the answer’s `url`. Of one home: `{url, type}` each
             * @example ["homes/2-e-55th-st-803-10022/1200.webp"]
             */
            images: string;
            address: string | null;
            city: string | null;
            state: string;
            zip_code: string | null;
            /** @description 0 is a studio */
            bedrooms: number | null;
            bathrooms: number | null;
            /**
             * @description The kind of dwelling
             * @example Co-op
             */
            type: string | null;
            /** @description US dollars; of a rental, a month */
            price: number | null;
            furnished: string | null;
            /** @description Square feet */
            area: number | null;
            /** @description Square feet */
            lot_size: number | null;
            title: string | null;
            description: string | null;
            /** @description Names, with commas between */
            amenities: string | null;
            /**
             * @description To buy or to rent
             * @enum {string}
             */
            listing_type: "sales" | "rentals";
            /** @enum {string} */
            borough: "queens" | "manhattan" | "brooklyn" | "bronx" | "staten-island";
            neighbourhood: string | null;
            /** @description Degrees, WGS84 */
            latitude: number | null;
            /** @description Degrees, WGS84 */
            longitude: number | null;
            /** @description How the home is owned */
            ownership: string | null;
            /**
             * @description StandardStatus of the RESO Data Dictionary
             * @enum {string}
             */
            status: "Active" | "Active Under Contract" | "Coming Soon" | "Pending" | "Withdrawn";
            /** @description Not yet promised to anyone */
            available: boolean;
            floor: number | null;
            /** @description Years */
            building_age: number | null;
            /** @description On foot */
            minutes_to_subway: number | null;
            /** @description Those to come, soonest first */
            open_houses: components["schemas"]["OpenHouseDto"][];
            /** @enum {string} */
            currency: "USD";
            /**
             * Format: date-time
             * @description When it came to this site
             */
            listed_at: string;
            /** @description Fields above that are made up for the demonstration */
            synthetic: string[];
        };
        ListingEnquiryDetailAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingEnquiryDetailDto"][];
        };
        ListingEnquiryDetailDto: {
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
            listing_id: number | null;
            /** @description The address of the home */
            listing_title: string | null;
            /** @description Wants to see the home */
            wants_visit: boolean;
            /** @description Wants to know more about it */
            wants_information: boolean;
            notes: components["schemas"]["EnquiryNoteDto"][];
            history: components["schemas"]["EnquiryChangeEntryDto"][];
        };
        ListingEnquiryDto: {
            /**
             * @description Where the form stood
             * @example /contact
             */
            page?: string;
            /** @description Hidden from people. Whoever fills it in is a program: the form is kept as spam */
            website?: string;
            /** @description Milliseconds for which the form was in sight; too few for a person are spam */
            elapsed?: number;
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            phone?: string;
            /**
             * @description Wants to see the home
             * @default 0
             * @enum {string}
             */
            schedule: "0" | "1";
            /**
             * @description Wants to know more about it
             * @default 0
             * @enum {string}
             */
            requests: "0" | "1";
            message?: string;
            /** @description The home it is about */
            listing_id?: number;
        };
        ListingEnquiryEntryDto: {
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
            listing_id: number | null;
            /** @description The address of the home */
            listing_title: string | null;
            /** @description Wants to see the home */
            wants_visit: boolean;
            /** @description Wants to know more about it */
            wants_information: boolean;
        };
        ListingEnquiryListDto: {
            /** @enum {integer} */
            error: 0;
            counts: components["schemas"]["InboxCountsDto"];
            /** @description There are more of them in the direction that was asked for */
            more: boolean;
            list: components["schemas"]["ListingEnquiryEntryDto"][];
        };
        ListingFacetsDto: {
            /** @enum {integer} */
            error: 0;
            /** @description How many match the whole search */
            total: number;
            facets: components["schemas"]["FacetsDto"];
        };
        ListingFoundDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingDto"][];
            /**
             * @description What the paths in `images` are relative to
             * @example /pictures/
             */
            url: string;
            /** @description How many there are on all pages */
            total: number;
            /** @description `cursor` of the next page; null on the last */
            next: string | null;
        };
        ListingListDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingDto"][];
            /**
             * @description What the paths in `images` are relative to
             * @example /pictures/
             */
            url: string;
        };
        ListingMapDto: {
            /** @enum {integer} */
            error: 0;
            /** @description How many there are on the map */
            total: number;
            /** @description How many more match whose place is unknown */
            unplaced: number;
            /** @description Of all of them. West, south, east, north; degrees, WGS84 */
            extent: number[] | null;
            clusters: components["schemas"]["MapClusterDto"][];
            homes: components["schemas"]["MapHomeDto"][];
        };
        ListingSearchEntryDto: {
            /** @enum {string} */
            type: "sales" | "rentals" | "open-houses";
            /** @enum {string} */
            location: "queens" | "manhattan" | "brooklyn" | "bronx" | "staten-island";
            /**
             * Format: date-time
             * @description When one of its homes last changed
             */
            updated_at: string;
        };
        ListingSearchesDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingSearchEntryDto"][];
            /** @description Always null: there is one part */
            next: string | null;
        };
        ListingSuggestionDto: {
            /**
             * @description A borough, a neighbourhood, ZIP code or street to filter by, one home, or a place near which homes are
             * @enum {string}
             */
            kind: "borough" | "neighbourhood" | "zip_code" | "street" | "address" | "nearby";
            /** @example Williamsburg */
            text: string;
            /** @enum {string} */
            borough: "queens" | "manhattan" | "brooklyn" | "bronx" | "staten-island";
            /** @description Homes on the market there; 0 of a place that has homes only near it */
            count: number;
            /** @description Of an address: the home to look at; else null */
            id: number | null;
        };
        ListingSuggestionsDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingSuggestionDto"][];
        };
        ListingTabEntryDto: {
            /** @enum {string} */
            type: "sales" | "rentals" | "open-houses";
            /**
             * Format: date-time
             * @description When one of its homes last changed
             */
            updated_at: string;
        };
        ListingTabsDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["ListingTabEntryDto"][];
            /** @description Always null: there is one part */
            next: string | null;
        };
        MapClusterDto: {
            /** @description The middle of its homes */
            latitude: number;
            longitude: number;
            count: number;
            /** @description West, south, east, north; degrees, WGS84 */
            bounds: number[];
        };
        MapHomeDto: {
            id: number;
            latitude: number;
            longitude: number;
            /** @description US dollars; of a rental, a month */
            price: number | null;
            /** @enum {string} */
            listing_type: "sales" | "rentals";
            address: string | null;
        };
        MessageDto: {
            /** @enum {integer} */
            error: 0;
            message: string;
        };
        NoteDto: {
            text: string;
        };
        NumberFacetDto: {
            value: number;
            count: number;
        };
        OpenHouseDto: {
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** @description Made up for the demonstration */
            synthetic: boolean;
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
        PriceChangeDto: {
            /** @description US dollars; of a rental, a month */
            price: number;
            /** Format: date-time */
            since: string;
        };
        QueryFiltersDto: {
            /** @description Words that are left, and that homes have in their texts */
            q?: string;
            min_price?: number;
            max_price?: number;
            min_bedrooms?: number;
            max_bedrooms?: number;
            min_bathrooms?: number;
            min_area?: number;
            max_area?: number;
            dwelling?: ("Apartment" | "Condo" | "Condop" | "Mobile home" | "Multi-family home" | "House" | "Co-op" | "Townhouse" | "Land")[];
            neighbourhood?: string[];
            zip_code?: string[];
            street?: string[];
            amenities?: string[];
            /** @example -73.99,40.75,-73.98,40.76 */
            bounds?: string;
            /** @enum {string} */
            sort?: "newest" | "price-asc" | "price-desc" | "area-desc";
        };
        QueryGuessDto: {
            /** @example garfeild */
            from: string;
            /** @example Garfield Ave */
            to: string;
        };
        RangeFacetDto: {
            min: number;
            max: number;
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
        TextFacetDto: {
            value: string;
            count: number;
        };
        UnderstoodQueryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description False where no word means anything, nor stands in the text of a home */
            understood: boolean;
            /** @enum {string} */
            type: "sales" | "rentals" | "open-houses";
            /**
             * @description Null: the whole city
             * @enum {string|null}
             */
            location: "queens" | "manhattan" | "brooklyn" | "bronx" | "staten-island" | null;
            /** @description The one home of the address that was typed */
            id: number | null;
            filters: components["schemas"]["QueryFiltersDto"];
            /**
             * @description A place without homes of its own; `bounds` are those of the homes nearest to it
             * @example Times Square
             */
            near: string | null;
            /**
             * @description The place for which `location` is another borough than the one it was typed at
             * @example Williamsburg
             */
            moved_to: string | null;
            /** @description Misspelt words, and what was taken for them */
            guesses: components["schemas"]["QueryGuessDto"][];
            /** @description Words that no home says anything of; left out */
            unmatched: string[];
            /**
             * @description An address without a home on the market; its street is searched
             * @example 100 Main St
             */
            missing_address: string | null;
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
    listingsAudit: {
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
    listingEnquiryReceive: {
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
                "application/json": components["schemas"]["ListingEnquiryDto"];
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
    listingSelectionFind: {
        parameters: {
            query?: {
                /** @description Ids with commas between, at most 50 */
                ids?: string;
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
                    "application/json": components["schemas"]["ListingListDto"];
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
    listingDetail: {
        parameters: {
            query: {
                id: number;
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
                    "application/json": components["schemas"]["ListingDetailDto"];
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
    listingEnquiryInboxList: {
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
                    "application/json": components["schemas"]["ListingEnquiryListDto"];
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
    listingEnquiryInboxSingle: {
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
                    "application/json": components["schemas"]["ListingEnquiryDetailAnswerDto"];
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
    listingEnquiryInboxChange: {
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
                    "application/json": components["schemas"]["ListingEnquiryDetailAnswerDto"];
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
    listingEnquiryInboxAddNote: {
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
                    "application/json": components["schemas"]["ListingEnquiryDetailAnswerDto"];
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
    listingSearchFacets: {
        parameters: {
            query?: {
                /** @description The tab; case, spaces and underscores do not matter. Without it: all homes */
                type?: "sales" | "rentals" | "open-houses";
                /** @description A borough, spelt as people do. Without it: the whole city */
                location?: string;
                /** @description Each word must begin a word of the address, neighbourhood, city, ZIP code, title, description, amenities or kind of dwelling */
                q?: string;
                /** @description US dollars; of a rental, a month */
                min_price?: number;
                /** @description US dollars; of a rental, a month */
                max_price?: number;
                /** @description 0 is a studio */
                min_bedrooms?: number;
                /** @description 0 is a studio */
                max_bedrooms?: number;
                /** @description At least so many */
                min_bathrooms?: number;
                /** @description Kinds of dwelling: one of these */
                dwelling?: ("Apartment" | "Condo" | "Condop" | "Mobile home" | "Multi-family home" | "House" | "Co-op" | "Townhouse" | "Land")[];
                /** @description Square feet */
                min_area?: number;
                /** @description Square feet */
                max_area?: number;
                /** @description In one of these, or in one of the ZIP codes */
                neighbourhood?: string[];
                /** @description In one of these, or in one of the neighbourhoods */
                zip_code?: string[];
                /** @description On one of these streets, as they stand in addresses */
                street?: string[];
                /** @description All of these */
                amenities?: string[];
                /** @description Has an open house to come that begins on this day in New York, or later */
                open_house_from?: string;
                /** @description Has an open house to come that begins on this day in New York, or earlier */
                open_house_to?: string;
                /** @description West, south, east, north, in degrees: only homes that lie within */
                bounds?: string;
                /** @description Unknown values come last; among equals, the newest first */
                sort?: "newest" | "price-asc" | "price-desc" | "area-desc";
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
                    "application/json": components["schemas"]["ListingFacetsDto"];
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
    listingSearchFind: {
        parameters: {
            query?: {
                /** @description The tab; case, spaces and underscores do not matter. Without it: all homes */
                type?: "sales" | "rentals" | "open-houses";
                /** @description A borough, spelt as people do. Without it: the whole city */
                location?: string;
                /** @description Each word must begin a word of the address, neighbourhood, city, ZIP code, title, description, amenities or kind of dwelling */
                q?: string;
                /** @description US dollars; of a rental, a month */
                min_price?: number;
                /** @description US dollars; of a rental, a month */
                max_price?: number;
                /** @description 0 is a studio */
                min_bedrooms?: number;
                /** @description 0 is a studio */
                max_bedrooms?: number;
                /** @description At least so many */
                min_bathrooms?: number;
                /** @description Kinds of dwelling: one of these */
                dwelling?: ("Apartment" | "Condo" | "Condop" | "Mobile home" | "Multi-family home" | "House" | "Co-op" | "Townhouse" | "Land")[];
                /** @description Square feet */
                min_area?: number;
                /** @description Square feet */
                max_area?: number;
                /** @description In one of these, or in one of the ZIP codes */
                neighbourhood?: string[];
                /** @description In one of these, or in one of the neighbourhoods */
                zip_code?: string[];
                /** @description On one of these streets, as they stand in addresses */
                street?: string[];
                /** @description All of these */
                amenities?: string[];
                /** @description Has an open house to come that begins on this day in New York, or later */
                open_house_from?: string;
                /** @description Has an open house to come that begins on this day in New York, or earlier */
                open_house_to?: string;
                /** @description West, south, east, north, in degrees: only homes that lie within */
                bounds?: string;
                /** @description Unknown values come last; among equals, the newest first */
                sort?: "newest" | "price-asc" | "price-desc" | "area-desc";
                /** @description `next` of the page before, in the same order */
                cursor?: string;
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
                    "application/json": components["schemas"]["ListingFoundDto"];
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
    listingSearchMap: {
        parameters: {
            query: {
                /** @description The tab; case, spaces and underscores do not matter. Without it: all homes */
                type?: "sales" | "rentals" | "open-houses";
                /** @description A borough, spelt as people do. Without it: the whole city */
                location?: string;
                /** @description Each word must begin a word of the address, neighbourhood, city, ZIP code, title, description, amenities or kind of dwelling */
                q?: string;
                /** @description US dollars; of a rental, a month */
                min_price?: number;
                /** @description US dollars; of a rental, a month */
                max_price?: number;
                /** @description 0 is a studio */
                min_bedrooms?: number;
                /** @description 0 is a studio */
                max_bedrooms?: number;
                /** @description At least so many */
                min_bathrooms?: number;
                /** @description Kinds of dwelling: one of these */
                dwelling?: ("Apartment" | "Condo" | "Condop" | "Mobile home" | "Multi-family home" | "House" | "Co-op" | "Townhouse" | "Land")[];
                /** @description Square feet */
                min_area?: number;
                /** @description Square feet */
                max_area?: number;
                /** @description In one of these, or in one of the ZIP codes */
                neighbourhood?: string[];
                /** @description In one of these, or in one of the neighbourhoods */
                zip_code?: string[];
                /** @description On one of these streets, as they stand in addresses */
                street?: string[];
                /** @description All of these */
                amenities?: string[];
                /** @description Has an open house to come that begins on this day in New York, or later */
                open_house_from?: string;
                /** @description Has an open house to come that begins on this day in New York, or earlier */
                open_house_to?: string;
                /** @description West, south, east, north, in degrees: only homes that lie within */
                bounds?: string;
                /** @description Unknown values come last; among equals, the newest first */
                sort?: "newest" | "price-asc" | "price-desc" | "area-desc";
                /** @description Of Web Mercator */
                zoom: number;
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
                    "application/json": components["schemas"]["ListingMapDto"];
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
    listingQueryUnderstand: {
        parameters: {
            query?: {
                /** @description What is typed: places, rooms, prices, kinds of dwelling, amenities, words */
                q?: string;
                /** @description The tab it is typed at */
                type?: "sales" | "rentals" | "open-houses";
                /** @description The borough it is typed at; a place in another one leads there */
                location?: string;
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
                    "application/json": components["schemas"]["UnderstoodQueryDto"];
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
    listingSimilarFind: {
        parameters: {
            query: {
                id: number;
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
                    "application/json": components["schemas"]["ListingListDto"];
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
    listingSuggestFind: {
        parameters: {
            query?: {
                /** @description What is typed so far; typing errors are forgiven. Below two characters: no answer */
                q?: string;
                /** @description As in `listings-listfind` */
                type?: "sales" | "rentals" | "open-houses";
                /** @description A borough, spelt as people do. Without it: the whole city */
                location?: string;
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
                    "application/json": components["schemas"]["ListingSuggestionsDto"];
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
    listingEnquiryPersonalDataOwn: {
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
    listingEnquiryPersonalDataTell: {
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
    listingEnquiryPersonalDataErase: {
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
    listingSitemapSearches: {
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
                    "application/json": components["schemas"]["ListingSearchesDto"];
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
    listingSitemapTabs: {
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
                    "application/json": components["schemas"]["ListingTabsDto"];
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
    listingSitemapHomes: {
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
}
