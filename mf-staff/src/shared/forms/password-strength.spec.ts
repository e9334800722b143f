import { byLength, loadStrengthMeter } from './password-strength';

it('requires twelve characters, counted as users see them, before the dictionaries are loaded', () => {
  expect(byLength('eleven char', [])).toBe('short');
  expect(byLength('😀'.repeat(11), [])).toBe('short');
  expect(byLength('twelve chars', [])).toBe('good');
});

it.each([
  ['short', 'hunter2'],
  ['weak', 'password1234'],
  ['weak', 'phantom-demo-2026'],
  ['weak', 'nadia.brooks1'],
  ['strong', 'lamp orbit meadow copper'],
])('rates as %s: %s', async (strength, password) => {
  const meter = await loadStrengthMeter();
  expect(meter(password, ['nadia.brooks@example.com', 'Nadia Brooks'])).toBe(strength);
});
