export { keys, lists } from "../compiled/hint-texts.ts";
export { SerialHint as View } from "./SerialHint.tsx";
