/** A text with isolated names (see `isolated`). On a page an element isolates each, so that a screen reader, a search and a copy get no marks. */
export function TextWithNames({ text }: { text: string }) {
  // No line breaks inside '6:00 AM'.
  const unbroken = text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
  return (
    // The key draws the text anew when it changes, because a translator may have replaced its parts.
    <span key={text}>
      {unbroken.split(/\u2068(.*?)\u2069/s).map((part, index) => (index % 2 ? <bdi key={index}>{part}</bdi> : part))}
    </span>
  );
}
