export { modelKnowledge } from "@heater-age/decoder/makers";
export { keys, lists } from "../compiled/makers-texts.ts";
export { Makers as View } from "./Makers.tsx";
