import type { HTMLAttributes, VNodeProps } from "vue";
import type { HeaterAgeAttributes, HeaterAgeElement, HeaterAgeResult } from "./heater-age.ts";

export * from "./heater-age.ts";

/** Props of `<heater-age>` in Vue from version 3.3 on. */
export type HeaterAgeProps = HTMLAttributes & VNodeProps & HeaterAgeAttributes;

declare module "vue" {
  interface GlobalComponents {
    "heater-age": new () => HeaterAgeElement & {
      /** Only for the types of templates, where Vue looks for them. */
      $props: HeaterAgeProps;
      $emit: (name: "heater-age-result", event: CustomEvent<HeaterAgeResult>) => void;
    };
  }
}
