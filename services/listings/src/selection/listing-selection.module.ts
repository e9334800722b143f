import { Module } from '@nestjs/common';
import { ListingModule } from '../listing/listing.module.js';
import { ListingSelectionController } from './listing-selection.controller.js';

@Module({ imports: [ListingModule], controllers: [ListingSelectionController] })
export class ListingSelectionModule {}
