import Type from "typebox";
import { textField } from "./fields.ts";

const hex = (digits: number): string => `[\\da-fA-F]{${digits}}`;

/** Pattern of a UUID of any version. */
export const uuidPattern = `^${[8, 4, 4, 4, 12].map(hex).join("-")}$`;

/**
 * Creates the optional field with which a caller names what is stored, so that it is stored once however often it is
 * sent.
 *
 * @param meaning What the id does for the caller, as sentences.
 */
export const requestId = (meaning: string) =>
  Type.Optional(
    textField(
      `A random UUID (version 4), new for each request. ${meaning}`,
      "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e",
      {
        pattern: `^${hex(8)}-${hex(4)}-4${hex(3)}-[89abAB]${hex(3)}-${hex(12)}$`,
      },
    ),
  );
