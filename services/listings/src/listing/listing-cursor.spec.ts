import { BadRequestError } from '@phantom/service-kit';
import { readCursor, writeCursor } from './listing-cursor.js';

describe('listing cursor', () => {
  it('comes back as it went out', () => {
    const cursor = { enteredAt: new Date('2026-11-21T08:00:00.123Z'), id: 480 };

    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each(['', 'nonsense', 'MQ', Buffer.from('1.0').toString('base64url'), '1.2', "' OR 1=1 --"])(
    'refuses %j',
    (text) => {
      expect(() => readCursor(text)).toThrow(BadRequestError);
    },
  );

  it('refuses a time that is none', () => {
    const text = Buffer.from('999999999999999.1').toString('base64url');

    expect(() => readCursor(text)).not.toThrow(TypeError);
    expect(() => readCursor(Buffer.from('x.1').toString('base64url'))).toThrow(BadRequestError);
  });
});
