// All supported browsers have XMLHttpRequest, which alone tells an upload's progress everywhere.
import xhr from './xhr.js';

export default { getAdapter: () => xhr };
