export { makerTexts as texts } from "../generated/maker-texts.ts";
export { Makers as View } from "./Makers.tsx";
