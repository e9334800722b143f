import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PersonName } from '@phantom/personal-data';
import {
  actorOf,
  AuditedEntity,
  FIELD_MESSAGES,
  IsId,
  NotFoundError,
  withMessage,
  type TokenUser,
} from '@phantom/service-kit';
import {
  appendAuditEntry,
  type AuditDetails,
  type NewAuditEntry,
} from '@phantom/service-kit/audit';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';
import {
  Column,
  CreateDateColumn,
  PrimaryGeneratedColumn,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type InsertQueryBuilder,
  type ObjectType,
} from 'typeorm';

/**
 * A row that employees edit. Every edit holds a lock, names the version it was made from, and appends one entry to a change history and
 * one to the audit log, in the same transaction.
 */
export abstract class VersionedEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The employee who made the last change. Null for a row that was only loaded. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;
}

export class VersionedDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'To be sent back with a change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who changed it last; for employees alone, null for the investor',
  })
  updated_by: string | null;
}

export class VersionQueryDto {
  @IsId()
  version: number;
}

const versionSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Of the row that the change was made from',
} as const;
const isVersion = applyDecorators(
  IsInt(withMessage(FIELD_MESSAGES.value)),
  Min(1, withMessage(FIELD_MESSAGES.value)),
);

/** The version of the row that a change was made from. The service answers 409 when the row has another one by now. */
export const VersionField = (): PropertyDecorator =>
  applyDecorators(isVersion, ApiProperty(versionSchema));

export const OptionalVersionField = (): PropertyDecorator =>
  applyDecorators(IsOptional(), isVersion, ApiPropertyOptional(versionSchema));

/** In `multipart/form-data`, where numbers arrive as texts. */
export const MultipartVersionField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => Number(value)),
    VersionField(),
  );

/** The columns that a partial change names. A column that is left out keeps its value. */
export const definedColumns = <Columns extends object>(columns: Columns): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Columns>;

/** Locks a row until the transaction ends. Of two concurrent changes, the second one reads the result of the first. */
export async function lockRow<Row extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: number,
): Promise<Row> {
  // A stronger lock would block inserts of rows that refer to this one.
  const lock = { mode: 'for_no_key_update' } as const;
  const row = await manager.findOne(entity, { where: { id } as FindOptionsWhere<Row>, lock });
  if (!row) throw new NotFoundError();
  return row;
}

export const CHANGE_ACTIONS = ['added', 'edited', 'removed'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** The fields of a row, by their names in the API. */
export type FieldValues = Record<string, string | null>;

/** An entry of a change history. It outlives its row. A trigger refuses updates and deletes. */
export abstract class ChangeEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 10 })
  action: ChangeAction;

  /** The name of the row. */
  @Column({ type: 'varchar', length: 150 })
  title: string;

  /** The old values of the fields that changed. Empty for an added row. */
  @Column({ type: 'jsonb' })
  before: FieldValues;

  /** Their new values. Empty for a removed row. */
  @Column({ type: 'jsonb' })
  after: FieldValues;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120 })
  actorName: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

const fieldValuesSchema = {
  type: 'object' as const,
  additionalProperties: { type: 'string', nullable: true },
};

export class ChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Name of the employee' })
  by: string;

  @ApiProperty({ enum: CHANGE_ACTIONS })
  action: ChangeAction;

  @ApiProperty({ description: 'Property or document' })
  title: string;

  @ApiProperty({ ...fieldValuesSchema, description: 'What changed, as it was' })
  before: FieldValues;

  @ApiProperty({ ...fieldValuesSchema, description: 'As it is since' })
  after: FieldValues;
}

export const toChangeDto = (change: ChangeEntity): ChangeDto => ({
  id: change.id,
  at: change.createdAt.toISOString(),
  by: change.actorName,
  action: change.action,
  title: change.title,
  before: change.before,
  after: change.after,
});

export interface RowStates {
  /** Null for a new row. */
  before: FieldValues | null;
  /** Null for a removed row. */
  after: FieldValues | null;
}

interface ChangeTarget<Change extends ChangeEntity> {
  entity: ObjectType<Change>;
  /** The columns that this history has besides those of every history. */
  columns: Omit<Change, Exclude<keyof ChangeEntity, 'title'>>;
  record: NewAuditEntry['record'];
  /** Audit details besides the title and the changes. */
  details?: AuditDetails;
}

type InsertValues<Change extends object> = Parameters<InsertQueryBuilder<Change>['values']>[0];

/** Appends one entry to a change history and one to the audit log. Fields that did not change are left out. */
export async function appendChange<Change extends ChangeEntity>(
  manager: EntityManager,
  user: TokenUser,
  { entity, columns, record, details }: ChangeTarget<Change>,
  { before, after }: RowStates,
): Promise<void> {
  const names = changedFields(before ?? {}, after ?? {});
  const changedOnly = (fields: FieldValues | null) =>
    Object.fromEntries(names.flatMap((name) => (fields ? [[name, fields[name] ?? null]] : [])));
  const action = !before ? 'added' : !after ? 'removed' : 'edited';
  const change = {
    ...columns,
    action,
    before: changedOnly(before),
    after: changedOnly(after),
    ...actorOf(user),
  };
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(change as InsertValues<Change>)
    .execute();
  const changes = names.map((field) => ({
    field,
    from: before?.[field] ?? null,
    to: after?.[field] ?? null,
  }));
  await appendAuditEntry(manager, {
    actorId: user.id,
    action,
    record,
    details: { title: change.title, ...details, ...(action === 'edited' && { changes }) },
  });
}

export const changedFields = (before: FieldValues, after: FieldValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
