// Without basic authentication, cookies, queries and forms: the app signs calls with a token and sends JSON to paths below its base.
import AxiosHeaders from '../core/AxiosHeaders.js';

export default (config) => ({ ...config, url: config.baseURL + config.url, headers: AxiosHeaders.from(config.headers) });
