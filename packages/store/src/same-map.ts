/** Whether two maps say the same. */
export const isSameMap = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean => one.size === other.size && [...one].every(([name, tag]) => other.get(name) === tag);
