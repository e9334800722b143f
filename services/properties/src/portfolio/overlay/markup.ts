import { escapeHtml } from '@phantom/service-kit';

type Part = string | number | Markup | Markup[];

/** Markup that is safe to send; only `markup` makes it of values from elsewhere. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A template whose values are escaped, for text and for quoted attributes, unless they are Markup. */
export function markup(literals: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(String.raw({ raw: literals }, ...values.map(render)));
}

function render(value: Part): string {
  if (value instanceof Markup) return value.toString();
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value));
}
