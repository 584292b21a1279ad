export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(field.value);
    return `The ${what} is copied.`;
  } catch {
    // On plain http, browsers do not let a script copy.
    field.select();
    return `This browser does not let us copy. Copy the selected ${what} yourself.`;
  }
}
