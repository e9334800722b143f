import { randomUUID } from 'node:crypto';
import type { Call } from './call.js';
import { CONTACT, type Form, formHeaders, LISTING_ENQUIRY } from './forms.js';

let searches = 0;

/** Whoever looks at the site, and writes to the company. */
export const visitorCalls = (): Call[] => [
  {
    title: 'home page',
    path: '/',
    needs: ['content', 'properties'],
    content: [/<h1/, /href="\/singleportfolio\/\d+"/],
  },
  {
    title: 'listings page',
    path: '/listings/sales/queens',
    needs: ['listings'],
    content: [/href="\/listings-detail\/\d+/],
  },
  { title: 'texts', path: '/api/auth/homeboxlist', needs: ['content'] },
  { title: 'portfolio', path: '/api/auth/portfoliodetails', needs: ['properties'] },
  {
    title: 'search',
    // One that nobody made before: it is kept nowhere.
    get path() {
      searches += 1;
      return `/api/auth/listings-listfind?type=sales&location=queens&price_min=${searches}`;
    },
    needs: ['listings'],
  },
  sending(CONTACT),
  sending(LISTING_ENQUIRY),
];

const sending = ({ title, path, service, entries }: Form): Call => ({
  title,
  method: 'POST',
  path,
  body: () => entries(`${MARK}${randomUUID()}`),
  headers: () => formHeaders(),
  needs: [service],
});

/** What the message of every form begins with that is sent during a fault. */
export const MARK = 'fault ';
