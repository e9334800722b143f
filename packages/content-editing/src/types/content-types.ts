import { NotFoundError } from '@phantom/service-kit';
import type { ContentType } from './content-type.js';

/** The content types of this service. */
export class ContentTypes {
  private readonly byName: ReadonlyMap<string, ContentType>;

  /** @throws Error where two types have one name, or the same calls */
  constructor(readonly all: readonly ContentType[]) {
    this.byName = new Map(all.map((type) => [type.name, type]));
    if (this.byName.size !== all.length) throw new Error('two content types have the same name');
    const calls = all.flatMap((type) => type.calls ?? []);
    if (new Set(calls).size !== calls.length)
      throw new Error('two content types have the same calls');
  }

  /** @throws NotFoundError */
  named(name: string): ContentType {
    const type = this.byName.get(name);
    if (!type) throw new NotFoundError();
    return type;
  }
}
