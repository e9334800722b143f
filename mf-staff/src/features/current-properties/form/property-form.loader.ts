import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { listProperties, listPropertyTypes } from '../api/properties';
import { getProperty } from '../api/property';
import { readPropertyQuery } from '../property-query';

/** Bank names in use, so that each bank keeps one spelling, and the property types. */
export interface Suggestions {
  banks: string[];
  types: string[];
}

/** Returns no banks when the service fails: the field accepts any text. */
const loadBanks = async (signal: AbortSignal): Promise<string[]> => {
  try {
    const { choices } = await listProperties(readPropertyQuery(new URLSearchParams()), signal);
    return choices.bank.map(({ value }) => value);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return [];
    throw error;
  }
};

const loadSuggestions = async (signal: AbortSignal): Promise<Suggestions> => {
  const [banks, types] = await Promise.all([loadBanks(signal), listPropertyTypes(signal)]);
  return { banks, types };
};

export const newLoader = async ({ request }: LoaderFunctionArgs) => ({
  suggestions: await loadSuggestions(request.signal),
});

export const editLoader = async ({ params, request }: LoaderFunctionArgs) => {
  const [property, suggestions] = await Promise.all([
    undefinedIfNotFound(getProperty(Number(params.id), request.signal)),
    undefinedIfNotFound(loadSuggestions(request.signal)),
  ]);
  return property && suggestions ? { property, suggestions } : data(null, { status: 404 });
};

export type EditData = Exclude<Awaited<ReturnType<typeof editLoader>>, { type: string }>;
