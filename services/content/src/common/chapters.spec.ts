import { toChapters } from './chapters.js';

describe('toChapters', () => {
  it('returns the chapters by time, without those that lack a time or a title', () => {
    const chapters = [
      { start: 41, title: 'The boiler' },
      { start: null, title: 'Later' },
      { start: 0, title: 'Welcome' },
      { start: 12, title: '' },
    ];

    expect(toChapters(chapters)).toEqual([
      { start: 0, title: 'Welcome' },
      { start: 41, title: 'The boiler' },
    ]);
  });
});
