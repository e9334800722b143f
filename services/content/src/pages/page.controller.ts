import { Controller, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contentListController } from '../common/content-list.controller.js';
import { LegalPageAnswerDto, PageAnswerDto } from './page.dto.js';
import { Page, type PageSection } from './page.entity.js';
import { toLegalPageDto, toPageDto } from './page.mapper.js';

// One class per section: the operation ids of the contract come from the class names.

const sectionController = (path: string, section: PageSection, description: string): Type =>
  contentListController({
    path,
    response: PageAnswerDto,
    description,
    entity: Page,
    where: { section },
    order: { position: 'ASC' },
    toDto: toPageDto,
  });

@ApiTags('about')
@Controller('api/auth')
export class AboutController extends sectionController(
  'aboutusget',
  'about',
  'Overview, history, values, team',
) {}

@ApiTags('lending')
@Controller('api/auth')
export class LendingController extends sectionController(
  'lendingget',
  'lending',
  'The one page about lending',
) {}

@ApiTags('media')
@Controller('api/auth')
export class MediaController extends sectionController(
  'mediaget',
  'media',
  'Testimonials, podcast, videos, newsletter, press releases, social media',
) {}

@ApiTags('legal')
@Controller('api/auth')
export class LegalController extends contentListController({
  path: 'legalget',
  response: LegalPageAnswerDto,
  description: 'Privacy, terms, fair housing, accessibility',
  entity: Page,
  where: { section: 'legal' },
  order: { position: 'ASC' },
  toDto: toLegalPageDto,
}) {}
