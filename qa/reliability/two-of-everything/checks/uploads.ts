import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { samplePdf } from '@phantom/service-kit/testing';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { rowsOf } from '../rows.js';
import { signedIn } from '../sign-in.js';

interface Property {
  list: { files: { title: string; url: string }[] }[];
}

const BYTES = 400_000;

/** A file that one process of `properties` received can be read, byte for byte, by the links of both. */
export const uploads: Check = {
  name: 'uploads',
  run: async (site) => {
    const person = await signedIn(new Person(), site.origin);
    const [property] = await rowsOf<{ id: number }>(
      site.site,
      'properties',
      'SELECT id FROM current_property WHERE status = 3 ORDER BY id LIMIT 1',
    );
    assert.ok(property, 'no property of the demo data takes files');
    const title = `Deed ${randomUUID()}`;
    const form = new FormData();
    form.append('id', String(property.id));
    form.append('title', title);
    const content = samplePdf(BYTES);
    form.append(
      'file',
      new Blob([new Uint8Array(content)], { type: 'application/pdf' }),
      'deed.pdf',
    );
    const path = '/api/auth/current-Properties-file';
    const sent = await person.ask(site.processesOf('properties')[0], path, {
      method: 'POST',
      form,
    });
    assert.equal(sent.status, 200, sent.text);

    const all = [...site.processesOf('properties'), ...site.gateways];
    for (const origin of all) {
      const link = await linkOf(person, { origin, property: property.id, title });
      for (const reader of site.gateways) assert.deepEqual(await bytesAt(reader + link), content);
    }
    return `${BYTES / 1000} KB taken in by one process, read by both, by links of both`;
  },
};

interface Sought {
  origin: string;
  property: number;
  title: string;
}

async function linkOf(person: Person, { origin, property, title }: Sought): Promise<string> {
  const path = `/api/auth/current-propertieslist/${property}`;
  const { body } = await person.ask<Property>(origin, path);
  const file = body.list[0]?.files.find((one) => one.title === title);
  assert.ok(file, `${origin} does not know of it`);
  return file.url;
}

const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer());
