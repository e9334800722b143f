import { mockApi } from '@phantom/mf-kit/testing';
import type { PlaceSuggestion } from '../shared/search-box/suggest-places';

export const place = (over: Partial<PlaceSuggestion> = {}): PlaceSuggestion => ({
  kind: 'neighbourhood',
  text: 'Williamsburg',
  borough: 'brooklyn',
  count: 12,
  id: null,
  ...over,
});

/** Responds with places that match what is typed. */
export const mockPlaces = (...list: PlaceSuggestion[]) =>
  mockApi('get', '/api/auth/listings-suggest', { list });
