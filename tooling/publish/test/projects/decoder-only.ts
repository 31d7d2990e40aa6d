// Compiled with only the language's standard library: no browser, no Node.js.
import { type Brand, type Decoding, age, brands, decode, identify, isBrand } from "@heater-age/decoder";
import { rheem } from "@heater-age/decoder/brands/rheem";

const decoding: Decoding = decode(rheem, "RH0504B01826", { today: "2026-11-20" });
if (decoding.status === "decoded") age(decoding.candidates[0].date, "2026-11-20").months satisfies number;

export const heaters: readonly { readonly brand: Brand }[] = identify("BH6511396", { today: "2026-11-20" });
export const label = (text: string): string => (isBrand(text) ? brands[text].label : text);

// @ts-expect-error -- the day is required
decode(rheem, "RH0504B01826");
// @ts-expect-error -- there is no such brand
export const unknown: unknown = brands["no-such-brand"];
