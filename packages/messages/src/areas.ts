import type { Area } from "./catalog/shape.ts";

/** Texts that a visit of the home page begins with: they travel together. */
export const firstAreas = ["shell", "home", "form", "reading"] as const satisfies readonly Area[];

/** Texts that the website never says, but the API, the command line or the web component: a page never fetches them. */
export const otherAreas = [
  "commandLine",
  "energy",
  "errors",
  "life",
  "safety",
  "warranty",
  "widget",
] as const satisfies readonly Area[];
