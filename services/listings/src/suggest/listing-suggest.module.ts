import { Module } from '@nestjs/common';
import { ListingSuggestController } from './listing-suggest.controller.js';
import { ListingSuggestService } from './listing-suggest.service.js';

@Module({ controllers: [ListingSuggestController], providers: [ListingSuggestService] })
export class ListingSuggestModule {}
