import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A stored file: its public name, and the key of its bytes. */
@Entity('stored_file')
export class StoredFile extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Generated, never taken from a request. */
  @Column({ name: 'storage_key', type: 'varchar', length: 200, unique: true })
  storageKey: string;

  /** Lowercase ASCII letters, digits, hyphens and one extension. */
  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ name: 'content_type', type: 'varchar', length: 100 })
  contentType: string;

  /** The sender's name of it: text, never a path. Null for a generated file. */
  @Column({ name: 'original_name', type: 'varchar', length: 255, nullable: true })
  originalName: string | null;

  /** Null for files from before this column existed. */
  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  /** Of the bytes that are stored, in hexadecimal. */
  @Column({ type: 'char', length: 64, nullable: true })
  sha256: string | null;
}
