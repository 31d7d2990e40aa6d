import type { ContactInput } from "@heater-age/client";
import { sender } from "../../shared/forms/sender.ts";
import { findField } from "./fields.ts";

/** Sends a message to the operator. Never rejects. */
export const deliver = sender({
  call: (client, message: ContactInput, options) => client.contact.send(message, options),
  findField,
});
