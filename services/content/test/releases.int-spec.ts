import { signTestToken, type TestApp, until } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { edda, type EditorClient, editorClient, newNewsletter, paul, titlesIn } from './editors.js';

describe('releases', () => {
  let service: TestApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  /** @returns the release with these entries */
  async function newRelease(name: string, entryIds: readonly number[], action = 'publish') {
    const { body } = await call('POST', '/releases', { name });
    let [release] = body.list;
    for (const entry_id of entryIds) {
      const added = await call('POST', `/releases/${release.id}/items`, { entry_id, action });
      [release] = added.body.list;
    }
    return release;
  }

  /** The reason of a failure, as somebody with this language reads it. */
  async function failureIn(language: string, id: number): Promise<string | null> {
    const user = { ...edda, email: 'a@example.com', type: 'admin' as const };
    const authorization = `Bearer ${await signTestToken(user)}`;
    const response = await service.inject({
      ...{ method: 'GET', url: `/api/auth/content/releases/${id}` },
      headers: { authorization, 'accept-language': language },
    });
    return response.json<{ list: { failure: string | null }[] }>().list[0]?.failure ?? null;
  }

  it('publishes all its entries at once', async () => {
    const one = await newNewsletter(call, 'Release one');
    const two = await newNewsletter(call, 'Release two');
    const release = await newRelease('Both', [one.id, two.id]);

    expect(release).toMatchObject({
      state: 'open',
      count: 2,
      items: [
        { title: 'Release one', missing: [], action: 'publish' },
        { title: 'Release two', missing: [] },
      ],
    });
    const refused = await call('POST', `/releases/${release.id}/publish`, release, edda);
    expect(refused.status).toBe(403);

    const { version } = release;
    const done = await call('POST', `/releases/${release.id}/publish`, { version }, paul);
    expect(done.body.list[0]).toMatchObject({ state: 'published', updated_by: 'Paul Publisher' });
    expect(await titlesIn(service)).toEqual(expect.arrayContaining(['Release one', 'Release two']));
  });

  it('publishes nothing when one entry is incomplete, and names it', async () => {
    const complete = await newNewsletter(call, 'Complete');
    const { body } = await call('POST', '/entries', { type: 'newsletter' });
    const [{ id, version }] = body.list;
    const changes = [{ path: 'texts.en.title', value: 'Incomplete' }];
    await call('PATCH', `/entries/${id}`, { version, changes });
    const release = await newRelease('Half', [complete.id, id]);
    expect(release.items[1].missing).toContain('Text');

    const publication = { version: release.version };
    const refused = await call('POST', `/releases/${release.id}/publish`, publication, paul);

    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('Incomplete');
    expect(await titlesIn(service)).not.toContain('Complete');
    const { body: after } = await call('GET', `/releases/${release.id}`);
    expect(after.list[0]).toMatchObject({ state: 'open', version: release.version });
  });

  it('publishes what was scheduled, not what was written later', async () => {
    const { id } = await newNewsletter(call, 'As scheduled');
    const release = await newRelease('Later', [id]);
    const publish_at = new Date(Date.now() + 1500).toISOString();
    const publication = { version: release.version, publish_at };
    const scheduled = await call('POST', `/releases/${release.id}/publish`, publication, paul);
    expect(scheduled.body.list[0]).toMatchObject({ state: 'scheduled', publish_at });
    const { body: revisions } = await call('GET', `/entries/${id}/revisions`);
    expect(revisions.list[0]).toMatchObject({ action: 'scheduled', note: publish_at, changed: [] });
    // Nothing is before the first revision: what it contains has changed.
    const first = revisions.list.at(-1);
    const { body: detail } = await call('GET', `/entries/${id}/revisions/${first.number}`);
    expect(detail.list[0]).toMatchObject({ changed: first.changed, before: null });

    const { body } = await call('GET', `/entries/${id}`);
    const changes = [{ path: 'texts.en.title', value: 'Written later' }];
    // The publisher's own next save must not share the frozen revision.
    await call('PATCH', `/entries/${id}`, { version: body.list[0].version, changes }, paul);
    const { body: shown } = await call('GET', `/releases/${release.id}`);
    expect(shown.list[0].items[0]).toMatchObject({ is_edited_since: true });

    await until(async () => (await titlesIn(service)).includes('As scheduled'));
    expect(await titlesIn(service)).not.toContain('Written later');
    const { body: after } = await call('GET', `/entries/${id}`);
    expect(after.list[0]).toMatchObject({ state: 'changed', title: 'Written later' });
  });

  it('keeps a failed release with its reason, and publishes it when it is repaired', async () => {
    const { id } = await newNewsletter(call, 'To the bin');
    const other = await newNewsletter(call, 'Not alone');
    const release = await newRelease('Fails', [other.id, id]);
    const publish_at = new Date(Date.now() + 1000).toISOString();
    const publication = { version: release.version, publish_at };
    await call('POST', `/releases/${release.id}/publish`, publication, paul);
    const { body } = await call('GET', `/entries/${id}`);
    await call('DELETE', `/entries/${id}?version=${body.list[0].version}`, undefined, paul);

    const releaseNow = async () => (await call('GET', `/releases/${release.id}`)).body.list[0];
    await until(async () => (await releaseNow()).failure !== null);
    expect(await releaseNow()).toMatchObject({
      state: 'scheduled',
      failure: '“To the bin”: It is in the bin.',
    });
    expect(await failureIn('de', release.id)).toBe(
      '„To the bin“: Der Eintrag liegt im Papierkorb.',
    );
    expect(await titlesIn(service)).not.toContain('Not alone');

    const { version } = await releaseNow();
    await call('POST', `/releases/${release.id}/reopen`, { version }, paul);
    const removed = await call('DELETE', `/releases/${release.id}/items/${id}`);
    const [repaired] = removed.body.list;
    await call('POST', `/releases/${release.id}/publish`, { version: repaired.version }, paul);
    expect(await titlesIn(service)).toContain('Not alone');
  });

  it('says in the language of the reader which fields are missing at the time', async () => {
    const { id } = await newNewsletter(call, 'Emptied');
    const release = await newRelease('Empties', [id]);
    const publish_at = new Date(Date.now() + 600_000).toISOString();
    const publication = { version: release.version, publish_at };
    await call('POST', `/releases/${release.id}/publish`, publication, paul);
    // A field that became required after the release was scheduled.
    await service.dataSource.query(
      `UPDATE content_revision SET data = data #- '{texts,en,body}' WHERE id =
       (SELECT revision_id FROM content_release_item WHERE release_id = $1)`,
      [release.id],
    );
    await service.dataSource.query('UPDATE content_release SET publish_at = now() WHERE id = $1', [
      release.id,
    ]);
    await until(async () => (await failureIn('en', release.id)) !== null);

    expect(await failureIn('en', release.id)).toBe(
      '“Emptied”: Before it can be published, please fill in: Text.',
    );
    expect(await failureIn('de', release.id)).toContain('Text');
    expect(await failureIn('ru', release.id)).toMatch(/Emptied.*Текст/);
  });

  it('refuses changes of a release that is not open, or was changed by somebody else', async () => {
    const { id } = await newNewsletter(call, 'Given up');
    const release = await newRelease('Given up', [id]);
    const { version } = release;
    const stale = await call('POST', `/releases/${release.id}/cancel`, { version: version - 1 });
    const cancelled = await call('POST', `/releases/${release.id}/cancel`, { version });
    const item = { entry_id: id, action: 'publish' };
    const added = await call('POST', `/releases/${release.id}/items`, item);

    expect([stale.status, cancelled.status, added.status]).toEqual([409, 200, 422]);
    expect(cancelled.body.list[0]).toMatchObject({ state: 'cancelled' });
  });

  it('is not listed for the schedule of one entry', async () => {
    const { id, version } = await newNewsletter(call, 'Alone');
    const publish_at = new Date(Date.now() + 600_000).toISOString();
    await call('POST', `/entries/${id}/publish`, { version, publish_at }, paul);
    const { body } = await call('GET', '/releases?limit=100');

    expect(body.list.map(({ name }: { name: string }) => name)).not.toContain('Alone');
  });

  it('gives an entry the earliest of its scheduled times, whatever was published or cancelled', async () => {
    const { id } = await newNewsletter(call, 'Often');
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const publish = async (name: string, publish_at?: string, action?: string) => {
      const release = await newRelease(name, [id], action);
      const publication = { version: release.version, ...(publish_at && { publish_at }) };
      const { body } = await call('POST', `/releases/${release.id}/publish`, publication, paul);
      return body.list[0];
    };
    await publish('At once');
    const { id: cancelled, version } = await publish('Reopened', inMinutes(5));
    await call('POST', `/releases/${cancelled}/reopen`, { version }, paul);
    const [sooner, later, end] = [inMinutes(10), inMinutes(20), inMinutes(30)];
    await publish('Later', later);
    await publish('Sooner', sooner);
    await publish('End', end, 'unpublish');

    const times = { publish_at: sooner, unpublish_at: end };
    const { body: single } = await call('GET', `/entries/${id}`);
    expect(single.list[0]).toMatchObject(times);
    const { body: scheduled } = await call('GET', '/entries?type=newsletter&state=scheduled');
    expect(scheduled.list.find((row: { id: number }) => row.id === id)).toMatchObject(times);
  });

  it('never shows visitors a part of it', async () => {
    const another = await service.another();
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) {
      const { id } = await newNewsletter(call, `Round 0 ${name}`);
      ids.push(id);
    }
    const first = await newRelease('Round 0', ids);
    await call('POST', `/releases/${first.id}/publish`, { version: first.version }, paul);
    const mixes: string[][] = [];
    const seen = new Set<string>();
    let isDone = false;
    const read = async (from: Pick<TestApp, 'inject'>) => {
      while (!isDone) {
        const titles = (await titlesIn(from)).filter((title) => title.startsWith('Round'));
        const rounds = new Set(titles.map((title) => title.split(' ')[1] ?? ''));
        if (titles.length !== 3 || rounds.size !== 1) mixes.push(titles);
        for (const round of rounds) seen.add(round);
      }
    };
    const readers = [service, another].map(read);
    for (let round = 1; round <= 6; round += 1) {
      for (const [index, id] of ids.entries()) {
        const { body } = await call('GET', `/entries/${id}`);
        const value = `Round ${round} ${'abc'[index]}`;
        const changes = [{ path: 'texts.en.title', value }];
        await call('PATCH', `/entries/${id}`, { version: body.list[0].version, changes });
      }
      const release = await newRelease(`Round ${round}`, ids);
      const { version } = release;
      await call('POST', `/releases/${release.id}/publish`, { version }, paul);
    }
    isDone = true;
    await Promise.all(readers);
    await another.close();

    expect(mixes).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });
});
