import { fillIn } from './demo-files.js';

describe('fillIn', () => {
  it('puts values in their places', () => {
    expect(fillIn('{role} in {city}, {role}', { role: 'Controller', city: 'New York' })).toBe(
      'Controller in New York, Controller',
    );
  });

  it('leaves what it does not know, also what every object knows', () => {
    const text = '{unknown} {constructor}';

    expect(fillIn(text, { role: 'Controller' })).toBe(text);
  });
});
