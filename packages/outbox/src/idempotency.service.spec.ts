import { fingerprintOf } from './idempotency.service.js';

it('is independent of the order of fields, and of undefined fields', () => {
  const one = fingerprintOf({ name: 'Ada', email: 'a@b.co' });
  expect(fingerprintOf({ email: 'a@b.co', name: 'Ada', phone: undefined })).toEqual(one);
});

it.each([{ name: 'Ada' }, { name: 'Ada', email: '' }, { name: 'a@b.co', email: 'Ada' }])(
  'differs for %j',
  (form) => {
    expect(fingerprintOf(form)).not.toEqual(fingerprintOf({ name: 'Ada', email: 'a@b.co' }));
  },
);
