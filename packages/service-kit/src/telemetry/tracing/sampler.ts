import { ParentBasedSampler, type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

export interface SamplerOptions {
  /** Whether callers are untrusted: then their sampling decision is ignored. */
  isEdge: boolean;
  /** Reads `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`. */
  env: NodeJS.ProcessEnv;
}

/** The edge decides randomly, not by the trace id, which a browser may choose. All processes behind follow that decision. */
export const createSampler = ({ isEdge, env }: SamplerOptions): Sampler => {
  const chance = chanceSampler(ratioOf(env));
  return new ParentBasedSampler({
    root: chance,
    ...(isEdge && { remoteParentSampled: chance, remoteParentNotSampled: chance }),
  });
};

/** The ratio from 0 to 1 of OpenTelemetry's samplers; 1 by default. */
export const ratioOf = ({
  OTEL_TRACES_SAMPLER: name = 'always_on',
  OTEL_TRACES_SAMPLER_ARG: argument = '1',
}: NodeJS.ProcessEnv): number => {
  if (name.endsWith('always_off')) return 0;
  if (!name.endsWith('traceidratio')) return 1;
  const ratio = Number(argument);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
};

const chanceSampler = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision:
      Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `Chance{${ratio}}`,
});
