import type { PropertySubType, PropertyType } from '@phantom/listings-service';
import type { DemoOpenHouse } from '@phantom/listings-service/seed';
import { usualAmenities } from '../../demo/feed/amenities.js';
import { descriptionOf, type ListingFacts, titleOf } from '../../demo/feed/description.js';
import { inPlace, neighbourhoodNamed } from '../../demo/feed/neighbourhoods.js';
import { openHouseOf } from '../../demo/feed/open-house.js';
import { type SeededRandom, seededRandom } from '../../demo/feed/random.js';
import { longStreet } from '../../demo/feed/street.js';
import { capital } from '../../demo/feed/words.js';
import type { NewListing } from '@phantom/listings-service';
import { drawFigure, Weighted } from './distributions.js';
import type { Kind, Market, Place, Segment } from './market.js';
import { RoomsDrawer } from './rooms-drawer.js';
import { type Site, SiteDrawer } from './site-drawer.js';

export interface DrawnListing {
  listing: NewListing & { enteredAt: Date };
  viewing: DemoOpenHouse | null;
}

const day = 24 * 60 * 60 * 1000;
/** The longest time on the market, as in the demo feed. The feeds do not have it. */
const MAX_DAYS_ON_MARKET = { sale: 60, rental: 45 };

/** Draws listings of a market. A number always gives the same listing. */
export class MarketDrawer {
  private readonly segments: Weighted<SegmentDrawer>;

  /** @param now the time from which ages on the market count back */
  constructor(
    private readonly market: Market,
    private readonly seed: string,
    private readonly now: Date,
  ) {
    const sites = new SiteDrawer(market);
    this.segments = new Weighted(
      market.segments.map((segment) => [new SegmentDrawer(market, segment, sites), segment.homes]),
    );
  }

  draw(number: number): DrawnListing {
    const key = `${this.seed}-${number}`;
    const random = seededRandom(`market ${key}`);
    const listing = this.segments.pick(random).draw(key, random);
    const age = random.next() * MAX_DAYS_ON_MARKET[listing.transactionType] * day;
    return {
      listing: { ...listing, enteredAt: new Date(this.now.getTime() - Math.floor(age)) },
      viewing: openHouseOf(key, this.market.openHouseShare),
    };
  }
}

export const MARKET_SOURCE = 'market';

const storeys = { manhattan: 30, others: 7 };
const shared = new Set(['Apartment', 'Condominium', 'Condop', 'Stock Cooperative', null]);

/** Draws the listings of one segment. */
class SegmentDrawer {
  private readonly rooms: RoomsDrawer;
  private readonly amenities: AmenityDrawer;
  private readonly placesOfKind: Weighted<Place>[];
  private readonly statusesOfKind: Map<Kind, Weighted<Kind['statuses'][number]>>;

  constructor(
    market: Market,
    private readonly segment: Segment,
    private readonly sites: SiteDrawer,
  ) {
    this.rooms = new RoomsDrawer(segment);
    this.amenities = new AmenityDrawer(market, segment);
    this.placesOfKind = segment.kinds.map(
      (_, kind) => new Weighted(segment.places.map((place) => [place, place.homes[kind] ?? 0])),
    );
    this.statusesOfKind = new Map(
      segment.kinds.map((kind) => [
        kind,
        new Weighted(kind.statuses.map((status) => [status, status[2]])),
      ]),
    );
  }

  draw(sourceKey: string, random: SeededRandom): NewListing {
    const { offer, borough, county } = this.segment;
    const { kind, position, row } = this.rooms.draw(random);
    const place = (this.placesOfKind[position] as Weighted<Place>).pick(random);
    const site = this.sites.draw(place, random);
    const [status, conditions] = this.statusOf(kind, random);
    const floor = drawFigure(this.segment.floors, random);
    const listing: NewListing = {
      source: MARKET_SOURCE,
      sourceKey,
      transactionType: offer,
      borough,
      propertyType: this.propertyType(kind),
      propertySubType: kind.kind,
      standardStatus: status,
      specialListingConditions: conditions,
      ownership: kind.ownership,
      furnished: null,
      ...this.rooms.measures(row, place.factor, random),
      bedroomsTotal: row[0],
      bathroomsTotal: row[1],
      lotSizeSquareFeet: null,
      unparsedAddress: this.addressOf(site, kind, floor, random),
      city: place.city,
      stateOrProvince: 'NY',
      postalCode: site.postalCode,
      countyOrParish: county,
      subdivisionName: place.neighbourhood,
      latitude: site.latitude,
      longitude: site.longitude,
      entryLevel: floor,
      buildingAgeYears: drawFigure(this.segment.buildingAges, random),
      minutesToSubway: drawFigure(this.segment.minutesToSubway, random),
      amenities: this.amenities.draw(kind.kind, random),
      title: null,
      publicRemarks: null,
      media: [],
      // All of it is made up.
      synthetic: ['address', 'price', 'bedrooms', 'bathrooms', 'area', 'amenities', 'description'],
    };
    return { ...listing, ...wordsOf(listing, site.street) };
  }

  private statusOf(kind: Kind, random: SeededRandom) {
    return (this.statusesOfKind.get(kind) as Weighted<Kind['statuses'][number]>).pick(random);
  }

  private propertyType({ kind }: Kind): PropertyType {
    if (this.segment.offer === 'rental') return 'Residential Lease';
    return kind === 'Unimproved Land' ? 'Land' : 'Residential';
  }

  /** Flats have a unit number. */
  private addressOf(
    { house }: Site,
    { kind }: Kind,
    floor: number | null,
    random: SeededRandom,
  ): string | null {
    if (house === null || !shared.has(kind)) return house;
    const { offer, borough } = this.segment;
    const highest = borough === 'manhattan' ? storeys.manhattan : storeys.others;
    const level = floor ?? random.whole(1, highest);
    const word = offer === 'rental' ? 'Apt' : 'Unit';
    return `${house} ${word} ${Math.max(1, level)}${random.pick([...'ABCDEFGH'])}`;
  }
}

/** Draws amenities: combinations of the feed, or plausible ones where the feed has none. */
class AmenityDrawer {
  private readonly sets: Weighted<string[]>;

  constructor({ amenities }: Pick<Market, 'amenities'>, { amenitySets }: Segment) {
    this.sets = new Weighted(
      amenitySets.map(
        ([positions, homes]) => [positions.map((at) => amenities[at] ?? ''), homes] as const,
      ),
    );
  }

  draw(kind: PropertySubType | null, random: SeededRandom): string[] {
    if (!this.sets.isEmpty) return this.sets.pick(random);
    const usual = (kind && usualAmenities[kind]) ?? [];
    return random.some(usual, random.whole(2, 5));
  }
}

/**
 * Title and description as in the demo feed. Null for land, and where the kind of dwelling or the street is unknown.
 */
export function wordsOf(
  listing: NewListing,
  street: string | null,
): Pick<NewListing, 'title' | 'publicRemarks'> {
  const { propertySubType: kind, subdivisionName, borough } = listing;
  if (!kind || kind === 'Unimproved Land' || !street) return { title: null, publicRemarks: null };
  const place = subdivisionName ?? capital(borough);
  const facts: ListingFacts = {
    key: listing.sourceKey,
    offer: listing.transactionType,
    kind,
    bedrooms: listing.bedroomsTotal,
    bathrooms: listing.bathroomsTotal,
    area: listing.livingArea,
    floor: listing.entryLevel,
    minutes_to_subway: listing.minutesToSubway,
    amenities: listing.amenities,
    furnished: null,
    street: longStreet(street),
    place,
    where: inPlace(place),
    about: (subdivisionName && neighbourhoodNamed(borough, subdivisionName)?.about) || null,
  };
  return { title: titleOf(facts), publicRemarks: descriptionOf(facts) };
}
