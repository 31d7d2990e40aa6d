import type { CheckInput } from "./run-check.ts";

/**
 * Address of the same check on the website, which has more to say of it.
 *
 * @param href Address of the website's page, in whichever language. Only the web is led to.
 * @param base Address of the page that the widget stands on.
 *
 * @example
 * fullResult("https://heater-age.example/es/", { brand: "rheem", serial: "RH0504B01826", model: "" }, location.href);
 * //=> "https://heater-age.example/es/?brand=rheem&serial=RH0504B01826"
 */
export function fullResult(
  href: string,
  { brand, serial, model }: CheckInput,
  base: string,
): string | undefined {
  if (href === "" || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!["http:", "https:"].includes(url.protocol)) return undefined;
  url.searchParams.set("brand", brand);
  url.searchParams.set("serial", serial);
  if (model !== "") url.searchParams.set("model", model);
  return url.href;
}
