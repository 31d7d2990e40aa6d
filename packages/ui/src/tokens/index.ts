export { type Colours, dark, light, type Pair } from "./colours.ts";
export { contrast } from "./contrast.ts";
export { measure, radius, space, target, text } from "./measures.ts";
