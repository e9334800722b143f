/** The password of every embedded role: the cluster listens on loopback and holds demo data only. */
export const embeddedPassword = 'phantom-local';

/** The role that reads and writes rows; the one of the database's own name makes the tables. */
export const servingRole = (database: string): string => `${database}_serving`;
