import { expect, it } from "vitest";
import { editSerial } from "./typing.ts";

it.each(["ß", "é", "🔥", "\u{0}", "§", "А"])("drops %j, which is on no label", (character) => {
  expect(editSerial("RH05", `RH05${character}`)).toBe("RH05");
  expect(editSerial("", `R${character}H`)).toBe("RH");
});
