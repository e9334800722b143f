import { api, ApiError, data, type LoaderFunctionArgs, unwrap } from '@phantom/mf-kit';

/** Statuses of a page whose agent is unknown, or has left. */
const ABSENT = new Set([400, 404, 410]);

/** The agent of the URL with the homes that the agent shows. Null for an unknown one, and for one who has left. */
export const loader = async ({ params, request: { signal } }: LoaderFunctionArgs) => {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : undefined;
  if (id === undefined) return data(null, { status: 404 });
  try {
    return await getAgent(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || !ABSENT.has(error.status)) throw error;
    return data(null, { status: error.status === 410 ? 410 : 404 });
  }
};

const getAgent = async (id: number, signal: AbortSignal) => {
  const { list, homes, url } = await unwrap(
    api.GET('/api/auth/agents/{id}', { params: { path: { id } }, signal }),
  );
  const [agent] = list;
  return agent ? { agent, listings: homes, imageBase: url } : null;
};

export type AgentData = Awaited<ReturnType<typeof getAgent>>;
