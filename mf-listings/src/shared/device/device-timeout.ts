const TIMEOUT_MS = 2_000;

/** A device that was silent once is not waited for as long again. */
const SHORT_TIMEOUT_MS = 100;

let timeout = TIMEOUT_MS;

/**
 * The result of an operation, or an error when it takes too long: some browsers never open the database.
 *
 * @param onLate called when the result comes after the timeout
 */
export const withDeviceTimeout = <Result>(
  result: Promise<Result>,
  onLate: () => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      timeout = SHORT_TIMEOUT_MS;
      reject(new Error('The device does not answer.'));
    }, timeout);
    result
      .finally(() => clearTimeout(timer))
      .then((value) => {
        timeout = TIMEOUT_MS;
        resolve(value);
        if (isLate) onLate();
      }, reject);
  });
