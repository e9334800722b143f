import {
  choice,
  dateTime,
  defineContentType,
  file,
  list,
  money,
  number,
  picture,
  place,
  reference,
  text,
  toggle,
  type ValuesOf,
} from '@phantom/content-editing';
import { AGENT } from './agent.type.js';
import choices from './choices.json' with { type: 'json' };
import texts from './labels.json' with { type: 'json' };

const { labels: LABELS, help: HELP } = texts;

/**
 * The ids of own homes are the numbers of their entries, above all ids that the feeds will ever use: the address of a home is
 * known before it is published.
 */
const FIRST_ID = 2_000_000_000;

export const listingIdOf = (number: number): number => FIRST_ID + number;

export const isOwnId = (listingId: number): boolean => listingId > FIRST_ID;

/** A picture of a home, in the order in which the page shows them. */
export const PICTURES = {
  picture: picture({ label: LABELS.picture, required: true }),
  caption: text({ label: LABELS.caption, max: 200 }),
};

/** A home of the company's own, beside those of the feeds. */
export const HOME = defineContentType({
  name: 'home',
  form: 'collection',
  group: 'homes',
  label: {
    en: 'Own homes',
    de: 'Eigene Immobilien',
    it: 'Immobili propri',
    ru: 'Собственные объекты',
    es: 'Inmuebles propios',
  },
  singular: {
    en: 'Own home',
    de: 'Eigene Immobilie',
    it: 'Immobile proprio',
    ru: 'Собственный объект',
    es: 'Inmueble propio',
  },
  title: 'address',
  path: ({ number }) => `/listings-detail/${listingIdOf(number)}`,
  fields: {
    listingType: choice({
      label: LABELS.listingType,
      choices: choices.listingType,
      required: true,
    }),
    kind: choice({ label: LABELS.kind, choices: choices.kind, required: true }),
    status: choice({ label: LABELS.status, choices: choices.status, required: true }),
    title: text({ label: LABELS.title, max: 200, translated: true, required: true }),
    description: text({
      ...{ label: LABELS.description, max: 8000, isBlock: true },
      ...{ translated: true, required: true },
    }),
    price: money({ label: LABELS.price, help: HELP.price, required: true }),
    bedrooms: number({ label: LABELS.bedrooms, help: HELP.bedrooms, min: 0, max: 100 }),
    bathrooms: number({ label: LABELS.bathrooms, min: 0.5, max: 100, isWhole: false }),
    area: number({ label: LABELS.area, min: 1, max: 1_000_000 }),
    lotSize: number({ label: LABELS.lotSize, min: 1, max: 100_000_000 }),
    address: text({ label: LABELS.address, help: HELP.address, max: 200, required: true }),
    city: text({ label: LABELS.city, max: 80, required: true }),
    zipCode: text({ label: LABELS.zipCode, max: 5, required: true }),
    borough: choice({ label: LABELS.borough, choices: choices.borough, required: true }),
    neighbourhood: text({ label: LABELS.neighbourhood, max: 80 }),
    place: place({ label: LABELS.place, help: HELP.place }),
    pictures: list({ label: LABELS.pictures, max: 60, fields: PICTURES }),
    floorPlan: picture({ label: LABELS.floorPlan }),
    floorPlanFile: file({ label: LABELS.floorPlanFile, accepts: 'document' }),
    openHouses: list({
      ...{ label: LABELS.openHouses, help: HELP.openHouses, max: 30 },
      fields: {
        startsAt: dateTime({ label: LABELS.startsAt }),
        endsAt: dateTime({ label: LABELS.endsAt }),
      },
    }),
    amenities: list({
      ...{ label: LABELS.amenities, max: 30 },
      fields: { amenity: choice({ label: LABELS.amenity, choices: choices.amenity }) },
    }),
    ownership: choice({ label: LABELS.ownership, choices: choices.ownership }),
    furnished: choice({ label: LABELS.furnished, choices: choices.furnished }),
    fees: money({ label: LABELS.fees, help: HELP.fees }),
    yearBuilt: number({ label: LABELS.yearBuilt, min: 1600, max: 2100 }),
    floor: number({ label: LABELS.floor, min: -5, max: 200 }),
    minutesToSubway: number({ label: LABELS.minutesToSubway, min: 0, max: 240 }),
    agent: reference({ label: LABELS.agent, type: AGENT.name }),
    featured: toggle({ label: LABELS.featured, help: HELP.featured }),
  },
});

export type HomeValues = ValuesOf<(typeof HOME)['fields']>;
