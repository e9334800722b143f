/** The start of a day in the company's time zone, as SQL. @param day its parameter, `:from` @param later days to add */
export const startOfDay = (day: string, later = 0): string =>
  `((cast(${day} AS date) + ${later})::timestamp AT TIME ZONE 'America/New_York')`;
