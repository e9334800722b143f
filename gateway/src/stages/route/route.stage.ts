import findMyWay from 'find-my-way';
import type { ApiRoute } from '../../common/api-route.js';
import { ROUTING_TABLE } from './routing-table.js';

/** The router that Fastify uses, with the calls of the API alone. */
const router = findMyWay({ querystringParser: () => ({}) });
for (const route of ROUTING_TABLE) router.on(route.method, route.path, () => undefined, route);

interface CalledAddress {
  method?: string;
  url?: string;
}

/** The route of a request; HEAD is answered where GET is. */
export const findRoute = ({ method, url = '/' }: CalledAddress): ApiRoute | undefined => {
  const found = router.find(method === 'HEAD' ? 'GET' : (method as 'GET'), url);
  return found?.store as ApiRoute | undefined;
};
