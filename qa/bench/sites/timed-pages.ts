/** One page of each kind: measuring all of them as often as times need it would take hours. */
export const TIMED_PAGES = ['/', '/listings/sales/queens', '/portfolio', '/our-team', '/login'];
