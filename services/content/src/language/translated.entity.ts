import type { Type } from '@nestjs/common';
import { AuditedEntity, type Language } from '@phantom/service-kit';
import {
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type ObjectType,
  type Relation,
} from 'typeorm';

/** A row of content. Its texts are in a table of their own, one row for each language. */
export abstract class ContentEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;
}

/**
 * The base of an entity with the texts of another entity in one language. The other entity has them as `texts`.
 *
 * @param column the name of the foreign key
 */
export function textOf(
  owner: () => ObjectType<unknown>,
  column: string,
  type: 'integer' | 'smallint' = 'integer',
): Type<{ ownerId: number; lang: Language; owner: Relation<object> }> {
  class Text {
    @PrimaryColumn({ name: column, type })
    ownerId: number;

    @PrimaryColumn({ type: 'varchar', length: 2 })
    lang: Language;

    @ManyToOne(owner, 'texts', { onDelete: 'CASCADE' })
    @JoinColumn({ name: column })
    owner: Relation<object>;
  }
  return Text;
}
