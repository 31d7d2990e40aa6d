/** Milliseconds after which every browser has read the file. Safari asks the visitor first. */
const READ_WITHIN = 60_000;

/** Downloads a file that was created in the page. */
export function downloadFile(
  content: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
