import { ApiError, getTranslations } from '@phantom/mf-kit';

/** What became of a call: its answer, or what stands in its place. */
export type Settled<Value> = { value: Value } | { error: ApiError };

/** A call whose failure is an outcome like any other: the parts of a page that wait for it fail by themselves. */
export async function settled<Value>(call: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await call };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    // The page was left meanwhile; nobody looks at it any more.
    if (error instanceof DOMException) return { error: new ApiError('', 0) };
    throw error;
  }
}

/** What other services have answered is not to wait until the gateway gives one up. */
const PATIENCE_MS = 5_000;

/** @throws ApiError like that of a call without an answer, where there is none in time */
export async function inTime<Value>(call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiError(getTranslations().t('kit:network'), 0));
    timer = setTimeout(giveUp, PATIENCE_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
