import type { CorrectionInput } from "@heater-age/client";
import { sender } from "../../../shared/form-submission/sender.ts";
import { fieldOf } from "./fields.ts";

/** Sends a printed date for review. Never rejects. */
export const deliver = sender({
  call: (client, correction: CorrectionInput, options) => client.corrections.send(correction, options),
  fieldOf,
});
