import type { RenderedFrame, RenderedSection } from '@phantom/registry';

/** Characters of a part of a page. A longer part is a mistake, and would be copied several times. */
const MAX_LENGTH = 4_000_000;

/** Copies the expected fields of a bundle's result: nothing else leaves the worker. @throws TypeError */
export const sectionOf = (value: unknown): RenderedSection => {
  const { status, redirect, ...rest } = fields(value);
  if (!Number.isInteger(status)) throw new TypeError('a bundle made a section without a status');
  return {
    status: Number(status),
    ...(redirect !== undefined && { redirect: text({ redirect }, 'redirect') }),
    html: text(rest, 'html'),
    head: text(rest, 'head'),
    data: text(rest, 'data'),
  };
};

export const frameOf = (value: unknown): RenderedFrame => {
  const { notFound, ...made } = fields(value);
  return {
    header: text(made, 'header'),
    footer: text(made, 'footer'),
    head: text(made, 'head'),
    data: text(made, 'data'),
    ...(notFound !== undefined && { notFound: notFoundOf(notFound) }),
  };
};

const notFoundOf = (value: unknown): RenderedFrame['notFound'] => {
  const made = fields(value);
  return { html: text(made, 'html'), head: text(made, 'head') };
};

const fields = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) throw new TypeError('a bundle made nothing');
  return value as Record<string, unknown>;
};

const text = (made: Record<string, unknown>, name: string): string => {
  const value = made[name];
  if (typeof value !== 'string') throw new TypeError(`a bundle made no text for ${name}`);
  if (value.length > MAX_LENGTH) throw new TypeError(`a bundle made too much text for ${name}`);
  return value;
};
