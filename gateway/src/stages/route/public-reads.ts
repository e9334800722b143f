import type { ServiceName } from '../../config/services.js';
import { ROUTING_TABLE } from '../../generated/routing-table.js';
import { malformedReason } from '../http/request-validation.js';

interface Read {
  segments: readonly string[];
  service: ServiceName;
}

const READS: readonly Read[] = ROUTING_TABLE.flatMap(({ method, access, path, target }) =>
  method === 'GET' && access === 'public' && typeof target === 'string'
    ? [{ segments: path.split('/'), service: target }]
    : [],
);

/** The service of a public read; undefined for every other path. */
export const publicReadService = (pathname: string): ServiceName | undefined => {
  if (malformedReason({ url: pathname, rawHeaders: [] })) return undefined;
  const segments = pathname.split('/');
  return READS.find((read) => isMatch(read.segments, segments))?.service;
};

const isMatch = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) =>
    part.startsWith(':') ? segments[index] !== '' : part === segments[index],
  );
