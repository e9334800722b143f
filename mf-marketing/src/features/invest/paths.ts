/** Where the section begins: the types of investment. */
export const SECTION_PATH = '/invest-with-us';
