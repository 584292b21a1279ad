import { cucumberReport } from './cucumber-report.mjs';

export default cucumberReport('pretty', { hasEvidence: false });
