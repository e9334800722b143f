import { deviceName, parseUserAgent } from './device-name.js';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('device name', () => {
  it.each([
    ['en', firefox, 'Firefox on Windows'],
    ['de', firefox, 'Firefox unter Windows'],
    ['en', iphone, 'Safari on iOS'],
    ['es', iphone, 'Safari en iOS'],
    ['en', undefined, 'Unknown device'],
    ['ru', '', 'Неизвестное устройство'],
    ['it', '???', 'Dispositivo sconosciuto'],
  ] as const)('in %s of the user agent %s is %s', (language, userAgent, name) => {
    expect(deviceName(parseUserAgent(userAgent), language)).toBe(name);
  });

  it('fits into the database column', () => {
    const { browser } = parseUserAgent(`${'x'.repeat(400)}/1.0`);
    expect(browser?.length ?? 0).toBeLessThanOrEqual(60);
  });
});
