export { modelKnowledge } from "@heater-age/decoder/makers";
export { Makers } from "./Makers.tsx";
