export function hasWords(text: string, words: string): boolean {
  return patternOf(words).test(text);
}

export function beginsWithWords(text: string, words: string): boolean {
  return text.startsWith(words) && patternOf(words).exec(text)?.index === 0;
}

function patternOf(words: string): RegExp {
  const escaped = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`${/^\w/.test(words) ? '\\b' : ''}${escaped}${/\w$/.test(words) ? '\\b' : ''}`);
}
