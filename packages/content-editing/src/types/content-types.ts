import { NotFoundError } from '@phantom/service-kit';
import type { ContentType } from './content-type.js';

/** The content types of this service. */
export class ContentTypes {
  private readonly byName: ReadonlyMap<string, ContentType>;

  /** @throws Error where two types have one name */
  constructor(readonly all: readonly ContentType[]) {
    this.byName = new Map(all.map((type) => [type.name, type]));
    if (this.byName.size !== all.length) throw new Error('two content types have the same name');
  }

  /** @throws NotFoundError */
  named(name: string): ContentType {
    const type = this.byName.get(name);
    if (!type) throw new NotFoundError();
    return type;
  }
}
