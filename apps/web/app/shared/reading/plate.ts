export { meaningTexts, plateParts, toneOf } from "@heater-age/messages/format";
