import type { Chance } from '../../demo/generate/random.js';
import type { NewListing } from '../../store/new-listing.js';
import type { PropertyType } from '../../reso/reso-listing.js';
import type { Kind, Market, Place, Segment } from '../market.js';
import { AmenityDrawer } from './amenity-drawer.js';
import { drawFigure } from './draw-figure.js';
import { RoomsDrawer } from './rooms-drawer.js';
import type { Site, SiteDrawer } from './site-drawer.js';
import { Weighted } from './weighted.js';
import { wordsOf } from './words-of.js';

export const MARKET_SOURCE = 'market';

const storeys = { manhattan: 30, others: 7 };
const shared = new Set(['Apartment', 'Condominium', 'Condop', 'Stock Cooperative', null]);

/** Draws the homes of one segment. */
export class SegmentDrawer {
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

  draw(sourceKey: string, chance: Chance): NewListing {
    const { offer, borough, county } = this.segment;
    const { kind, position, row } = this.rooms.draw(chance);
    const place = (this.placesOfKind[position] as Weighted<Place>).pick(chance);
    const site = this.sites.draw(place, chance);
    const [status, conditions] = this.statusOf(kind, chance);
    const floor = drawFigure(this.segment.floors, chance);
    const home: NewListing = {
      source: MARKET_SOURCE,
      sourceKey,
      offer,
      borough,
      propertyType: this.propertyType(kind),
      propertySubType: kind.kind,
      standardStatus: status,
      specialListingConditions: conditions,
      ownership: kind.ownership,
      furnished: null,
      ...this.rooms.measures(row, place.factor, chance),
      bedroomsTotal: row[0],
      bathroomsTotal: row[1],
      lotSizeSquareFeet: null,
      unparsedAddress: this.addressOf(site, kind, floor, chance),
      city: place.city,
      stateOrProvince: 'NY',
      postalCode: site.postalCode,
      countyOrParish: county,
      subdivisionName: place.neighbourhood,
      latitude: site.latitude,
      longitude: site.longitude,
      entryLevel: floor,
      buildingAgeYears: drawFigure(this.segment.buildingAges, chance),
      minutesToSubway: drawFigure(this.segment.minutesToSubway, chance),
      amenities: this.amenities.draw(kind.kind, chance),
      title: null,
      publicRemarks: null,
      media: [],
      // Nothing of it is true of any home.
      synthetic: ['address', 'price', 'bedrooms', 'bathrooms', 'area', 'amenities', 'description'],
    };
    return { ...home, ...wordsOf(home, site.street) };
  }

  private statusOf(kind: Kind, chance: Chance) {
    return (this.statusesOfKind.get(kind) as Weighted<Kind['statuses'][number]>).pick(chance);
  }

  private propertyType({ kind }: Kind): PropertyType {
    if (this.segment.offer === 'rental') return 'Residential Lease';
    return kind === 'Unimproved Land' ? 'Land' : 'Residential';
  }

  /** Flats have a number of their own in their house. */
  private addressOf(
    { house }: Site,
    { kind }: Kind,
    floor: number | null,
    chance: Chance,
  ): string | null {
    if (house === null || !shared.has(kind)) return house;
    const { offer, borough } = this.segment;
    const highest = borough === 'manhattan' ? storeys.manhattan : storeys.others;
    const level = floor ?? chance.whole(1, highest);
    const word = offer === 'rental' ? 'Apt' : 'Unit';
    return `${house} ${word} ${Math.max(1, level)}${chance.pick([...'ABCDEFGH'])}`;
  }
}
