import { cucumberReport } from './cucumber-report.mjs';

export default cucumberReport('summary', { hasEvidence: false });
