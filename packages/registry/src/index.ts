export type * from './boot-manifest.js';
export { NAME_PATTERN } from './declaration-schema.js';
export {
  LANGUAGE_CODES,
  localizedPath,
  splitLanguage,
  type LanguagePath,
} from './language-path.js';
export { staffLayoutFromCookies, staffLayoutWords, type StaffLayout } from './staff-layout.js';
export * from './registry-document.js';
export { RegistryError } from './registry-error.js';
export { resolve, type RemoteOverride, type ResolveOptions } from './resolve.js';
export type * from './server-bundle.js';
export { serverBundleOf } from './server-bundle-of.js';
export { revisionOf } from './revision.js';
export { matchRoute, type RouteMatch } from './route-match.js';
export { safeJson, scriptJson } from './script-json.js';
export { validateDeclaration } from './validate-declaration.js';
export { validateDocument } from './validate-document.js';
