import { reportedAction } from './investment-history.service.js';

describe('what an investor is told of', () => {
  it.each(['holding', 'distribution', 'document'] as const)(
    'is a new %s, and not its removal',
    (event) => {
      expect(reportedAction(event, { before: null, after: { title: 'a' } })).toBe('added');
      expect(reportedAction(event, { before: { title: 'a' }, after: null })).toBeUndefined();
    },
  );

  it.each([
    ['holding', 'contributed', 'edited'],
    ['holding', 'committed', 'edited'],
    ['holding', 'as_of', 'edited'],
    ['holding', 'address', undefined],
    ['document', 'file_version', 'edited'],
    ['document', 'title', undefined],
    ['distribution', 'amount', undefined],
  ] as const)('of a changed %s: %s', (event, field, action) => {
    const states = { before: { [field]: 'a', other: 'x' }, after: { [field]: 'b', other: 'x' } };
    expect(reportedAction(event, states)).toBe(action);
  });
});
