import { advised } from './advised.mjs';

export default advised('summary', { hasEvidence: false });
