import { ParentBasedSampler, type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace';

interface SamplerOptions {
  /** Whether callers are strangers, whose decision counts for nothing. */
  isEdge: boolean;
  /** `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` are looked at. */
  env: NodeJS.ProcessEnv;
}

/**
 * Who is traced is decided once, where a request comes in from outside, by chance and not by the trace's id: a browser
 * may bring an id, and with it could choose to be traced. All behind follow that decision.
 */
export const createSampler = ({ isEdge, env }: SamplerOptions): Sampler => {
  const chance = chanceSampler(ratioOf(env));
  return new ParentBasedSampler({
    root: chance,
    ...(isEdge && { remoteParentSampled: chance, remoteParentNotSampled: chance }),
  });
};

/** From 0 to 1, by the names that OpenTelemetry has for samplers; everything unless told. */
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
