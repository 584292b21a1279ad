/** Copies the address of this page with another query. Resolves to a sentence to show: `copied`, or one with the link if copying fails. */
export async function copyLink(query: string, copied: string): Promise<string> {
  const address = new URL(query, location.href).href;
  return navigator.clipboard.writeText(address).then(() => copied, () => `Copy this link: ${address}`);
}
