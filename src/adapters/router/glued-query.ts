/**
 * A path and its query, of an address whose query was glued to the path: '/walking/1%3Futm_source%3Dmail' or '/walking/1&utm_source=mail'
 * (decision R1). No page has these signs in its path. Leaves out what a chat client adds to the end.
 */
export function withoutGluedQuery(pathname: string, search: string): readonly [path: string, search: string] {
  // Some senders escape the whole address once more.
  if (/^[^%&]*%25(?:25)*(?:3F|26)/i.test(pathname)) return withoutGluedQuery(pathname.replace(/%25/g, '%'), search);
  const [, path = pathname, end = ''] = /^(.*?)(?:%3F|%26|&)+(?:amp(?:;|%3B))?(.*)/i.exec(pathname) ?? [];
  const glued = end.replace(/(&|%26)amp(?:;|%3B)/gi, '$1').replace(/(?:[^\w%&=+~/-]|%20|%E2%80%..)+$/i, '');
  // If '=' is escaped too, then so is the whole query. Otherwise only an escaped '&' before a name separates values.
  const query = glued.includes('=')
    ? glued.replace(/%26(?=[\w.-]+=)/gi, '&')
    : glued.replace(/%(?:2[356]|3D)/gi, (sign) => decodeURIComponent(sign));
  const values = [query, search.slice(1)].filter(Boolean).join('&');
  return [path, values && `?${values}`];
}
