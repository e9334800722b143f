import { Module } from '@nestjs/common';
import { FreshIndex } from './fresh-index.js';
import { HomeSearch } from './home-search.js';

/** Finds homes in memory; PostgreSQL keeps them. */
@Module({ providers: [FreshIndex, HomeSearch], exports: [FreshIndex, HomeSearch] })
export class SearchModule {}
