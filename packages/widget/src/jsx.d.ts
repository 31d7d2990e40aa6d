// oxlint-disable typescript/ban-ts-comment -- a page has one of the frameworks, and no error for the others
import type { HeaterAgeAttributes, HeaterAgeElement, HeaterAgeResult } from "./heater-age.ts";

export * from "./heater-age.ts";

/** Props of `<heater-age>` in JSX. */
export interface HeaterAgeProps extends HeaterAgeAttributes {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly style?: object | string | undefined;
  readonly key?: string | number | undefined;
  readonly ref?:
    { current: HeaterAgeElement | null } | ((element: HeaterAgeElement | null) => void) | undefined;
  /** What is shown until the widget is ready. */
  readonly children?: unknown;
  /** In React 19 and Preact. */
  readonly "onheater-age-result"?: ((event: CustomEvent<HeaterAgeResult>) => void) | undefined;
  /** In Solid. */
  readonly "on:heater-age-result"?: ((event: CustomEvent<HeaterAgeResult>) => void) | undefined;
}

interface Elements {
  "heater-age": HeaterAgeProps;
}

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
// @ts-ignore
declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
// @ts-ignore
declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
