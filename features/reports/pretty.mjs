import { advised } from './advised.mjs';

export default advised('pretty', { hasEvidence: false });
