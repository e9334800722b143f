import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { settled } from '../../shared/settled';
import { countProperties } from './api/count-properties';
import { getWork } from './api/get-work';
import { latestEnquiries } from './api/latest-enquiries';

/** Asks for all parts of the dashboard at once and waits for none: each shows, or fails, by itself. */
export const loader = ({ request: { signal, url } }: LoaderFunctionArgs) => ({
  page: pageOf(url),
  count: settled(countProperties(signal)),
  work: settled(getWork(signal)),
  enquiries: settled(latestEnquiries(signal)),
});

const PAGES = ['dashboard', 'employees', 'investors'] as const;

/** The address that the screen was opened by: its title. */
const pageOf = (url: string) =>
  PAGES.find((page) => new URL(url).pathname.endsWith(`/${page}`)) ?? PAGES[0];
