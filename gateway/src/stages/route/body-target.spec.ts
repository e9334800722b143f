import { targetByBody } from './body-target.js';

const choice = {
  fields: ['first_name', 'schedule'],
  present: 'listings',
  absent: 'content',
} as const;

const serviceFor = (text: string) => targetByBody(choice, Buffer.from(text));

describe('targetByBody', () => {
  it.each(['{"first_name":"Ada"}', '{"name":"x","schedule":null}'])(
    'selects the first service for %s',
    (text) => {
      expect(serviceFor(text)).toBe('listings');
    },
  );

  it.each(['{"name":"Ada"}', '{}', '[]', '["schedule"]', '"schedule"', 'null', '', '{"schedule"'])(
    'selects the second service for %s',
    (text) => {
      expect(serviceFor(text)).toBe('content');
    },
  );

  it('ignores inherited fields', () => {
    const inherited = { ...choice, fields: ['toString', '__proto__'] };
    expect(targetByBody(inherited, Buffer.from('{}'))).toBe('content');
  });
});
