import {
  getTranslations,
  registerLocales,
  startTranslations,
  type TFunction,
} from '@phantom/mf-kit';
import Papa from 'papaparse';
import type { Enquiry } from '../api/sources';
import { anEnquiry } from '../../../testing/enquiries';
import { enquiriesCsv } from './enquiries-csv';

let t: TFunction;

beforeAll(async () => {
  registerLocales('mf-staff', (language) => import(`../../../../locales/${language}.json`));
  await startTranslations('en', ['mf-staff']);
  t = getTranslations().getFixedT('en', 'mf-staff');
});

const table = (text: string) => Papa.parse<Record<string, string>>(text, { header: true }).data;

it('writes a row of texts for every enquiry and starts with a byte order mark', () => {
  const text = enquiriesCsv(
    [
      anEnquiry(1, { state: 'in_progress', assignee_id: 1, topic: 'Submit a Deal' }),
      anEnquiry(2, {
        ...{ kind: 'listing', subject: undefined, listing_id: 9, listing_title: '96 Bank St' },
        ...{ wants_visit: true, wants_information: false, phone: null, phone_e164: null },
      }),
      anEnquiry(3, { kind: 'investor', investment_amount: '$1,000,000+', is_accredited: null }),
    ],
    () => 'Emma Clarke',
    t,
  );
  expect(text.startsWith('\uFEFFReceived (New York),About,')).toBe(true);
  expect(table(text.slice(1))).toMatchObject([
    {
      ...{ 'Received (New York)': '2026-11-20 10:01', About: 'Contact form' },
      ...{ State: 'In progress', 'Assigned to': 'Emma Clarke', Subject: 'Six units' },
      ...{ Topic: 'Submit a Deal', 'Wants a visit': '' },
    },
    {
      ...{ About: 'Homes', Subject: '96 Bank St', 'Number of the home': '9', Phone: '' },
      ...{ 'Wants a visit': 'Yes', 'Wants information': 'No' },
    },
    { About: 'Investors', Subject: '$1,000,000+', Accredited: '' },
  ]);
});

it('keeps commas, quotation marks and line breaks of a message', () => {
  const message = 'One, "two"\nand ünï – Привет';
  expect(table(enquiriesCsv([anEnquiry(1, { message })], String, t).slice(1))).toMatchObject([
    { Message: message },
  ]);
});

it('escapes formulas in every cell', () => {
  const formula = '=HYPERLINK("https://evil.test","x")';
  const text = { name: formula, email: formula, phone: formula, phone_e164: null };
  const contact = { subject: formula, topic: formula, message: formula, page: formula };
  const investor = { country: formula, referred_by: formula };
  const entry = anEnquiry(1, {
    ...text,
    ...contact,
    ...investor,
    assignee_id: 9,
  } as Partial<Enquiry>);
  const [row = {}] = table(enquiriesCsv([entry], () => formula, t).slice(1));
  const cells = Object.values(row).filter((cell) => cell.includes('HYPERLINK'));
  expect(cells).toEqual(Array(10).fill(`'${formula}`));
});
