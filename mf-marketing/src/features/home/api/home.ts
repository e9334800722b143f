import { api, unwrap } from '@phantom/mf-kit';

const PROJECT_COUNT = 3;
const NEWS_COUNT = 3;

export async function getHomeContent(signal: AbortSignal) {
  const [{ list: messages }, { list: slides }] = await Promise.all([
    unwrap(api.GET('/api/auth/homeboxlist', { signal })),
    unwrap(api.GET('/api/auth/home-slides', { signal })),
  ]);
  return { slides, messages };
}

export type HomeContent = Awaited<ReturnType<typeof getHomeContent>>;

/** Fetches the lines of business of the company: name, description, sometimes a figure. */
export async function getBusinessInfo(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/businessinfolist', { signal }));
  return list;
}

export type BusinessInfo = Awaited<ReturnType<typeof getBusinessInfo>>[number];

/** Fetches a few projects, current ones first, and the figures of the whole portfolio. */
export async function getPortfolio(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/projects', { signal }));
  const held = list.filter(({ stage }) => stage === 'current');
  const completed = list.filter(({ stage }) => stage === 'completed');
  const years = list.map(({ acquired_on: day }) => Number(day.slice(0, 4)));
  const figures = {
    buildings: list.length,
    held: held.length,
    completed: completed.length,
    years: new Date().getFullYear() - Math.min(...years),
  };
  return { projects: [...held, ...completed].slice(0, PROJECT_COUNT), figures };
}

type Portfolio = Awaited<ReturnType<typeof getPortfolio>>;

export type Project = Portfolio['projects'][number];

export type Figures = Portfolio['figures'];

/** Fetches the latest newsletters, without their texts. */
export async function getLatestNews(signal: AbortSignal) {
  const query = { limit: NEWS_COUNT };
  const { list } = await unwrap(api.GET('/api/auth/newsletters', { params: { query }, signal }));
  return list.map(({ id, title, image, created_at, lang }) => ({
    id,
    title,
    image,
    published: created_at,
    lang,
  }));
}

export type News = Awaited<ReturnType<typeof getLatestNews>>[number];
