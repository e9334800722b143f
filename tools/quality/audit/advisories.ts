/** A known hole in a package that we use. */
export interface Advisory {
  /** As everybody calls it: `GHSA-…`. */
  id: string;
  package: string;
  severity: string;
  title: string;
}

/** A hole that is lived with for a while. */
export interface Accepted {
  id: string;
  /** Why it does no harm here. */
  reason: string;
  /** The last day, `2027-01-31`: a hole is looked at again. */
  until: string;
}

export interface Verdict {
  /** Known and not accepted. */
  open: Advisory[];
  /** Accepted until a day that is over. */
  overdue: Accepted[];
  /** Accepted, and not there any more. */
  needless: Accepted[];
}

interface Via {
  url?: string;
  name: string;
  severity: string;
  title: string;
}

interface AuditReport {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { via: (string | Via)[] }>;
}

const SEVERE = new Set(['high', 'critical']);

/** @returns the severe holes of a report of `npm audit --json`; undefined where the registry told nothing */
export function advisoriesIn(report: AuditReport): Advisory[] | undefined {
  if (report.auditReportVersion === undefined || !report.vulnerabilities) return undefined;
  const causes = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object')
    .filter(({ severity }) => SEVERE.has(severity))
    .map(({ url = '', name, severity, title }) => ({
      id: url.slice(url.lastIndexOf('/') + 1),
      package: name,
      severity,
      title,
    }));
  return [...new Map(causes.map((cause) => [`${cause.id} ${cause.package}`, cause])).values()];
}

/** @param today as `2026-11-22` */
export function judge(
  advisories: readonly Advisory[],
  accepted: readonly Accepted[],
  today: string,
): Verdict {
  const known = new Set(advisories.map(({ id }) => id));
  const lasting = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id));
  return {
    open: advisories.filter(({ id }) => !lasting.has(id)),
    overdue: accepted.filter(({ id, until }) => until < today && known.has(id)),
    needless: accepted.filter(({ id }) => !known.has(id)),
  };
}
