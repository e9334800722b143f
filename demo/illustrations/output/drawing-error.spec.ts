import { DrawingError } from './drawing-error.js';

const messageFor = (cause: unknown) => new DrawingError('homes/a', '/srv/pictures', cause).message;

describe('DrawingError', () => {
  it.each([
    [Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }), 'the disk is full'],
    [new Error('VipsTarget: No space left on device'), 'the disk is full'],
    [Object.assign(new Error('x'), { code: 'EACCES' }), 'there is no permission to write there'],
    [Object.assign(new Error('x'), { code: 'EROFS' }), 'the file system is read-only'],
    [new Error('something else'), 'something else'],
  ])('says in one line why (%#)', (cause, reason) => {
    expect(messageFor(cause)).toBe(`Cannot draw the picture homes/a into /srv/pictures: ${reason}`);
  });
});
