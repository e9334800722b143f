import { Injectable } from '@nestjs/common';
import type { TokenUser } from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import { keepTrail, lastChangeOf } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import type { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import type { ServicingFileDto } from './dto/servicing-file.dto.js';
import { checkNotArchived, lockProperty } from './lock-property.js';
import { PropertyView } from './property-view.service.js';

/** The sheet that leads a property's file: what `url` opens. */
@Injectable()
export class ServicingFileService {
  constructor(
    private readonly store: FileStore,
    private readonly view: PropertyView,
  ) {}

  /** The one before stays in the storage: the trail tells that it was there. */
  async put(
    id: number,
    { file, version }: ServicingFileDto,
    user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.store.keep(file, 'Servicing file', async (manager, stored) => {
      const property = await lockProperty(manager, id);
      if (property.version !== version) {
        const last = await lastChangeOf(manager, id);
        throw staleError(await this.view.detail(id, manager), last, user);
      }
      checkNotArchived(property);
      await manager.save(Object.assign(property, { servicingFileId: stored.id }));
      await keepTrail(manager, user, id, 'servicing_file', {
        title: file.originalName.slice(0, 150),
      });
    });
    return { error: 0, list: [await this.view.detail(id)] };
  }
}
