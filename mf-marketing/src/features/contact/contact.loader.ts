import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { settle } from '../../shared/settle';
import { getSite } from '../../shared/site/get-site';

/** Where the company is. Who wants to write can do so without knowing it. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { site: await settle(getSite(request.signal)) };
}

export type ContactData = Awaited<ReturnType<typeof loader>>;
