import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProperty, listProperties, listTypes, type PropertyChoices } from '../api/properties';
import { readPropertyQuery } from '../property-query';

/** The words that others have used for a bank, so that it keeps one name; and the types that there are. */
export interface Suggestions {
  banks: string[];
  types: string[];
}

const namesOf = (choices: PropertyChoices['bank']) => choices.map(({ value }) => value);

/** Nothing where it cannot be had: the field takes any words. */
const loadBanks = async (signal: AbortSignal): Promise<string[]> => {
  try {
    const { choices } = await listProperties(readPropertyQuery(new URLSearchParams()), signal);
    return namesOf(choices.bank);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return [];
    throw error;
  }
};

/** What the fields offer. */
const loadSuggestions = async (signal: AbortSignal): Promise<Suggestions> => {
  const [banks, types] = await Promise.all([loadBanks(signal), listTypes(signal)]);
  return { banks, types };
};

export const newLoader = async ({ request }: LoaderFunctionArgs) => ({
  suggestions: await loadSuggestions(request.signal),
});

/** The property of the address; null, and a 404, where there is none. */
export const editLoader = async ({ params, request }: LoaderFunctionArgs) => {
  const [property, suggestions] = await Promise.all([
    getProperty(Number(params.id), request.signal),
    loadSuggestions(request.signal),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return [];
    throw error;
  });
  return property && suggestions ? { property, suggestions } : data(null, { status: 404 });
};

export type EditData = Exclude<Awaited<ReturnType<typeof editLoader>>, { type: string }>;
