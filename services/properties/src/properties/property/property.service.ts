import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileLinks, FileStore } from '@phantom/files';
import {
  fieldErrors,
  ValidationError,
  NotFoundError,
  type StaleError,
  type TokenUser,
} from '@phantom/service-kit';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { PropertyErrors } from '../common/property-errors.js';
import { lockRow } from '../../common/versioned-resource.js';
import { AWAITED_STATES, DocumentRequest } from '../document-requests/document-request.entity.js';
import {
  appendPropertyChange,
  findLastChange,
  findMoves,
  staleError,
} from '../history/property-history.service.js';
import { checkAddressIsFree, isAddress } from '../common/property-address.js';
import type {
  CurrentPropertyAnswerDto,
  CurrentPropertyDetailDto,
  CurrentPropertyRowDto,
  DashboardDto,
} from './property.dto.js';
import { CurrentProperty, PropertyFile } from '../common/property.entity.js';
import type { EditPropertyDto, NewPropertyDto, ServicingFileDto } from './property-form.dto.js';
import {
  toColumns,
  toFieldChanges,
  toPropertyDetailDto,
  toPropertyRowDto,
} from './property.mapper.js';
import { PROPERTY_MESSAGES } from '../../common/messages.js';
import { PropertyTypes } from './property-types.service.js';
import { checkNotArchived, IN_SERVICING_SQL } from '../common/property-workflow.js';

@Injectable()
export class PropertyService implements PropertyErrors {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly links: FileLinks,
    private readonly types: PropertyTypes,
  ) {}

  async count(): Promise<DashboardDto> {
    const properties = this.dataSource.getRepository(CurrentProperty);
    return {
      error: 0,
      count: await properties.createQueryBuilder().where(IN_SERVICING_SQL).getCount(),
    };
  }

  async get(id: number): Promise<CurrentPropertyAnswerDto> {
    return { error: 0, list: [await this.detail(id)] };
  }

  async detail(
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CurrentPropertyDetailDto> {
    const relations = { servicingFile: true };
    const property = await manager.findOne(CurrentProperty, { where: { id }, relations });
    if (!property) throw new NotFoundError();
    const detail = {
      property,
      files: await manager.find(PropertyFile, {
        where: { propertyId: id },
        relations: { file: true },
        order: { id: 'ASC' },
      }),
      requests: await manager.findBy(DocumentRequest, { propertyId: id }),
      lastChange: await findLastChange(manager, id),
      archival: property.archivedAt && (await findLastChange(manager, id, ['archived'])),
      moves: await findMoves(manager, id),
    };
    return toPropertyDetailDto(detail, this.links);
  }

  async rows(ids: readonly number[]): Promise<CurrentPropertyRowDto[]> {
    const { manager } = this.dataSource;
    const [properties, awaited] = await Promise.all([
      manager.find(CurrentProperty, {
        where: { id: In([...ids]) },
        relations: { servicingFile: true },
      }),
      manager.findBy(DocumentRequest, {
        propertyId: In([...ids]),
        state: In([...AWAITED_STATES]),
      }),
    ]);
    const byId = new Map(properties.map((property) => [property.id, property]));
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    return found.map((property) => {
      const own = awaited.filter(({ propertyId }) => propertyId === property.id);
      return toPropertyRowDto(property, own, this.links);
    });
  }

  /** A new property has the first status. The database gives it a reference. */
  async create(form: NewPropertyDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    this.checkFields(form);
    const id = await this.dataSource.transaction(async (manager) => {
      await checkAddressIsFree(manager, form.address);
      const columns = { ...toColumns(form), status: 1 as const, statusChangedAt: new Date() };
      const property = await manager.save(manager.create(CurrentProperty, columns));
      await appendPropertyChange(manager, user, property, 'created', { toStatus: 1 });
      return property.id;
    });
    return this.get(id);
  }

  /** A change to the same values is no change. It succeeds with any version. */
  async edit(
    id: number,
    form: EditPropertyDto,
    user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      const property = await lockRow(manager, CurrentProperty, id);
      const columns = toColumns(form);
      const changes = toFieldChanges(property, columns);
      const isReassigned =
        columns.assigneeId !== undefined && columns.assigneeId !== property.assigneeId;
      if (changes.length === 0 && !isReassigned) return;
      if (property.version !== form.version) throw await this.staleError(manager, id, user);
      checkNotArchived(property);
      const changed = new Map(changes.map((change) => [change.field, change.new ?? undefined]));
      const address = changed.get('address');
      // Unchanged fields are not checked: they may be older than the rules.
      this.checkFields({ address, type_of_property: changed.get('type_of_property') });
      if (address !== undefined) await checkAddressIsFree(manager, address, { exceptId: id });
      await manager.save(manager.merge(CurrentProperty, property, columns));
      await appendPropertyChange(manager, user, property, 'edited', { changes });
    });
    return this.get(id);
  }

  /** Replaces the servicing file, which `url` links to. The earlier file stays in the storage. */
  async putServicingFile(
    id: number,
    { file, version }: ServicingFileDto,
    user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.store.save(file, 'Servicing file', async (manager, stored) => {
      const property = await lockRow(manager, CurrentProperty, id);
      if (property.version !== version) throw await this.staleError(manager, id, user);
      checkNotArchived(property);
      await manager.save(Object.assign(property, { servicingFileId: stored.id }));
      await appendPropertyChange(manager, user, property, 'servicing_file', {
        title: file.originalName.slice(0, 150),
      });
    });
    return this.get(id);
  }

  async staleError(manager: EntityManager, id: number, user: TokenUser): Promise<StaleError> {
    const last = await findLastChange(manager, id);
    return staleError(await this.detail(id, manager), last, user);
  }

  private checkFields({ address, type_of_property: type }: Partial<NewPropertyDto>): void {
    const errors = {
      ...(address === undefined || isAddress(address)
        ? {}
        : fieldErrors('address', PROPERTY_MESSAGES.addressForm)),
      ...(type === undefined || this.types.includes(type)
        ? {}
        : fieldErrors('type_of_property', PROPERTY_MESSAGES.typeUnknown)),
    };
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
  }
}
