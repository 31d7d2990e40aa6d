import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HeaterAgeAttributes, HeaterAgeElement, HeaterAgeResult } from "./heater-age.ts";

export * from "./heater-age.ts";

/** Props of `<heater-age>` in React from version 19 on. */
export type HeaterAgeProps = DetailedHTMLProps<HTMLAttributes<HeaterAgeElement>, HeaterAgeElement> &
  HeaterAgeAttributes & {
    "onheater-age-result"?: ((event: CustomEvent<HeaterAgeResult>) => void) | undefined;
  };

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React lists its elements in one
  namespace JSX {
    interface IntrinsicElements {
      "heater-age": HeaterAgeProps;
    }
  }
}
