export const SERVICES = ['auth', 'content', 'listings', 'properties'] as const;

export type ServiceName = (typeof SERVICES)[number];

/**
 * `token`: only with a valid access token. `public`: whatever token comes along is not looked at, and
 * a read may be answered from memory. `signed`: opened by the link itself, private to who has it.
 */
export type Access = 'public' | 'signed' | 'token';

/** One path for two services: the JSON body tells which, by holding one of some fields. */
export interface BodyTarget {
  fields: readonly string[];
  present: ServiceName;
  absent: ServiceName;
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As Fastify matches it: letter case counts, `:name` stands for one segment. */
  path: string;
  target: ServiceName | BodyTarget;
  access: Access;
  /** Slow by design: a password is hashed. */
  hashesPassword?: boolean;
  /** Anyone may send it in, hence only so often. */
  isForm?: boolean;
  /** The answer comes in the language that the reader prefers. */
  byLanguage?: boolean;
}
