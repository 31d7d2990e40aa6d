export { texts } from "../generated/makers-texts.ts";
export { Makers as View } from "./Makers.tsx";
