export { texts } from "../generated/advice-texts.ts";
export { Advice as View } from "./Advice.tsx";
