const PATIENT_MS = 2_000;

/** Nobody waits long twice for a device that has been silent once. */
const BRIEF_MS = 100;

let patience = PATIENT_MS;

/**
 * The device's answer, or a failure where it does not come: some browsers never open the database.
 *
 * @param onLate called when it comes after all
 */
export const inTime = <Answer>(answer: Promise<Answer>, onLate: () => void): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      patience = BRIEF_MS;
      reject(new Error('The device does not answer.'));
    }, patience);
    answer
      .finally(() => clearTimeout(timer))
      .then((value) => {
        patience = PATIENT_MS;
        resolve(value);
        if (isLate) onLate();
      }, reject);
  });
