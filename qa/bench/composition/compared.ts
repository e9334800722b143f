/** What was measured on either site. */
export type Compared<Sample> = Record<'composed' | 'single', Sample[]>;
