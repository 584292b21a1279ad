// Without deep copies: the app's calls have no option that is an object, except headers.
export default (base, config) => ({ ...base, ...config, headers: { ...base.headers, ...config.headers } });
