import { IntersectionType } from '@nestjs/swagger';
import type { ConfigClass } from './load-config.js';

type Combined<Parts extends readonly ConfigClass<object>[]> = Parts extends readonly [
  ConfigClass<infer First>,
  ...infer Rest extends readonly ConfigClass<object>[],
]
  ? First & Combined<Rest>
  : unknown;

const combined = new WeakMap<object, readonly ConfigClass<object>[]>();

/** A configuration with the fields, checks and defaults of all parts, injected for each: `class A extends combinedConfig(B, C) {}`. */
export function combinedConfig<const Parts extends readonly ConfigClass<object>[]>(
  ...parts: Parts
): ConfigClass<Combined<Parts> & object> {
  const whole = IntersectionType(...(parts as unknown as Parameters<typeof IntersectionType>));
  combined.set(whole, parts);
  return whole as unknown as ConfigClass<Combined<Parts> & object>;
}

/** All classes for which this configuration is injected: its own, those that it extends, its parts and theirs. */
export function classesOf(Config: ConfigClass<object>): ConfigClass<object>[] {
  const parts = (combined.get(Config) ?? []).flatMap(classesOf);
  const Base = Object.getPrototypeOf(Config) as ConfigClass<object>;
  const inherited = Base === Function.prototype ? [] : classesOf(Base);
  return [...new Set([Config, ...parts, ...inherited])];
}
