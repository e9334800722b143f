export type * from './boot-manifest.js';
export { NAME_PATTERN } from './declaration-schema.js';
export {
  LANGUAGE_CODES,
  localizedPath,
  splitLanguage,
  type LanguagePath,
} from './language-path.js';
export { staffLayoutFromCookies, staffLayoutWords, type StaffLayout } from './staff-layout.js';
export { abort, canary, promote, type CanaryAudience } from './canary.js';
export { publish, stage, type StagedBuild } from './publish.js';
export * from './registry-document.js';
export * from './registry-entry.js';
export type { Author } from './entry-revision.js';
export { ChangeRefusedError, RegistryError, VersionMissingError } from './registry-error.js';
export { resolve, type RemoteOverride, type ResolveOptions } from './resolve.js';
export { retire, rollback } from './rollback.js';
export type * from './server-bundle.js';
export { isSignedBy, readPublicKeys, signEntry } from './sign-entry.js';
export { isStaged, trafficBounds } from './traffic.js';
export { matchRoute, type RouteMatch } from './route-match.js';
export { safeJson, scriptJson } from './script-json.js';
export { routeShape, validateDeclaration } from './validate-declaration.js';
export { parseEntry, validateEntry } from './validate-entry.js';
