export { entryOf } from "@heater-age/messages/format";
