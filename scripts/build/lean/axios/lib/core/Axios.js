// Without interceptors, methods such as `get`, and checks of the options, which TypeScript makes.
import AxiosHeaders from './AxiosHeaders.js';
import dispatchRequest from './dispatchRequest.js';
import mergeConfig from './mergeConfig.js';

export default class Axios {
  constructor(defaults) {
    this.defaults = defaults;
  }

  async request(call) {
    const config = mergeConfig(this.defaults, call);
    const { common, ...own } = config.headers;
    return dispatchRequest({ ...config, method: config.method.toLowerCase(), headers: AxiosHeaders.concat(common, own) });
  }
}
