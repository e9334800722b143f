import { createDataSource } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { CurrentProperty } from './current-property/current-property.entity.js';
import { PropertyFile } from './current-property/property-file.entity.js';
import { Document } from './document/document.entity.js';
import { StoredFile } from './file/stored-file.entity.js';
import { CreateStoredFile1795219200000 } from './migrations/1795219200000-create-stored-file.js';
import { CreateCurrentProperty1795219201000 } from './migrations/1795219201000-create-current-property.js';
import { CreateDocument1795219202000 } from './migrations/1795219202000-create-document.js';
import { CreateProject1795219203000 } from './migrations/1795219203000-create-project.js';
import { ProjectPicture } from './portfolio/project-picture.entity.js';
import { Project } from './portfolio/project.entity.js';

export function propertiesDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [StoredFile, CurrentProperty, PropertyFile, Document, Project, ProjectPicture],
    migrations: [
      CreateStoredFile1795219200000,
      CreateCurrentProperty1795219201000,
      CreateDocument1795219202000,
      CreateProject1795219203000,
    ],
  });
}
