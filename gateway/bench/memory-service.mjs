// The same 4 KB from a service as ours are: request ids, one log line a request, an orderly end. No database.
// node memory-service.mjs <port>
import 'reflect-metadata';
import { createServiceApp, ProcessConfig } from '@phantom/service-kit';
import { BODY, HEADERS } from './memory-answer.mjs';
import { authWithoutRevocations } from './no-revocations.mjs';

const config = new ProcessConfig();
const app = await createServiceApp({ name: 'memory', module: authWithoutRevocations, config });
const fastify = app.getHttpAdapter().getInstance();
fastify.get('/api/auth/portfoliodetails', (_request, reply) => reply.headers(HEADERS).send(BODY));
await app.listen(Number(process.argv[2]), '127.0.0.1');
