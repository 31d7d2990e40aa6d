import { plateCharacters } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { editSerial } from "./typing.ts";

describe("editSerial", () => {
  it("keeps the pasted text beside the displayed text", () => {
    const typed = editSerial("", "04.05-123456");
    expect(typed).toBe("04.05-123456");
    expect(plateCharacters(typed)).toBe("0405123456");
  });

  it("keeps dots and dashes outside an edit", () => {
    expect(editSerial("04.05-123456", "0405123457")).toBe("04.05-123457");
    expect(editSerial("04.05-123456", "04051234567")).toBe("04.05-1234567");
  });

  it.each(["ß", "é", "🔥", "\u{0}", "§", "А"])("drops %j, which is on no label", (character) => {
    expect(editSerial("RH05", `RH05${character}`)).toBe("RH05");
    expect(editSerial("", `R${character}H`)).toBe("RH");
  });
});
