import type { HTMLAttributes } from "svelte/elements";
import type { HeaterAgeAttributes, HeaterAgeElement, HeaterAgeResult } from "./heater-age.ts";

export * from "./heater-age.ts";

/** Props of `<heater-age>` in Svelte from version 5 on. */
export type HeaterAgeProps = HTMLAttributes<HeaterAgeElement> &
  HeaterAgeAttributes & {
    "onheater-age-result"?: ((event: CustomEvent<HeaterAgeResult>) => void) | undefined;
  };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "heater-age": HeaterAgeProps;
  }
}
