import { CreateContentTables1795500000000 } from './storage/content.migrations.js';
import { ContentAddress, ContentEntry, ContentRevision } from './storage/content.entity.js';
import { NameEntriesOfChanges1795532000000 } from './storage/change-entries.migration.js';
import { NameEmptyTranslations1795533000000 } from './storage/empty-translations.migration.js';
import { AddListColumns1795531000000 } from './storage/list-columns.migration.js';
import { IndexContentLists1795520000000 } from './storage/list-indexes.migration.js';
import { NameTypesOfChanges1795530000000 } from './storage/change-types.migration.js';
import { ContentPresence } from './storage/presence.entity.js';
import { ContentPreview } from './storage/preview.entity.js';
import { ContentRelease, ContentReleaseItem } from './storage/release.entity.js';
import { MediaAsset, MediaFile } from './storage/media.entity.js';

export { ContentEditingModule, type ContentEditingOptions } from './content-editing.module.js';
export * from './types/content-type.js';
export * from './types/fields.js';
export { FIELD_LABELS } from './types/field-labels.js';
export { ContentTypes } from './types/content-types.js';
export { ContentEntry } from './storage/content.entity.js';
export { AddressService } from './published/address.js';
export { entryMailController } from './mails/entry-mail.controller.js';
export { type EntryMail, EntryMails, type MailDraft } from './mails/entry-mails.js';
export { MediaCleanUp } from './media/media-clean-up.service.js';
export { PublishedContent } from './published/published-content.service.js';
export { type PublishedPage } from './published/published-list.js';
export { type PublishedEntry } from './published/published-snapshot.js';
export { publishedSingleton, publishedValues } from './published/published-values.js';
export { SiteSearch, type SearchedTypes } from './site-search/site-search.service.js';
export { SiteSearchAnswerDto, SiteSearchQueryDto } from './site-search/site-search.dto.js';
export { safeHtml } from './published/safe-html.js';
export {
  keyOf,
  mapTexts,
  moveContent,
  type MovedTexts,
  oldRows,
  removeMovedContent,
  storeSiteFile,
  storeSitePicture,
} from './storage/move-content.js';
export { storeEntry, type StoredContent, storeMedia } from './storage/store-content.js';

/** For the data source of a service with content types. */
export const CONTENT_ENTITIES = [
  ContentEntry,
  ContentRevision,
  ContentAddress,
  ContentRelease,
  ContentReleaseItem,
  ContentPreview,
  ContentPresence,
  MediaAsset,
  MediaFile,
];
export const CONTENT_MIGRATIONS = [
  CreateContentTables1795500000000,
  IndexContentLists1795520000000,
  NameTypesOfChanges1795530000000,
  AddListColumns1795531000000,
  NameEntriesOfChanges1795532000000,
  NameEmptyTranslations1795533000000,
];
