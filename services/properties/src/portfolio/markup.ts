import { escapeHtml } from '@phantom/service-kit';

type Part = string | number | Markup | Markup[];

/** Safe HTML. Only `markup` may build it from other values. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A template tag. Escapes every value for text and for quoted attributes, except `Markup`. */
export function markup(literals: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...values.map(render)));
}

function render(value: Part): string {
  if (value instanceof Markup) return value.toString();
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value));
}
