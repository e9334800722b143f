import { Module } from '@nestjs/common';
import { NearbyFilters } from './nearby-filters.js';
import { NearbyPlaces } from './nearby-places.js';

/** One copy for all modules: it holds the streets of the city. */
@Module({
  providers: [
    { provide: NearbyPlaces, useFactory: () => NearbyPlaces.read() },
    {
      provide: NearbyFilters,
      useFactory: (places: NearbyPlaces) => new NearbyFilters(places),
      inject: [NearbyPlaces],
    },
  ],
  exports: [NearbyPlaces, NearbyFilters],
})
export class NearbyModule {}
