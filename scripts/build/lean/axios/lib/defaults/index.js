// Without conversions of bodies: the app's calls set their own.
export default { timeout: 0, headers: { common: { Accept: 'application/json, text/plain, */*' } } };
