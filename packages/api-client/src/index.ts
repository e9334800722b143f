import type { paths as AuthPaths } from './generated/auth';
import type { paths as ContentPaths } from './generated/content';
import type { paths as ListingsPaths } from './generated/listings';
import type { paths as PropertiesPaths } from './generated/properties';

/** Every call that the gateway offers, as the services describe them: generated, never edited. */
export type paths = AuthPaths & ContentPaths & ListingsPaths & PropertiesPaths;
