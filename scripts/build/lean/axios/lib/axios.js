// Without what the app does not import: forms, cancelling, status codes.
import Axios from './core/Axios.js';
import mergeConfig from './core/mergeConfig.js';
import defaults from './defaults/index.js';
import isAxiosError from './helpers/isAxiosError.js';

export default { create: (config) => new Axios(mergeConfig(defaults, config)), isAxiosError };
