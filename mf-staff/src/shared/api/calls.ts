import { ApiError, getTranslations } from '@phantom/mf-kit';

export type Settled<Value> = { value: Value } | { error: ApiError };

/** Turns a failure into a value, so that each part of a page fails independently. */
export async function settled<Value>(call: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    // The user left the page.
    if (error instanceof DOMException) return { error: new ApiError('', 0) };
    throw error;
  }
}

/** Shorter than the timeout of the gateway: one slow service must not delay the others. */
const TIMEOUT_MS = 5_000;

/** @throws ApiError as for an unreachable server when there is no response in time */
async function withTimeout<Value>(call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiError(getTranslations().t('kit:network'), 0));
    timer = setTimeout(giveUp, TIMEOUT_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The user left the page or may not open it: other services need not be called any more. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 400 && error.status < 500);

/** Calls several services. @throws ApiError when none responds, or when a failure is final */
export async function callServices<Name extends string, Value>(
  names: readonly Name[],
  call: (name: Name) => Promise<Value>,
) {
  const outcomes = await Promise.allSettled(names.map((name) => withTimeout(call(name))));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const hasResponse = failures.length < names.length;
  const [failure] = failures.filter(isFinal).concat(hasResponse ? [] : failures);
  if (failure !== undefined) throw failure;
  return {
    responses: names.flatMap((name, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' ? [{ name, value: outcome.value }] : [];
    }),
    /** Services that did not respond; their entries are missing. */
    missing: names.filter((_, index) => outcomes[index]?.status === 'rejected'),
  };
}
