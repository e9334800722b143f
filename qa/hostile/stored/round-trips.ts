import type { Api } from './api.js';
import type { RoundTrip } from './round-trip.js';
import { enquiryTrips } from './trips/enquiries.js';
import { investmentTrips } from './trips/investments.js';
import { peopleTrips } from './trips/people.js';
import { propertyTrips } from './trips/properties.js';

/** Of every kind of text that people write, who writes it and who reads it. */
export const roundTrips = (api: Api): RoundTrip[] =>
  [enquiryTrips, propertyTrips, peopleTrips, investmentTrips].flatMap((trips) => trips(api));
