import { advised } from './advised.mjs';

export default advised('html', { hasEvidence: true });
