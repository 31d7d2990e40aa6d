export { recordCheck } from "../api/requests.ts";
export { keys, lists } from "../compiled/advice-texts.ts";
export { Advice as View } from "./Advice.tsx";
