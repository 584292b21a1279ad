import { lookAt } from './look';
import { STATES, isFullest } from './states';

lookAt(STATES.filter(isFullest));
