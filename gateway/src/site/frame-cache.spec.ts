import { Invalidation } from '../cache/invalidation.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { GatewayEventBus } from '../redis/gateway-event-bus.js';
import { Redis } from '../redis/redis.js';
import { FrameCache } from './frame-cache.js';

const frame = (header: string) => ({
  content: { header, footer: '', head: '', data: '{}' },
  tags: ['content', 'content/site'],
  shown: [{ service: 'content' as const, since: '3', change: '5' }],
});

let invalidation: Invalidation;
let frames: FrameCache;

beforeEach(() => {
  invalidation = new Invalidation(new GatewayEventBus(new Redis(new GatewayConfig())));
  frames = new FrameCache(invalidation);
});

it('keeps a frame while changes touch what it does not show', () => {
  frames.set('/', frame('1'), frames.now());
  invalidation.contentChanged('content', '7', ['newsletter']);
  expect(frames.get('/')).toMatchObject({ content: { header: '1' } });
  invalidation.contentChanged('content', '8', ['site']);
  expect(frames.get('/')).toBeUndefined();
});

it('shows the content of the last change that did not touch it', () => {
  frames.set('/', frame('1'), frames.now());
  invalidation.contentChanged('content', '10', ['newsletter']);
  expect(frames.get('/')?.shown).toEqual([{ service: 'content', since: '3', change: '10' }]);
});

it('does not go back to a change before its own', () => {
  invalidation.contentChanged('content', '4', ['newsletter']);
  frames.set('/', frame('1'), frames.now());
  expect(frames.get('/')?.shown).toEqual([{ service: 'content', since: '3', change: '5' }]);
});

it('does not keep a frame that a change touched while it was rendered', () => {
  const since = frames.now();
  invalidation.contentChanged('content', '7', ['site']);
  frames.set('/', frame('1'), since);
  expect(frames.get('/')).toBeUndefined();
});
