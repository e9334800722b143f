import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProject } from './api/get-project';

/** The project of the path; null, and a 404, where there is none. */
export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  return (await findProject(Number(params.id), signal)) ?? data(null, { status: 404 });
}

async function findProject(id: number, signal: AbortSignal) {
  try {
    return { id, ...(await getProject(id, signal)) };
  } catch (error) {
    // 400 answers an address that is no number: to a visitor, too, there is no such project.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}

export type ProjectData = NonNullable<Awaited<ReturnType<typeof findProject>>>;
