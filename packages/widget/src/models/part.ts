export { looksLikeModel, unlessModel } from "@heater-age/decoder/models";
