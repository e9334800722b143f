import { data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getLending } from './api/get-lending';

/**
 * The page about lending.
 * @throws a 404 response when the company has none
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = await getLending(request.signal);
  if (!page) throw data(null, { status: 404 });
  return page;
}
