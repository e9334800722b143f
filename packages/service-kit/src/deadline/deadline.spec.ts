import { setTimeout as delay } from 'node:timers/promises';
import { requestContext } from '../context/request-context.js';
import { deadlineOf, timeLeft, withoutDeadline } from './deadline.js';
import { outgoingCall } from './outgoing-call.js';

const within = <Result>(left: number, work: () => Result): Result =>
  requestContext.run(
    { requestId: 'request-1', deadline: deadlineOf({ 'x-internal-deadline': String(left) }) },
    work,
  );

it.each([undefined, '', 'soon', '0', '-5', '1.5', '1e9', '9'.repeat(400)])(
  'treats %j as no deadline',
  (text) => {
    expect(deadlineOf({ 'x-internal-deadline': text })).toBeUndefined();
  },
);

it('counts down', async () => {
  await within(40, async () => {
    expect(timeLeft()).toBeGreaterThan(0);
    expect(timeLeft()).toBeLessThanOrEqual(40);
    await delay(50);
    expect(timeLeft()).toBeLessThanOrEqual(0);
  });
});

it('is undefined outside of a request, and for work without a deadline', () => {
  expect(timeLeft()).toBeUndefined();
  within(40, () => expect(withoutDeadline(timeLeft)).toBeUndefined());
});

describe('outgoingCall', () => {
  it('sends the remaining time and the request id', () => {
    const { headers } = within(50, () => outgoingCall(2_000));
    expect(Number(headers['x-internal-deadline'])).toBeLessThanOrEqual(50);
    expect(headers['x-request-id']).toBe('request-1');
  });

  it('is limited by its own timeout', () => {
    expect(within(9_000, () => outgoingCall(2_000)).headers['x-internal-deadline']).toBe('2000');
    expect(outgoingCall(2_000).headers).toEqual({ 'x-internal-deadline': '2000' });
  });

  it('is aborted at the deadline', async () => {
    const { signal } = within(20, () => outgoingCall(2_000));
    expect(signal.aborted).toBe(false);
    await delay(40);
    expect(signal.aborted).toBe(true);
  });
});
