import { randomUUID } from 'node:crypto';
import type { Call } from './call.js';
import { CONTACT, type Form, formHeaders, LISTING_ENQUIRY } from './forms.js';

let searches = 0;

/** The calls of a visitor who reads pages and sends forms. */
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
    // A new search each time, which no cache has.
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

/** The prefix of the message of every form that is sent during a fault. */
export const MARK = 'fault ';
