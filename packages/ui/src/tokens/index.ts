export { type Colours, dark, light, type Pair } from "./colours.ts";
export { measure, radius, space, target, text } from "./measures.ts";
