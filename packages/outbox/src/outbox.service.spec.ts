import { noticeText } from './outbox.service.js';

it('writes one fact a line, longer ones by themselves, and none that is empty', () => {
  const text = noticeText([
    ['Name', 'Ada'],
    ['Country', undefined],
    ['Topic', ''],
    ['Message', 'One\nTwo'],
    ['Language', 'de'],
  ]);
  expect(text).toBe('Name: Ada\nMessage:\n\nOne\nTwo\n\nLanguage: de\n');
});
