/** The rules of all countries weigh more than a page: they come when a number is left, or about to be sent. */
export const loadPhoneNumbers = () => import('./phone-number');
