/** Longer than the service ever takes, and short enough for a page to wait. */
const PATIENCE_MS = 700;

/** An answer that a page can do without: null where it fails or takes its time. */
export const ifInTime = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
