import { api, unwrap } from '@phantom/mf-kit';

const PROJECT_COUNT = 3;

export async function getHomeContent(signal: AbortSignal) {
  const { slider, list } = await unwrap(api.GET('/api/auth/homeboxlist', { signal }));
  return { pictures: slider, messages: list };
}

export type HomeContent = Awaited<ReturnType<typeof getHomeContent>>;

/** Fetches the lines of business of the company: name, description, sometimes a figure. */
export async function getBusinessInfo(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/businessinfolist', { signal }));
  return list;
}

export type BusinessInfo = Awaited<ReturnType<typeof getBusinessInfo>>[number];

/** Fetches a few projects, current ones first. */
export async function getProjects(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/portfoliodetails', { signal }));
  return [...list.current_portfolio, ...list.completed_projects].slice(0, PROJECT_COUNT);
}

export type Project = Awaited<ReturnType<typeof getProjects>>[number];
