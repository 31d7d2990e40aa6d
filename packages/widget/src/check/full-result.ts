import type { CheckInput } from "@heater-age/decoder/check";

/**
 * Returns the address of the same check on the website, which shows more.
 *
 * @param href Address of the website's page, in any language. Other addresses than http(s) are ignored.
 * @param base Address of the page that the widget is on.
 *
 * @example
 * fullResult("https://heater-age.example/es/", input, location.href);
 * //=> "https://heater-age.example/es/?brand=rheem&serial=RH0504B01826"
 */
export function fullResult(
  href: string,
  { brand, serialNumber }: CheckInput,
  base: string,
): string | undefined {
  if (href === "" || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!["http:", "https:"].includes(url.protocol)) return undefined;
  url.searchParams.set("brand", brand);
  url.searchParams.set("serial", serialNumber.trim().toUpperCase());
  return url.href;
}
