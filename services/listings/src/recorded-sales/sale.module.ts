import { Module } from '@nestjs/common';
import { ListingModule } from '../listings/listing.module.js';
import { RecordedSaleController } from './sale.controller.js';
import { SaleService } from './sale.service.js';

@Module({
  imports: [ListingModule],
  controllers: [RecordedSaleController],
  providers: [SaleService],
  exports: [SaleService],
})
export class RecordedSaleModule {}
