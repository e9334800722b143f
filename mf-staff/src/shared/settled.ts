import { ApiError } from '@phantom/mf-kit';

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
