// Made from openapi.json by tools/api-types.mjs: 84fa3fd389aae230c0b8da586b6ae2b7cc11ba451e0059347620c290cbc54bb2
export interface paths {
    "/api/site/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["overrideSet"];
        delete: operations["overrideReset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/policy-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["policyReportsTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reportTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["sessionCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/staff-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["staffPassGive"];
        delete: operations["staffPassTake"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["statusStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["healthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["healthReady"];
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
        CanaryDto: {
            version: string;
            /** @description Employees have it, whatever its share */
            employees: boolean;
            /** Format: date-time */
            since: string;
        };
        EntryStatusDto: {
            name: string;
            /**
             * @description last-good: the store has a broken one, or none
             * @enum {string}
             */
            state: "current" | "last-good";
            /** Format: date-time */
            since: string;
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
        GatewayStatusDto: {
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description Since when this process has counted reports
             */
            reportsSince: string;
        };
        LoadTimeDto: {
            p50: number;
            p75: number;
            p95: number;
        };
        OkDto: {
            /** @enum {integer} */
            error: 0;
        };
        OverrideDto: {
            /** @example mf-listings */
            remote: string;
            version?: string;
            /** @example http://localhost:9101/remoteEntry.js */
            url?: string;
        };
        OverridesAnswerDto: {
            /** @enum {integer} */
            error: 0;
            /** @description What this browser gets from now on, by the name of the remote */
            overrides: {
                [key: string]: {
                    version?: string;
                    url?: string;
                };
            };
        };
        RegistryStatusDto: {
            entries: components["schemas"]["EntryStatusDto"][];
        };
        RemoteStatusDto: {
            name: string;
            owner: string | null;
            canary: components["schemas"]["CanaryDto"] | null;
            /** @description The newest first */
            versions: components["schemas"]["VersionStatusDto"][];
            /** @description The newest first */
            revisions: components["schemas"]["RevisionDto"][];
        };
        ReportDto: {
            /** @example mf-listings */
            remote: string;
            version: string;
            /** @enum {string} */
            outcome: "loaded" | "failed";
            /** @description From asking for it to showing it */
            ms?: number;
            /**
             * @description page: after it was shown
             * @enum {string}
             */
            reason?: "network" | "timeout" | "integrity" | "evaluate" | "shared" | "mount" | "page" | "chunk";
        };
        ReportsDto: {
            entries: components["schemas"]["ReportDto"][];
        };
        RevisionDto: {
            revision: number;
            /** Format: date-time */
            at: string;
            by: string;
            /** @enum {string} */
            what: "publish" | "canary" | "promote" | "abort" | "rollback" | "retire";
            version: string;
            note: string | null;
        };
        ServiceStatusDto: {
            name: string;
            /** @enum {string} */
            state: "up" | "down";
            /** @description Milliseconds to its answer */
            ms: number | null;
            /**
             * @description open: calls are turned away, for it failed repeatedly; half-open: one is tried
             * @enum {string}
             */
            breaker: "closed" | "open" | "half-open";
        };
        SiteStatusDto: {
            /** @enum {integer} */
            error: 0;
            /** Format: date-time */
            at: string;
            registry: components["schemas"]["RegistryStatusDto"];
            remotes: components["schemas"]["RemoteStatusDto"][];
            services: components["schemas"]["ServiceStatusDto"][];
            gateway: components["schemas"]["GatewayStatusDto"];
        };
        VersionStatusDto: {
            version: string;
            /** @description Percent of the visitors */
            share: number;
            isDefault: boolean;
            /** @description Uploaded, and had by nobody yet */
            isStaged: boolean;
            /** Format: date-time */
            publishedAt: string | null;
            /** @description Visits within the last hour */
            loads: number;
            /** @description Of those, from 0 to 1 */
            errorRate: number | null;
            /** @description Milliseconds */
            loadTime: components["schemas"]["LoadTimeDto"] | null;
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
    overrideSet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverridesAnswerDto"];
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
    overrideReset: {
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
    policyReportsTake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description As browsers write it: `application/csp-report` or `application/reports+json` */
        requestBody: {
            content: {
                "application/json": Record<string, never> | Record<string, never>[];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    reportTake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportsDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    sessionCheck: {
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
    staffPassGive: {
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
    staffPassTake: {
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
    statusStatus: {
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
                    "application/json": components["schemas"]["SiteStatusDto"];
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
    healthLive: {
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
                content?: never;
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
    healthReady: {
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
                content?: never;
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
