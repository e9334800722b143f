import { Module } from '@nestjs/common';
import { AddressRepository } from './address.repository.js';
import { PlaceRepository } from './place.repository.js';

@Module({
  providers: [AddressRepository, PlaceRepository],
  exports: [AddressRepository, PlaceRepository],
})
export class PlaceModule {}
