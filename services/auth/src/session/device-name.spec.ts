import { deviceName, deviceOf } from './device-name.js';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

it.each([
  ['en', firefox, 'Firefox on Windows'],
  ['de', firefox, 'Firefox unter Windows'],
  ['en', iphone, 'Safari on iOS'],
  ['es', iphone, 'Safari en iOS'],
  ['en', undefined, 'Unknown device'],
  ['ru', '', 'Неизвестное устройство'],
  ['it', '???', 'Dispositivo sconosciuto'],
] as const)('says in %s of %s: %s', (language, userAgent, name) => {
  expect(deviceName(deviceOf(userAgent), language)).toBe(name);
});

it('takes no more of it than there is room for', () => {
  const { browser } = deviceOf(`${'x'.repeat(400)}/1.0`);
  expect(browser?.length ?? 0).toBeLessThanOrEqual(60);
});
