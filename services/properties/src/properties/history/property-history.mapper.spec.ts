import { LANGUAGES } from '@phantom/service-kit';
import type { ChangeKind, PropertyChange } from './property-history.entity.js';
import { describeChange } from './property-history.mapper.js';

const MINUTE = 60_000;

const change = (kind: ChangeKind, over: Partial<PropertyChange> = {}): PropertyChange => ({
  id: 1,
  propertyId: 1,
  at: new Date(Date.now() - 3 * MINUTE),
  actorId: 7,
  actorName: 'Grace Okafor',
  kind,
  fromStatus: null,
  toStatus: null,
  reason: null,
  title: null,
  requestId: null,
  changes: [],
  ...over,
});

const moved = change('status', { fromStatus: 7, toStatus: 3, reason: 'A lien came up' });
const named = change('edited', {
  changes: [
    { field: 'address', old: 'A', new: 'B' },
    { field: 'assign', old: null, new: 'Luis' },
  ],
});
const unnamed = change('servicing_file', { title: 'Lead sheet.pdf' });
const archived = change('archived', { reason: 'Sold elsewhere' });
const restored = change('restored', { reason: 'It came back' });
const rejected = change('request_rejected', { title: 'Deed', requestId: 4, reason: 'Unsigned' });

describe('describeChange', () => {
  it.each([
    [
      moved,
      'Grace Okafor moved this property from “Title Clearance/Schedule a Closing” to “Missing Documents” (3 minutes ago).',
      'You have moved this property from “Title Clearance/Schedule a Closing” to “Missing Documents” already (3 minutes ago).',
    ],
    [
      named,
      'Grace Okafor changed this property (3 minutes ago): address, assigned employee.',
      'You have changed this property already (3 minutes ago): address, assigned employee.',
    ],
    [
      unnamed,
      'Grace Okafor changed this property (3 minutes ago).',
      'You have changed this property already (3 minutes ago).',
    ],
    [
      archived,
      'Grace Okafor archived this property (3 minutes ago).',
      'You have archived this property already (3 minutes ago).',
    ],
    [
      restored,
      'Grace Okafor restored this property from the archive (3 minutes ago).',
      'You have restored this property from the archive already (3 minutes ago).',
    ],
    [
      rejected,
      'Grace Okafor changed the request for “Deed” (3 minutes ago).',
      'You have changed the request for “Deed” already (3 minutes ago).',
    ],
  ])('names who made the change and when: $kind', (entry, toOthers, toSelf) => {
    expect(describeChange(entry, 'en', false)).toBe(toOthers);
    expect(describeChange(entry, 'en', true)).toBe(toSelf);
  });

  it.each([
    [0, 'now'],
    [59 * MINUTE, '59 minutes ago'],
    [61 * MINUTE, '1 hour ago'],
    [25 * 60 * MINUTE, 'yesterday'],
    [9 * 24 * 60 * MINUTE, '9 days ago'],
  ])('formats a change %d ms ago as "%s"', (ago, words) => {
    const at = new Date(Date.now() - ago);
    expect(describeChange({ ...unnamed, at }, 'en', false)).toContain(`(${words})`);
  });

  it.each(LANGUAGES)('fills every placeholder in %s', (language) => {
    for (const entry of [moved, named, unnamed, archived, restored, rejected]) {
      for (const isOwn of [true, false]) {
        const sentence = describeChange(entry, language, isOwn);
        expect(sentence).not.toMatch(/[{}]|undefined|\(\)/);
        expect(sentence.includes('Grace Okafor')).toBe(!isOwn);
      }
    }
  });
});
