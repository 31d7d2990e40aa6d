export { keys, lists } from "../generated/hint-texts.ts";
export { SerialHint as View } from "./SerialHint.tsx";
