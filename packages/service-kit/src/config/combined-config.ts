import { IntersectionType } from '@nestjs/swagger';
import type { ConfigClass } from './load-config.js';

type Combined<Parts extends readonly ConfigClass<object>[]> = Parts extends readonly [
  ConfigClass<infer First>,
  ...infer Rest extends readonly ConfigClass<object>[],
]
  ? First & Combined<Rest>
  : unknown;

const combined = new WeakMap<object, readonly ConfigClass<object>[]>();

/**
 * One configuration out of several, for a service that does several things:
 * `class AuthConfig extends combinedConfig(FormConfig, FilesConfig) {}`. It has the fields, checks and defaults of all,
 * and is injected wherever one of them is asked for.
 */
export function combinedConfig<const Parts extends readonly ConfigClass<object>[]>(
  ...parts: Parts
): ConfigClass<Combined<Parts> & object> {
  const whole = IntersectionType(...(parts as unknown as Parameters<typeof IntersectionType>));
  combined.set(whole, parts);
  return whole as unknown as ConfigClass<Combined<Parts> & object>;
}

/** All classes by which this configuration may be asked for: its own, what it extends, what it was combined from. */
export function classesOf(Config: ConfigClass<object>): ConfigClass<object>[] {
  const parts = (combined.get(Config) ?? []).flatMap(classesOf);
  const Base = Object.getPrototypeOf(Config) as ConfigClass<object>;
  const inherited = Base === Function.prototype ? [] : classesOf(Base);
  return [...new Set([Config, ...parts, ...inherited])];
}
