import { request } from 'undici';

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Metrics {
  /** All series that there may be, also where nothing has been measured yet. */
  names: Set<string>;
  samples: Sample[];
}

/** Reads the metrics of a process at its METRICS_PORT, in the text format of Prometheus. */
export const readMetrics = async (url: string): Promise<Metrics> => {
  const { statusCode, body } = await request(url);
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  const names = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    const [, name = '', type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
    if (type === 'histogram')
      for (const end of ['bucket', 'sum', 'count']) names.add(`${name}_${end}`);
    else if (type) names.add(name);
    const [, sample, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (sample) samples.push({ name: sample, labels: labelsOf(labels), value: Number(value) });
  }
  return { names, samples };
};

const labelsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
