import type { Messages } from "../catalog/shape.ts";
import type { kindNames } from "./advice.ts";
import { areaTexts } from "./area-texts.ts";
import { electricEnergy, factor, gasEnergy, span, volume } from "./measures.ts";
import { concluded, type Statement, stated, type StatementSource } from "./statement.ts";
import type { Translator } from "./translator.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

type Assumption = keyof Messages["energy"] extends infer Key
  ? Key extends `assume-${infer Code}`
    ? Code
    : never
  : never;

/** Energy that a heater uses in a year. Without `kWh` it is unknown. */
export interface HeaterEnergyCodes {
  readonly type: keyof typeof kindNames;
  /** This heater's rating, an average heater in real use, or a new heater's rating. */
  readonly of: "average-heater" | "new-heater" | "this-heater";
  readonly kWh?: Range;
  /** Of gas heaters. */
  readonly therms?: Range;
  /** At the prices of EnergyGuide labels. */
  readonly dollars?: Range;
  readonly uef?: Range;
  /** Cost of a replacement including installation, in US dollars of 2023. */
  readonly replacementDollars?: number;
  readonly assumptions: readonly Assumption[];
  readonly sources: readonly StatementSource[];
  readonly confidence?: Statement["confidence"];
}

/** A year's energy costs of a heater and of new ones. */
export interface EnergyCodes {
  readonly missing?: "no-figures" | "no-type";
  /** Absent without costs. */
  readonly prices?: Pick<Statement, "confidence" | "sources"> & {
    readonly perKWh: number;
    readonly perTherm: number;
  };
  readonly present?: HeaterEnergyCodes;
  readonly heaters: readonly HeaterEnergyCodes[];
  /** Source of the comparison of ratings. */
  readonly rating: StatementSource;
  /** US gallons of hot water a day. */
  readonly gallonsPerDay: number;
}

/** A year's amount, with its unit in `text`. */
interface Amount extends Range {
  readonly text: string;
}

/** Energy that a heater uses in a year, in words. */
export interface HeaterEnergyTexts extends Pick<HeaterEnergyCodes, "of" | "type"> {
  readonly kWh?: Amount;
  readonly cost?: Amount;
  readonly statement: Statement;
  readonly installed?: Statement;
}

/** A year's energy costs in words. */
export interface EnergyTexts {
  readonly missing?: string;
  readonly text?: string;
  readonly currency?: string;
  readonly prices: readonly Statement[];
  readonly present?: HeaterEnergyTexts;
  readonly heaters: readonly HeaterEnergyTexts[];
  readonly measures?: Statement;
}

const money = (translator: Translator, { from, to }: Range, maximumFractionDigits = 0): string =>
  span(translator, [from, to], { style: "currency", currency: "USD", maximumFractionDigits });

const energyText = (translator: Translator, kWh: Range, therms: Range | undefined): string =>
  therms === undefined
    ? electricEnergy(translator, [kWh.from, kWh.to])
    : gasEnergy(translator, [
        { kWh: kWh.from, therms: therms.from },
        { kWh: kWh.to, therms: therms.to },
      ]);

/** Returns the energy and cost of a heater in words. */
function heaterTexts(
  translator: Translator,
  heater: HeaterEnergyCodes,
  gallonsPerDay: number,
): HeaterEnergyTexts {
  const text = areaTexts(translator, "energy");
  const { type, of, kWh, therms, dollars, uef, replacementDollars, confidence, sources } = heater;
  if (kWh === undefined) return { type, of, statement: concluded(text("unknown")) };
  const value = energyText(translator, kWh, therms);
  const cost = dollars && { ...dollars, text: money(translator, dollars) };
  const rated = uef && span(translator, [uef.from, uef.to], { minimumFractionDigits: 2 });
  const used =
    of === "new-heater"
      ? text("new", { factor: rated ?? "", value })
      : text(of === "this-heater" ? "present" : "presentAverage", { value });
  const assumptions = heater.assumptions.map((code) =>
    text(`assume-${code}`, { volume: volume(translator, gallonsPerDay) }),
  );
  if (of === "this-heater" && uef !== undefined)
    assumptions.unshift(text("uefOfModel", { value: factor(translator, uef.from) }));
  const price = replacementDollars && money(translator, { from: replacementDollars, to: replacementDollars });
  return {
    type,
    of,
    kWh: { ...kWh, text: value },
    ...(cost && { cost }),
    statement: concluded(cost === undefined ? used : `${used} ${text("cost", { value: cost.text })}`, {
      assumption: assumptions.join(" "),
      sources,
      confidence,
    }),
    ...(price && {
      installed: stated(text("installed", { value: price }), { sources: sources.slice(0, 1), confidence }),
    }),
  };
}

/** Returns a year's energy costs in words, with their basis. */
export function energyTexts(translator: Translator, codes: EnergyCodes) {
  const { missing, prices, present, heaters, rating, gallonsPerDay } = codes;
  const text = areaTexts(translator, "energy");
  const price = (value: number) => ({ value: money(translator, { from: value, to: value }, 4) });
  const toTexts = (heater: HeaterEnergyCodes) => heaterTexts(translator, heater, gallonsPerDay);
  return {
    ...(missing && { missing, text: text(missing) }),
    ...(prices && { currency: "USD" }),
    prices:
      prices === undefined
        ? []
        : [
            stated(text("electricityPrice", price(prices.perKWh)), prices),
            stated(text("gasPriceTherm", price(prices.perTherm)), prices),
          ],
    ...(present && { present: toTexts(present) }),
    heaters: heaters.map(toTexts),
    ...(present?.of === "average-heater" && {
      measures: concluded(text("measures"), {
        assumption: text("assume-typical-use"),
        sources: [rating],
      }),
    }),
  };
}
