import { Entity, Unique } from 'typeorm';
import { FileVersion } from '../file-version/file-version.entity.js';

@Entity('investor_document_version')
@Unique(['documentId', 'number'])
export class InvestorDocumentVersion extends FileVersion {}
