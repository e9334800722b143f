/** A server draws no map. */
export const drawStreets = (): never => {
  throw new Error('There are no streets on a server.');
};
