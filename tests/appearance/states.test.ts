import { lookAt } from './look';
import { STATES } from './states';

lookAt(STATES);
