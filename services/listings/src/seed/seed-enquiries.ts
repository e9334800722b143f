import { readFile } from 'node:fs/promises';
import { addDemoEnquiry, type DemoEnquiry } from '@phantom/inbox';
import type { EntityManager } from 'typeorm';
import { ListingEnquiry } from '../enquiries/enquiry.entity.js';
import { Listing } from '../listings/listing.entity.js';
import { DEMO_SOURCE } from './demo-rows.js';

type Received = 'email' | 'lang' | 'message' | 'page' | 'phone';

interface ListingEnquiryDemo extends DemoEnquiry, Pick<ListingEnquiry, Received> {
  /** The key of a listing in the demo feed. Null: about none in particular. */
  listing: string | null;
  first_name: string;
  last_name: string;
  phone_e164: string | null;
  wants_visit: boolean;
  wants_information: boolean;
}

const demoFile = new URL('../../demo/enquiries.json', import.meta.url);

/** Inserts the missing demo enquiries. Their age counts back from `now`. */
export async function seedEnquiries(manager: EntityManager, now: Date): Promise<void> {
  const all = JSON.parse(await readFile(demoFile, 'utf8')) as ListingEnquiryDemo[];
  for (const demo of all) {
    const listingId = await idOf(manager, demo);
    const row = {
      listingId,
      ...{ firstName: demo.first_name, lastName: demo.last_name, email: demo.email },
      ...{ phone: demo.phone, phoneE164: demo.phone_e164, message: demo.message, lang: demo.lang },
      ...{ wantsVisit: demo.wants_visit, wantsInformation: demo.wants_information },
      page: listingId === null ? demo.page : `${demo.page}/${listingId}`,
    };
    await addDemoEnquiry(manager, ListingEnquiry, { kind: 'listing', demo, row, now });
  }
}

async function idOf(manager: EntityManager, demo: ListingEnquiryDemo): Promise<number | null> {
  if (demo.listing === null) return null;
  const listing = { source: DEMO_SOURCE, sourceKey: demo.listing };
  return (await manager.findOneBy(Listing, listing))?.id ?? null;
}
