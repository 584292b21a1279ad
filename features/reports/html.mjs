import { cucumberReport } from './cucumber-report.mjs';

export default cucumberReport('html', { hasEvidence: true });
