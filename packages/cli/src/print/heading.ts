import { findBrand } from "@heater-age/decoder";
import type { DatedResult, UndatedResult } from "../check/check-result.ts";
import type { Translator } from "../texts/translator.ts";

/** Returns brand, serial number and model number in one line. */
export function heading({ texts }: Translator, result: DatedResult | UndatedResult): string {
  const { serialNumber: serial, modelNumber: model } = result;
  const brand = findBrand(result.brand)?.label;
  if (brand === undefined) return texts.result.serialOnly({ serial });
  return model === ""
    ? texts.result.brandAndSerial({ brand, serial })
    : texts.result.brandSerialModel({ brand, serial, model });
}
