/** The password of every embedded role: the cluster listens on loopback and holds demo data only. */
export const embeddedPassword = 'phantom-local';
