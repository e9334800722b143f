import { Entity, Unique } from 'typeorm';
import { FileVersion } from '../file-version/file-version.entity.js';

@Entity('document_version')
@Unique(['documentId', 'number'])
export class DocumentVersion extends FileVersion {}
