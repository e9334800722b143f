export type * from './boot-manifest.js';
export { NAME_PATTERN } from './declaration-schema.js';
export * from './registry-document.js';
export { RegistryError } from './registry-error.js';
export { resolve, type RemoteOverride, type ResolveOptions } from './resolve.js';
export { revisionOf } from './revision.js';
export { matchRoute, type RouteMatch } from './route-match.js';
export { validateDeclaration } from './validate-declaration.js';
export { validateDocument } from './validate-document.js';
