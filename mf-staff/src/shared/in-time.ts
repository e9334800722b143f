import { ApiError, getTranslations } from '@phantom/mf-kit';

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
