import type { paths as AuthPaths } from './generated/auth';
import type { components as ContentParts, paths as ContentPaths } from './generated/content';
import type { components as GatewayParts, paths as GatewayPaths } from './generated/gateway';
import type { components as ListingsParts, paths as ListingsPaths } from './generated/listings';
import type { paths as PropertiesPaths } from './generated/properties';

/** The path of two forms: the gateway tells from the body which service it is for. */
type ContactPath = '/api/auth/contact-us';

type ContactPost = ContentPaths[ContactPath]['post'];

interface ContactPaths {
  '/api/auth/contact-us': Omit<ContentPaths[ContactPath], 'post'> & {
    post: Omit<ContactPost, 'requestBody'> & {
      requestBody: {
        content: {
          'application/json':
            | ContentParts['schemas']['ContactEnquiryDto']
            | ListingsParts['schemas']['ListingEnquiryDto'];
        };
      };
    };
  };
}

/** Every call that the gateway offers, as the services describe them: generated, never edited. */
export type paths = AuthPaths &
  Omit<ContentPaths, ContactPath> &
  Omit<ListingsPaths, ContactPath> &
  PropertiesPaths &
  GatewayPaths &
  ContactPaths;

/** A home on the market, as every list of homes tells it. */
export type Listing = ListingsParts['schemas']['ListingDto'];

/** What is within a walk of a place. */
export type NearbyPlaces = ListingsParts['schemas']['NearbyDto'];

/** What the site runs on, and how well. */
export type SiteStatus = GatewayParts['schemas']['SiteStatusDto'];

/** One micro frontend: what visitors get of it, and what was done about that. */
export type RemoteStatus = GatewayParts['schemas']['RemoteStatusDto'];

/** A version of a micro frontend, with what browsers tell of it. */
export type VersionStatus = GatewayParts['schemas']['VersionStatusDto'];

/** A service behind the gateway. */
export type ServiceStatus = GatewayParts['schemas']['ServiceStatusDto'];
