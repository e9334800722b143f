/** The three lists of papers for employees, named as the last part of their addresses. */
export type DocumentList = 'Employment-Contract' | 'Employee-Handbook' | 'training';
