import { noticeText } from './outbox.service.js';

it('writes one fact per line, sets multi-line ones apart, and leaves out empty ones', () => {
  const text = noticeText([
    ['Name', 'Ada'],
    ['Country', undefined],
    ['Topic', ''],
    ['Message', 'One\nTwo'],
    ['Language', 'de'],
  ]);
  expect(text).toBe('Name: Ada\nMessage:\n\nOne\nTwo\n\nLanguage: de\n');
});
