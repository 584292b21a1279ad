// The app sends all calls by XMLHttpRequest: all supported browsers have it, and only it reports an upload's progress in all of them.
import xhr from './xhr.js';

export default { getAdapter: () => xhr };
