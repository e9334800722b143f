import { AuditedEntity } from '@phantom/service-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file of the storage: what it is called outside, and where its bytes lie. */
@Entity('stored_file')
export class StoredFile extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Ours alone: never taken from a request. */
  @Column({ name: 'storage_key', type: 'varchar', length: 200, unique: true })
  storageKey: string;

  /** Lowercase ASCII letters, digits, hyphens and one extension. */
  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ name: 'content_type', type: 'varchar', length: 100 })
  contentType: string;

  /** What the file was called where it came from; text, never a path. Null where we made it ourselves. */
  @Column({ name: 'original_name', type: 'varchar', length: 255, nullable: true })
  originalName: string | null;

  /** Null where it was stored before sizes were. */
  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  /** Of the bytes that are stored, in hexadecimal. */
  @Column({ type: 'char', length: 64, nullable: true })
  sha256: string | null;
}
