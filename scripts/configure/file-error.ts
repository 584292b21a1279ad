/** For an error about a file: a sentence with the path, and advice if there is any. For other errors: the error's message. */
export function explainFileError(error: unknown): string {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return message;
  if (code === 'ENOENT') return `'${path}' is missing: copy the whole build again, with its folder .deploy.`;
  if (['EACCES', 'EPERM'].includes(code)) return `'${path}' may not be read or written by this user: make it yours with 'chown', allow it with 'chmod u+rw', or run the command as its owner.`;
  return `'${path}' cannot be read or written (${code}).`;
}
