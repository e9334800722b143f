import { Module } from '@nestjs/common';
import { NearbyPlaces } from './nearby-places.js';

/** One copy for all modules: it holds the streets of the city. */
@Module({
  providers: [{ provide: NearbyPlaces, useFactory: () => NearbyPlaces.read() }],
  exports: [NearbyPlaces],
})
export class NearbyModule {}
