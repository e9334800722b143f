/**
 * The first moment of a day where the company is, in SQL.
 *
 * @param day the parameter that holds it: `:from`
 * @param later days that come between
 */
export const startOfDay = (day: string, later = 0): string =>
  `((cast(${day} AS date) + ${later})::timestamp AT TIME ZONE 'America/New_York')`;
