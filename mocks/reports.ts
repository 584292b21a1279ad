/** By path. The API contract lacks these paths. */
const READERS: Readonly<Record<string, (report: unknown) => readonly string[]>> = {
  '/telemetry': telemetryLines,
  '/csp-reports': policyLines,
};

export function takesReports(path: string): boolean {
  return path in READERS;
}

/** If the body is no report, one line says so. */
export function reportLines(path: string, body: string): readonly string[] {
  try {
    return READERS[path]!(JSON.parse(body));
  } catch {
    return [`${path} received what is no report.`];
  }
}

/** Such as 'telemetry 0.1.0: error walking/package TypeError assets/app-1a2b3c4d.js:1:234'. */
function telemetryLines(report: unknown): readonly string[] {
  const { release, events } = report as { release: string; events: readonly object[] };
  return events.map((event) => `telemetry ${release}: ${Object.values(event).flat().join(' ')}`);
}

interface Violation {
  readonly [name: string]: unknown;
}

/** Newer browsers send a list, older ones a single object. */
function policyLines(report: unknown): readonly string[] {
  if (!Array.isArray(report)) {
    const old = (report as { 'csp-report': Violation })['csp-report'];
    return [
      policyLine(old['effective-directive'] ?? old['violated-directive'], old['blocked-uri'], old['document-uri']),
    ];
  }
  return (report as readonly { body: Violation }[]).map(({ body }) =>
    policyLine(body.effectiveDirective, body.blockedURL, body.documentURL),
  );
}

function policyLine(directive: unknown, blocked: unknown, page: unknown): string {
  return `policy: ${String(directive)} refused ${String(blocked)} on ${String(page)}`;
}
