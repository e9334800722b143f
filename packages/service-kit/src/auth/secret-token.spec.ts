import { newSecret, sha256 } from './secret-token.js';

describe('sha256', () => {
  it('returns 32 bytes', () => {
    expect(sha256(newSecret())).toHaveLength(32);
  });
});
