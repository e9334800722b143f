import { strict as assert } from 'node:assert';
import sharp from 'sharp';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { signedIn } from '../sign-in.js';
import type { SiteOfTwo } from '../site-of-two.js';
import { until } from '../until.js';

/** The maximum milliseconds until the other gateway shows the change. */
const KNOWN_WITHIN = 1_000;

/** A picture that both gateways cache for a minute, as the service allows. */
async function pictureKeptByBoth({ gateways }: SiteOfTwo) {
  const [one, other] = gateways;
  const person = await signedIn(new Person(), one);
  const picture = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#346' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const sent = await person.ask<{ image: string }>(one, '/api/auth/setptofile', {
    method: 'POST',
    form,
  });
  assert.equal(sent.status, 200, sent.text);
  const statusAt = async (origin: string) => (await person.ask(origin, sent.body.image)).status;
  for (const origin of gateways) assert.equal(await statusAt(origin), 200);
  const remove = async () => {
    const { status } = await person.ask(one, '/api/auth/profile-image', { method: 'DELETE' });
    assert.equal(status, 200);
    assert.equal(
      await statusAt(one),
      404,
      'the picture is still there at the gateway that removed it',
    );
  };
  return { remove, isGone: async () => (await statusAt(other)) === 404 };
}

let isGoneAtLast: (() => Promise<boolean>) | undefined;

export const changeSeen: Check = {
  name: 'change-seen',
  run: async (site) => {
    const { remove, isGone } = await pictureKeptByBoth(site);
    await remove();
    const took = await until('the other gateway showed the change', isGone, Boolean, KNOWN_WITHIN);
    return `a change at one gateway is visible at the other after ${Math.ceil(took)} ms`;
  },
  runWithoutRedis: async (site) => {
    const { remove, isGone } = await pictureKeptByBoth(site);
    await remove();
    assert.equal(await isGone(), false, 'the other showed the change without an event');
    isGoneAtLast = isGone;
    return 'the other shows its cached response, for a minute at most';
  },
  runOnceBack: async () => {
    assert.ok(isGoneAtLast, 'nothing was changed while Redis was down');
    await until('the other gateway showed the change', isGoneAtLast, Boolean, KNOWN_WITHIN);
    return 'a change made meanwhile is visible as soon as the gateways have reconnected';
  },
};
