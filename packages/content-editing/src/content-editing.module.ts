import { type DynamicModule, Module } from '@nestjs/common';
import { DraftService } from './editing/draft.service.js';
import { entryController } from './editing/entry.controller.js';
import { EntryService } from './editing/entry.service.js';
import { revisionController } from './editing/revision.controller.js';
import { RevisionService } from './editing/revision.service.js';
import { addressController, AddressService } from './published/address.js';
import { ContentChangeController, ContentChangeFeed } from './published/content-change-feed.js';
import { MediaCleanUp } from './media/media-clean-up.service.js';
import { mediaFileController } from './media/media-file.controller.js';
import { MediaFiles } from './media/media-files.service.js';
import { MediaUploadService } from './media/media-upload.service.js';
import { mediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { previewController, PreviewTokenController } from './published/preview.controller.js';
import { PreviewService } from './published/preview.service.js';
import { publicControllers } from './published/public-entries.controller.js';
import { PublicEntries } from './published/public-entries.service.js';
import { PublishedContent } from './published/published-content.service.js';
import { SiteSearch } from './site-search/site-search.service.js';
import { PublishingTask } from './publishing/publishing-task.service.js';
import { releaseController, releasePublishingController } from './publishing/release.controller.js';
import { ReleaseService } from './publishing/release.service.js';
import { publishingController } from './publishing/publishing.controller.js';
import { PublishingService } from './publishing/publishing.service.js';
import { SERVICE_NAME } from './service-name.js';
import { LargeBodies } from './translations/large-body.js';
import { translationController } from './translations/translation.controller.js';
import { TranslationService } from './translations/translation.service.js';
import { XliffExport } from './translations/xliff-export.service.js';
import { XliffImport } from './translations/xliff-import.service.js';
import type { ContentType } from './types/content-type.js';
import { ContentTypes } from './types/content-types.js';

export interface ContentEditingOptions {
  /** The path of the calls of editors: `api/auth/content`. */
  path: string;
  /** The service's name in the addresses of its media, `/media/content/…`, and in the files of agencies. */
  service: string;
  types: readonly ContentType[];
}

/** Editing, publishing and reading the content types of one service. */
@Module({})
export class ContentEditingModule {
  static forRoot({ path, service, types }: ContentEditingOptions): DynamicModule {
    return {
      module: ContentEditingModule,
      global: true,
      controllers: [
        entryController(path),
        revisionController(path),
        publishingController(path),
        previewController(path),
        addressController(path),
        mediaController(path),
        mediaFileController(service),
        PreviewTokenController,
        ContentChangeController,
        releaseController(path),
        releasePublishingController(path),
        translationController(path),
        ...types.flatMap(publicControllers),
      ],
      providers: [
        { provide: ContentTypes, useFactory: () => new ContentTypes(types) },
        EntryService,
        DraftService,
        RevisionService,
        PublishingService,
        PublishingTask,
        ReleaseService,
        LargeBodies,
        TranslationService,
        XliffExport,
        XliffImport,
        PreviewService,
        PublishedContent,
        SiteSearch,
        PublicEntries,
        ContentChangeFeed,
        AddressService,
        { provide: SERVICE_NAME, useValue: service },
        MediaService,
        MediaFiles,
        MediaUploadService,
        MediaCleanUp,
      ],
      exports: [ContentTypes, PublishedContent, SiteSearch, PreviewService, AddressService],
    };
  }
}
