export { modelKnowledge } from "@heater-age/decoder/makers";
export { keys, lists } from "../generated/makers-texts.ts";
export { Makers as View } from "./Makers.tsx";
