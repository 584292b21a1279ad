import { minifySync } from 'vite';

/** All of it is downloaded before the first paint. */
export const compactPage = (html: string) =>
  html.replace(/(?<=<script>).*?(?=<\/script>)/s, minified).replaceAll(/^ +/gm, '');

function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`The inline script of index.html: ${errors[0]!.message}`);
  return code;
}
