// Made from openapi.json by tools/api-types.mjs: 5c570b0d447160bb86ebf771c1ed325b3b2fc5c2cb755504e3c0b37103f6833c
export interface paths {
    "/api/auth/audit/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, by ids; the newest first */
        get: operations["propertiesAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-Properties-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["missingFileAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["currentPropertyCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}": {
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
        patch: operations["currentPropertyEdit"];
        trace?: never;
    };
    "/api/auth/current-properties/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["propertyArchivePut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documentRequestMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["propertyHistoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["propertyArchiveRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}/servicing-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["servicingFilePut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-properties/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["propertyStatusMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/current-propertieslist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["currentPropertyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/dashboard-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["workSummaryRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/document-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documentHistoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/document-requests/{id}": {
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
        patch: operations["documentRequestChange"];
        trace?: never;
    };
    "/api/auth/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documentEditAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["documentEditRemove"];
        options?: never;
        head?: never;
        patch: operations["documentEditRename"];
        trace?: never;
    };
    "/api/auth/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documentEditReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documentEditVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/emp-current-propertieslist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["currentPropertyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/files/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["fileRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/getportfoliodetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["portfolioDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownInvestmentListDistributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-distributions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["investorDistributionRemove"];
        options?: never;
        head?: never;
        patch: operations["investorDistributionEdit"];
        trace?: never;
    };
    "/api/auth/investor-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownInvestmentListDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["investorDocumentRemove"];
        options?: never;
        head?: never;
        patch: operations["investorDocumentEdit"];
        trace?: never;
    };
    "/api/auth/investor-documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["investorDocumentReplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-documents/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ownInvestmentOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-documents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ownInvestmentListHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investor-holdings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["investorHoldingRemove"];
        options?: never;
        head?: never;
        patch: operations["investorHoldingEdit"];
        trace?: never;
    };
    "/api/auth/investor-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investors/{account_id}/distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListDistributions"];
        put?: never;
        post: operations["investorAdditionAddDistribution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investors/{account_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListDocuments"];
        put?: never;
        post: operations["investorAdditionAddDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investors/{account_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/investors/{account_id}/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["investorListHoldings"];
        put?: never;
        post: operations["investorAdditionAddHolding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/pdf/PDflist/Employee-Handbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documentHandbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/pdf/PDflist/Employment-Contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documentContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/pdf/PDflist/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["documentTraining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/personal-data/investments": {
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
    "/api/auth/personal-data/investments/erasure": {
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
    "/api/auth/portfoliodetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["portfolioList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/property-files/{id}": {
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
        patch: operations["propertyFileRename"];
        trace?: never;
    };
    "/api/auth/property-files/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["propertyFileWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/property-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["currentPropertyListTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/userdashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["currentPropertySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfogalleryhtml/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["portfolioPageGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portfohtml/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["portfolioPageProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["portfolioSitemapList"];
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
        ActorDto: {
            /** @description The account; null for one that is none of ours */
            id: number | null;
            name: string;
        };
        ArchiveDto: {
            reason: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        AskedPersonDto: {
            /** Format: email */
            email: string;
            account_id?: number;
            names?: string[];
        };
        AssigneeDto: {
            /** @example Grace Okafor */
            label: string;
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
        AwaitedDocumentDto: {
            id: number;
            property_id: number;
            address: string;
            title: string;
            /** Format: date */
            due_on: string;
            is_overdue: boolean;
        };
        AwaitedWorkDto: {
            /** @description Awaited documents, overdue ones included */
            awaited: number;
            /** @description Due today or in the six days after */
            due: number;
            overdue: number;
            /** @description The ten that are due first */
            list: components["schemas"]["AwaitedDocumentDto"][];
        };
        CurrentPropertyAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["CurrentPropertyDetailDto"][];
        };
        CurrentPropertyDetailDto: {
            id: number;
            address: string;
            servicing_bank: string;
            assign: components["schemas"]["AssigneeDto"] | null;
            type_of_property: string;
            /** @description Signed link to the servicing file, valid for a quarter of an hour; empty where there is none yet */
            url: string;
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Given by the database
             * @example PP-2026-0143
             */
            reference: string;
            /** @description The account of who is assigned; null for nobody, and for names without an account */
            assignee_id: number | null;
            /** Format: date-time */
            status_changed_at: string;
            /** @description Whole days in the present status */
            days_in_status: number;
            /** @description Requested documents still awaited */
            awaited_documents: number;
            /** @description Those of them that are overdue */
            overdue_documents: number;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description Null while it is not archived
             */
            archived_at: string | null;
            /** @description To be sent back with a change */
            version: number;
            /**
             * @description JSON text of [{title, file}]; a file's link is `baseurl` + `file`
             * @example [{"title":"Hardship letter","file":"7/hardship-letter.pdf?expires=…&signature=…"}]
             */
            data: string;
            /** @example /api/auth/files/ */
            baseurl: string;
            /** Format: date-time */
            created_at: string;
            /** @description The files of `data` with what is known of them, and withdrawn ones */
            files: components["schemas"]["PropertyFileDto"][];
            /** @description Awaited ones first, by due date */
            requests: components["schemas"]["DocumentRequestDto"][];
            /** @description What made the present version */
            last_change: components["schemas"]["PropertyChangeDto"] | null;
            /** @description Who archived it and why; null while it is not archived */
            archival: components["schemas"]["PropertyChangeDto"] | null;
            /** @description Steps before the present one that it never was at */
            skipped_steps: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[];
        };
        CurrentPropertyDto: {
            id: number;
            address: string;
            servicing_bank: string;
            assign: components["schemas"]["AssigneeDto"] | null;
            type_of_property: string;
            /** @description Signed link to the servicing file, valid for a quarter of an hour; empty where there is none yet */
            url: string;
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        };
        CurrentPropertyListDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["CurrentPropertyDto"][];
        };
        CurrentPropertyPageDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["CurrentPropertyRowDto"][];
            /** @description Under the search and all filters */
            total: number;
            /** @description The last one where one beyond it was asked for */
            page: number;
            size: number;
            choices: components["schemas"]["PropertyChoicesDto"];
        };
        CurrentPropertyRowDto: {
            id: number;
            address: string;
            servicing_bank: string;
            assign: components["schemas"]["AssigneeDto"] | null;
            type_of_property: string;
            /** @description Signed link to the servicing file, valid for a quarter of an hour; empty where there is none yet */
            url: string;
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Given by the database
             * @example PP-2026-0143
             */
            reference: string;
            /** @description The account of who is assigned; null for nobody, and for names without an account */
            assignee_id: number | null;
            /** Format: date-time */
            status_changed_at: string;
            /** @description Whole days in the present status */
            days_in_status: number;
            /** @description Requested documents still awaited */
            awaited_documents: number;
            /** @description Those of them that are overdue */
            overdue_documents: number;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description Null while it is not archived
             */
            archived_at: string | null;
            /** @description To be sent back with a change */
            version: number;
        };
        DashboardDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Properties being serviced: neither completed nor archived */
            count: number;
        };
        DistributionAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["DistributionDto"][];
        };
        DistributionChangeDto: {
            /**
             * Format: date
             * @description Not after today, New York time
             * @example 2026-03-31
             */
            paid_on?: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            amount?: string;
            /** @enum {string} */
            kind?: "income" | "return_of_capital" | "sale";
            /** @description Of the row that the change was made from */
            version: number;
        };
        DistributionDto: {
            id: number;
            /** @description To be sent back with a change */
            version: number;
            /** Format: date-time */
            updated_at: string;
            /** @description Who changed it last; for employees alone, null for the investor */
            updated_by: string | null;
            holding_id: number;
            /** @description Name of the property */
            property: string;
            /** Format: date */
            paid_on: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            amount: string;
            /** @enum {string} */
            kind: "income" | "return_of_capital" | "sale";
        };
        DistributionListDto: {
            /** @enum {integer} */
            error: 0;
            /** @description The latest first */
            list: components["schemas"]["DistributionDto"][];
            /** @description From the first year with a distribution to the last, those without one too */
            years: components["schemas"]["DistributionYearDto"][];
        };
        DistributionYearDto: {
            year: number;
            /**
             * @description Of all kinds
             * @example 250000.00
             */
            total: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            income: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            return_of_capital: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            sale: string;
        };
        DocumentAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["DocumentDto"][];
        };
        DocumentChangeDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Name of the employee */
            by: string;
            /** @enum {string} */
            action: "added" | "edited" | "removed";
            /** @description Property or document */
            title: string;
            /** @description What changed, as it was */
            before: {
                [key: string]: string | null;
            };
            /** @description As it is since */
            after: {
                [key: string]: string | null;
            };
            document_id: number;
        };
        DocumentDto: {
            id: number;
            title: string;
            /** @description Signed link, valid for a quarter of an hour */
            url: string;
            /** @description To be sent back with a change */
            version: number;
            /** Format: date-time */
            updated_at: string;
            /** @description Who changed it last */
            updated_by: string | null;
            /** @example application/pdf */
            content_type: string;
            bytes: number | null;
        };
        DocumentHistoryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Where older ones begin; null at the end */
            next: number | null;
            /** @description The latest first */
            list: components["schemas"]["DocumentChangeDto"][];
        };
        DocumentReceiptDto: {
            /** @description Name of the account that opened it */
            by: string;
            /** Format: date-time */
            first_opened_at: string;
            /** Format: date-time */
            last_opened_at: string;
            times: number;
        };
        DocumentRequestAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["DocumentRequestDto"][];
        };
        DocumentRequestChangeDto: {
            /** @enum {string} */
            state?: "open" | "received" | "rejected" | "withdrawn";
            /** @description Required for `rejected` and for `open` */
            reason?: string;
            title?: string;
            /** @description What exactly is needed */
            note?: string;
            /**
             * Format: date
             * @example 2026-12-04
             */
            due_on?: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        DocumentRequestDto: {
            id: number;
            property_id: number;
            /** @example Last two bank statements */
            title: string;
            note: string | null;
            /**
             * Format: date
             * @example 2026-12-04
             */
            due_on: string;
            /**
             * @description At open and rejected the document is awaited
             * @enum {string}
             */
            state: "open" | "received" | "rejected" | "withdrawn";
            /** @description Of the present state */
            reason: string | null;
            /** @description Awaited, and due before today, New York time */
            is_overdue: boolean;
            /** Format: date-time */
            requested_at: string;
            /** @description Name of the employee */
            requested_by: string;
            /** Format: date-time */
            state_changed_at: string;
            version: number;
        };
        DocumentTitleDto: {
            version: number;
            title: string;
        };
        DocumentYearDto: {
            year: number;
            count: number;
            /** @description Not opened by the investor yet */
            unread: number;
        };
        EditPropertyDto: {
            address?: string;
            servicing_bank?: string;
            type_of_property?: string;
            /** @description An employee's account; null takes the property from whoever has it */
            assignee_id?: number | null;
            /** @description The name of that account */
            assignee_name?: string;
            /** @description Of the row that the change was made from */
            version: number;
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
            /**
             * @description As the field is called on the wire
             * @example servicing_bank
             */
            field: string;
            old: string | null;
            new: string | null;
        };
        FileVersionDto: {
            number: number;
            /** @description Signed link, valid for a quarter of an hour */
            url: string;
            /** @description As it was called when it was sent */
            file_name: string | null;
            /** @example application/pdf */
            content_type: string;
            bytes: number | null;
            /** Format: date-time */
            added_at: string;
            added_by: string | null;
        };
        FileVersionsDto: {
            /** @enum {integer} */
            error: 0;
            /** @description The present one first */
            list: components["schemas"]["FileVersionDto"][];
        };
        GalleryPictureDto: {
            id: number;
            url: string;
        };
        HoldingAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["HoldingDto"][];
        };
        HoldingChangeDto: {
            property?: string;
            address?: string;
            /** @description Null for no page */
            project_id?: number | null;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            committed?: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            contributed?: string;
            /**
             * Format: date
             * @description Not after today, New York time
             * @example 2026-03-31
             */
            as_of?: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        HoldingDto: {
            id: number;
            /** @description To be sent back with a change */
            version: number;
            /** Format: date-time */
            updated_at: string;
            /** @description Who changed it last; for employees alone, null for the investor */
            updated_by: string | null;
            /** @description The investor's account */
            account_id: number;
            /** @example Kent Avenue Lofts */
            property: string;
            address: string | null;
            /** @description Its page in the portfolio */
            project_id: number | null;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            committed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            contributed: string;
            /**
             * @description The sum of its distributions
             * @example 250000.00
             */
            distributed: string;
            /** Format: date */
            as_of: string;
        };
        HoldingListDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["HoldingDto"][];
            totals: components["schemas"]["InvestmentTotalsDto"];
        };
        InvestmentChangeDto: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Name of the employee */
            by: string;
            /** @enum {string} */
            action: "added" | "edited" | "removed";
            /** @description Property or document */
            title: string;
            /** @description What changed, as it was */
            before: {
                [key: string]: string | null;
            };
            /** @description As it is since */
            after: {
                [key: string]: string | null;
            };
            /** @enum {string} */
            subject: "holding" | "distribution" | "document";
        };
        InvestmentHistoryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Where older ones begin; null at the end */
            next: number | null;
            /** @description The latest first */
            list: components["schemas"]["InvestmentChangeDto"][];
        };
        InvestmentTotalsDto: {
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            committed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            contributed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            distributed: string;
        };
        InvestorDocumentAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["InvestorDocumentDto"][];
        };
        InvestorDocumentChangeDto: {
            /** @example 2025 */
            year?: number;
            title?: string;
            /** @enum {string} */
            kind?: "statement" | "tax_form" | "agreement" | "notice";
            /** @description One of the investor’s own; null for none in particular */
            holding_id?: number | null;
            /** @description Of the row that the change was made from */
            version: number;
        };
        InvestorDocumentDto: {
            id: number;
            /** @description To be sent back with a change */
            version: number;
            /** Format: date-time */
            updated_at: string;
            /** @description Who changed it last; for employees alone, null for the investor */
            updated_by: string | null;
            year: number;
            title: string;
            /** @enum {string} */
            kind: "statement" | "tax_form" | "agreement" | "notice";
            holding_id: number | null;
            /** @description Name of the property it is about */
            property: string | null;
            /** @example application/pdf */
            content_type: string;
            bytes: number | null;
            /** Format: date-time */
            added_at: string;
            /** @description Signed link, valid for a quarter of an hour. Null in the list of the investor, whose receipt answers it */
            url: string | null;
            /** @description Null while the investor has not opened it */
            receipt: components["schemas"]["DocumentReceiptDto"] | null;
        };
        InvestorDocumentListDto: {
            /** @enum {integer} */
            error: 0;
            /** @description The latest year first */
            list: components["schemas"]["InvestorDocumentDto"][];
            /** @description Of all documents, whatever year is asked for */
            years: components["schemas"]["DocumentYearDto"][];
        };
        InvestorTotalsAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Of every account that has anything */
            list: components["schemas"]["InvestorTotalsDto"][];
        };
        InvestorTotalsDto: {
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            committed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            contributed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            distributed: string;
            account_id: number;
            holdings: number;
            documents: number;
            /** @description Documents not opened by the investor yet */
            unread: number;
        };
        KnownPersonDto: {
            email: string;
            account_id: number | null;
            names: string[];
        };
        MessageDto: {
            /** @enum {integer} */
            error: 0;
            message: string;
        };
        MissingFileDto: {
            id: number;
            title: string;
            /** Format: binary */
            file: string;
            request_id?: number;
        };
        NewDistributionDto: {
            holding_id: number;
            /**
             * Format: date
             * @description Not after today, New York time
             * @example 2026-03-31
             */
            paid_on: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            amount: string;
            /** @enum {string} */
            kind: "income" | "return_of_capital" | "sale";
        };
        NewDocumentDto: {
            /** @enum {string} */
            list: "Employment-Contract" | "Employee-Handbook" | "training";
            title: string;
            /** Format: binary */
            file: string;
        };
        NewDocumentRequestDto: {
            title: string;
            /** @description What exactly is needed */
            note?: string;
            /**
             * Format: date
             * @example 2026-12-04
             */
            due_on: string;
            /** @description Also moves the property to Missing Documents where it is elsewhere; takes `version` */
            move?: boolean;
            /** @description Of the row that the change was made from */
            version?: number;
            /** @description Of that move; without it the title stands for it */
            reason?: string;
        };
        NewHoldingDto: {
            property: string;
            address?: string;
            /** @description Of the project whose page in the portfolio shows it */
            project_id?: number | null;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            committed: string;
            /**
             * @description Dollars, exact, in decimal
             * @example 250000.00
             */
            contributed: string;
            /**
             * Format: date
             * @description Not after today, New York time
             * @example 2026-03-31
             */
            as_of: string;
        };
        NewInvestorDocumentDto: {
            /** @example 2025 */
            year: number;
            title: string;
            /** @enum {string} */
            kind: "statement" | "tax_form" | "agreement" | "notice";
            /** @description One of the investor’s own; null for none in particular */
            holding_id?: number | null;
            /** Format: binary */
            file: string;
        };
        NewPropertyDto: {
            address: string;
            servicing_bank: string;
            type_of_property: string;
            /** @description An employee's account; null takes the property from whoever has it */
            assignee_id?: number | null;
            /** @description The name of that account */
            assignee_name?: string;
        };
        OkDto: {
            /** @enum {integer} */
            error: 0;
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
        PortfolioDetailDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Gallery in showing order */
            list: components["schemas"]["GalleryPictureDto"][];
            single: components["schemas"]["ProjectDto"];
        };
        PortfolioListDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["PortfolioTabsDto"];
        };
        PortfolioTabsDto: {
            completed_projects: components["schemas"]["ProjectCardDto"][];
            current_portfolio: components["schemas"]["ProjectCardDto"][];
        };
        ProjectCardDto: {
            id: number;
            /** @description Picture */
            url: string;
            address1: string;
            address2: string;
        };
        ProjectDto: {
            /** @description Picture of the banner */
            url: string;
            address1: string;
            address2: string;
            /**
             * Format: date
             * @description Acquisition date
             */
            date: string;
            /** @description Asset type */
            type: string;
            size: string;
            /** @description Opportunity type */
            opportunity: string;
        };
        PropertyChangeDto: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["ActorDto"];
            /** @enum {string} */
            kind: "created" | "edited" | "status" | "status_refused" | "servicing_file" | "file_added" | "file_renamed" | "file_withdrawn" | "request_made" | "request_edited" | "request_received" | "request_rejected" | "request_withdrawn" | "request_reopened" | "archived" | "restored";
            /** @enum {integer|null} */
            from_status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null;
            /** @enum {integer|null} */
            to_status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | null;
            reason: string | null;
            /** @description Of the file or the requested document */
            title: string | null;
            request_id: number | null;
            changes: components["schemas"]["FieldChangeDto"][];
        };
        PropertyChoiceDto: {
            /** @description To be sent as the filter */
            value: string;
            /** @description Null where the reader has a word for it: statuses, and nobody assigned */
            label: string | null;
            /** @description Properties that have it, under the search and all other filters */
            count: number;
        };
        PropertyChoicesDto: {
            /** @description `serviced`, `completed`, `archived` */
            view: components["schemas"]["PropertyChoiceDto"][];
            status: components["schemas"]["PropertyChoiceDto"][];
            bank: components["schemas"]["PropertyChoiceDto"][];
            /** @description `none` stands for nobody */
            assignee: components["schemas"]["PropertyChoiceDto"][];
            type: components["schemas"]["PropertyChoiceDto"][];
        };
        PropertyFileAnswerDto: {
            /** @enum {integer} */
            error: 0;
            list: components["schemas"]["PropertyFileDto"][];
        };
        PropertyFileDto: {
            id: number;
            title: string;
            /** @description Signed link, valid for a quarter of an hour */
            url: string;
            /** Format: date-time */
            added_at: string;
            /** @description Name of the employee */
            added_by: string | null;
            /** @description The request that it answers */
            request_id: number | null;
            /**
             * Format: date-time
             * @description When what it answers was rejected: the file will not do
             */
            refused_at: string | null;
            refusal_reason: string | null;
            /**
             * Format: date-time
             * @description When an employee took it out of `data`; the file itself stays
             */
            withdrawn_at: string | null;
            /** @description Name of the employee */
            withdrawn_by: string | null;
            withdrawal_reason: string | null;
            /** @description To be sent back with a change */
            version: number;
        };
        PropertyHistoryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description Where older ones begin; null at the end */
            next: number | null;
            /** @description The latest first */
            list: components["schemas"]["PropertyChangeDto"][];
        };
        PropertyTypeListDto: {
            /** @enum {integer} */
            error: 0;
            /**
             * @example [
             *       "Condominium",
             *       "Two Family"
             *     ]
             */
            list: string[];
        };
        RenameFileDto: {
            title: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        ReplacementDto: {
            version: number;
            /** Format: binary */
            file: string;
        };
        ServicingFileDto: {
            /** @description Of the row that the change was made from */
            version: number;
            /** Format: binary */
            file: string;
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
        StatusMoveDto: {
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            reason: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        StatusWorkDto: {
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            count: number;
            /** @description Null without properties, and at Completed, where none waits */
            median_days: number | null;
            /** @description The same */
            longest_days: number | null;
        };
        WaitingPropertyDto: {
            id: number;
            reference: string;
            address: string;
            assign: components["schemas"]["AssigneeDto"] | null;
            /** @enum {integer} */
            status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** Format: date-time */
            status_changed_at: string;
            days_in_status: number;
        };
        WithdrawFileDto: {
            reason: string;
            /** @description Of the row that the change was made from */
            version: number;
        };
        WorkSummaryDto: {
            /** @enum {integer} */
            error: 0;
            /** @description In the order of the steps; archived properties are left out */
            statuses: components["schemas"]["StatusWorkDto"][];
            /** @description The ten longest in their status, Completed apart */
            waiting: components["schemas"]["WaitingPropertyDto"][];
            /** @description Of all properties: a request ends when its property moves on */
            requests: components["schemas"]["AwaitedWorkDto"];
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
    propertiesAudit: {
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
    missingFileAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MissingFileDto"];
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
    currentPropertyCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPropertyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    currentPropertyEdit: {
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
                "application/json": components["schemas"]["EditPropertyDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    propertyArchivePut: {
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
                "application/json": components["schemas"]["ArchiveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    documentRequestMake: {
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
                "application/json": components["schemas"]["NewDocumentRequestDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswerDto"];
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
    propertyHistoryList: {
        parameters: {
            query?: {
                before?: number;
            };
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
                    "application/json": components["schemas"]["PropertyHistoryDto"];
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
    propertyArchiveRestore: {
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
                "application/json": components["schemas"]["ArchiveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    servicingFilePut: {
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
                "multipart/form-data": components["schemas"]["ServicingFileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    propertyStatusMove: {
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
                "application/json": components["schemas"]["StatusMoveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    currentPropertyDetail: {
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
                    "application/json": components["schemas"]["CurrentPropertyAnswerDto"];
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
    workSummaryRead: {
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
                    "application/json": components["schemas"]["WorkSummaryDto"];
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
    documentHistoryList: {
        parameters: {
            query: {
                before?: number;
                list: "Employment-Contract" | "Employee-Handbook" | "training";
                document_id?: number;
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
                    "application/json": components["schemas"]["DocumentHistoryDto"];
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
    documentRequestChange: {
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
                "application/json": components["schemas"]["DocumentRequestChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequestAnswerDto"];
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
    documentEditAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewDocumentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    documentEditRemove: {
        parameters: {
            query: {
                version: number;
            };
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
    documentEditRename: {
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
                "application/json": components["schemas"]["DocumentTitleDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    documentEditReplace: {
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
                "multipart/form-data": components["schemas"]["ReplacementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    documentEditVersions: {
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
                    "application/json": components["schemas"]["FileVersionsDto"];
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
    currentPropertyList: {
        parameters: {
            query?: {
                page?: number;
                size?: 10 | 25 | 50 | 100;
                sort?: "address" | "reference" | "bank" | "assignee" | "type" | "status" | "days";
                order?: "asc" | "desc";
                /** @description Words of address, reference, bank or assignee; all must be there */
                search?: string;
                view?: "serviced" | "completed" | "archived" | "all";
                /** @description Numbers of statuses: 1, 2, 3, 4, 5, 6, 7, 8 */
                status?: string[];
                /** @description Servicing banks */
                bank?: string[];
                /** @description A value of the choices, `none` for nobody, `me` for the account that asks */
                assignee?: string[];
                /** @description Types of property */
                type?: string[];
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
                    "application/json": components["schemas"]["CurrentPropertyListDto"] | components["schemas"]["CurrentPropertyPageDto"];
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
    fileRead: {
        parameters: {
            query: {
                /** @description Seconds since 1970 */
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                id: number;
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
                    "*/*": string;
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
    portfolioDetail: {
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
                    "application/json": components["schemas"]["PortfolioDetailDto"];
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
    ownInvestmentListDistributions: {
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
                    "application/json": components["schemas"]["DistributionListDto"];
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
    investorDistributionRemove: {
        parameters: {
            query: {
                version: number;
            };
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
    investorDistributionEdit: {
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
                "application/json": components["schemas"]["DistributionChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistributionAnswerDto"];
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
    ownInvestmentListDocuments: {
        parameters: {
            query?: {
                /** @description Only the documents of this year */
                year?: number;
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
                    "application/json": components["schemas"]["InvestorDocumentListDto"];
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
    investorDocumentRemove: {
        parameters: {
            query: {
                version: number;
            };
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
    investorDocumentEdit: {
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
                "application/json": components["schemas"]["InvestorDocumentChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestorDocumentAnswerDto"];
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
    investorDocumentReplace: {
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
                "multipart/form-data": components["schemas"]["ReplacementDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestorDocumentAnswerDto"];
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
    ownInvestmentOpen: {
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
                    "application/json": components["schemas"]["InvestorDocumentAnswerDto"];
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
    investorListVersions: {
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
                    "application/json": components["schemas"]["FileVersionsDto"];
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
    ownInvestmentListHoldings: {
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
                    "application/json": components["schemas"]["HoldingListDto"];
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
    investorHoldingRemove: {
        parameters: {
            query: {
                version: number;
            };
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
    investorHoldingEdit: {
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
                "application/json": components["schemas"]["HoldingChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldingAnswerDto"];
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
    investorListTotals: {
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
                    "application/json": components["schemas"]["InvestorTotalsAnswerDto"];
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
    investorListDistributions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
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
                    "application/json": components["schemas"]["DistributionListDto"];
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
    investorAdditionAddDistribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDistributionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistributionAnswerDto"];
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
    investorListDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
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
                    "application/json": components["schemas"]["InvestorDocumentListDto"];
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
    investorAdditionAddDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewInvestorDocumentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestorDocumentAnswerDto"];
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
    investorListHistory: {
        parameters: {
            query?: {
                before?: number;
            };
            header?: never;
            path: {
                account_id: number;
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
                    "application/json": components["schemas"]["InvestmentHistoryDto"];
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
    investorListHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
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
                    "application/json": components["schemas"]["HoldingListDto"];
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
    investorAdditionAddHolding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                account_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHoldingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldingAnswerDto"];
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
    documentHandbook: {
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
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    documentContracts: {
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
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    documentTraining: {
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
                    "application/json": components["schemas"]["DocumentAnswerDto"];
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
    portfolioList: {
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
                    "application/json": components["schemas"]["PortfolioListDto"];
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
    propertyFileRename: {
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
                "application/json": components["schemas"]["RenameFileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyFileAnswerDto"];
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
    propertyFileWithdraw: {
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
                "application/json": components["schemas"]["WithdrawFileDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyFileAnswerDto"];
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
    currentPropertyListTypes: {
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
                    "application/json": components["schemas"]["PropertyTypeListDto"];
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
    currentPropertySummary: {
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
                    "application/json": components["schemas"]["DashboardDto"];
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
    portfolioPageGallery: {
        parameters: {
            query?: {
                /** @description Any other is English */
                lang?: "en" | "de" | "it" | "ru" | "es";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery of a project, for an overlay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    portfolioPageProject: {
        parameters: {
            query?: {
                /** @description Any other is English */
                lang?: "en" | "de" | "it" | "ru" | "es";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of a project, for an overlay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
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
    portfolioSitemapList: {
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
