export { recordCheck } from "../api/requests.ts";
export { keys, lists } from "../generated/advice-texts.ts";
export { Advice as View } from "./Advice.tsx";
