import { CONTENT_ENTITIES, CONTENT_MIGRATIONS } from '@phantom/content-editing';
import { StoredFile } from '@phantom/files';
import { MAIL_ENTITIES, MAIL_MIGRATIONS } from '@phantom/outbox';
import { createDataSource } from '@phantom/service-kit';
import { AUDIT_ENTITIES, AUDIT_MIGRATIONS } from '@phantom/service-kit/audit';
import type { DataSource } from 'typeorm';
import { Document, DocumentChange, DocumentVersion } from './documents/document.entity.js';
import { INVESTMENT_ENTITIES } from './investments/common/investment.entity.js';
import { NOTICE_ENTITIES } from './investments/notices/notice.entity.js';
import { CreateStoredFile1795219200000 } from './migrations/1795219200000-create-stored-file.js';
import { CreateCurrentProperty1795219201000 } from './migrations/1795219201000-create-current-property.js';
import { CreateDocument1795219202000 } from './migrations/1795219202000-create-document.js';
import { CreateProject1795219203000 } from './migrations/1795219203000-create-project.js';
import { AddPropertyWork1795219510000 } from './migrations/1795219510000-add-property-work.js';
import { CreatePropertyAlphabet1795219511000 } from './migrations/1795219511000-create-property-alphabet.js';
import { IndexProperties1795219512000 } from './migrations/1795219512000-index-properties.js';
import { GrowStoredFile1795219521000 } from './migrations/1795219521000-grow-stored-file.js';
import { CreateDocumentVersion1795219522000 } from './migrations/1795219522000-create-document-version.js';
import { CreateInvestment1795219530000 } from './migrations/1795219530000-create-investment.js';
import { CreateInvestmentChange1795219531000 } from './migrations/1795219531000-create-investment-change.js';
import { KeepDocumentChanges1795305610000 } from './migrations/1795305610000-keep-document-changes.js';
import { VersionInvestorDocument1795305611000 } from './migrations/1795305611000-version-investor-document.js';
import { ArchiveProperties1795395310000 } from './migrations/1795395310000-archive-properties.js';
import { TakeNamesFromTrails1795392100000 } from './migrations/1795392100000-take-names-from-trails.js';
import { MoveProjects1795500011000 } from './migrations/1795500011000-move-projects.js';
import { CreateInvestorNotices1795800022000 } from './migrations/1795800022000-create-investor-notices.js';
import { DocumentRequest } from './properties/document-requests/document-request.entity.js';
import { PropertyChange } from './properties/history/property-history.entity.js';
import { CurrentProperty, PropertyFile } from './properties/common/property.entity.js';

export function propertiesDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [
      StoredFile,
      CurrentProperty,
      PropertyFile,
      PropertyChange,
      DocumentRequest,
      Document,
      DocumentVersion,
      DocumentChange,
      ...CONTENT_ENTITIES,
      ...INVESTMENT_ENTITIES,
      ...NOTICE_ENTITIES,
      ...MAIL_ENTITIES,
      ...AUDIT_ENTITIES,
    ],
    migrations: [
      CreateStoredFile1795219200000,
      CreateCurrentProperty1795219201000,
      CreateDocument1795219202000,
      CreateProject1795219203000,
      AddPropertyWork1795219510000,
      CreatePropertyAlphabet1795219511000,
      IndexProperties1795219512000,
      GrowStoredFile1795219521000,
      CreateDocumentVersion1795219522000,
      CreateInvestment1795219530000,
      CreateInvestmentChange1795219531000,
      KeepDocumentChanges1795305610000,
      VersionInvestorDocument1795305611000,
      TakeNamesFromTrails1795392100000,
      ArchiveProperties1795395310000,
      ...AUDIT_MIGRATIONS,
      ...CONTENT_MIGRATIONS,
      MoveProjects1795500011000,
      ...MAIL_MIGRATIONS,
      CreateInvestorNotices1795800022000,
    ],
  });
}
