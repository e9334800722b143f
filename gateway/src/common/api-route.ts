import type { ServiceName } from '../config/services.js';

/**
 * Who may call a route.
 *
 * - `public`: anybody. The gateway ignores a token, and may answer a read from its cache.
 * - `signed`: whoever has the signed link. The response is private.
 * - `token`: whoever sends a valid access token.
 */
export type Access = 'public' | 'signed' | 'token';

/** Two services share one path. The fields of the JSON body decide which of them gets the request. */
export interface BodyTarget {
  fields: readonly string[];
  /** Gets the request if the body has at least one of the fields. */
  present: ServiceName;
  absent: ServiceName;
}

/** A call that the gateway passes on to a service. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In the syntax of Fastify: `:name` matches one segment. Upper and lower case differ. */
  path: string;
  target: ServiceName | BodyTarget;
  access: Access;
  /** The call is slow because it hashes a password: it has a bulkhead of its own. */
  hashesPassword?: boolean;
  /** Anybody may send this form: it is rate limited for each address. */
  isForm?: boolean;
  /** The response is a file that never changes: it is cached apart from the data, and ranges of it are passed on. */
  isFile?: boolean;
  /** Takes files of up to 100 MB. */
  isLargeUpload?: boolean;
  /** Not a read, and still open to read-only tokens: the service stores nothing for them. */
  openToReadOnly?: boolean;
  /** The stream of the service reports what visitors see of the change: the caches are not dropped for the call. */
  changesAreStreamed?: boolean;
  /** The response depends on `Accept-Language`. */
  byLanguage?: boolean;
}
