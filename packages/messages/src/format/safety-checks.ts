import type { CheckCode, NoticeControl, NoticeMatch, SafetyNotice, Span } from "@heater-age/decoder/safety";
import { type AreaTexts, areaTexts } from "./area-texts.ts";
import { listFormat } from "./formats.ts";
import { isoDateText } from "./iso-dates.ts";
import { volume } from "./measures.ts";
import { type Statement, stated } from "./statement.ts";
import type { Translator } from "./translator.ts";

/** A condition that a person at the heater can check. */
export interface SafetyCheckTexts {
  readonly code: CheckCode;
  readonly statement: Statement;
  readonly printed: readonly string[];
  readonly dateCodes?: readonly string[];
}

interface CheckIngredients {
  readonly text: AreaTexts<"safety">;
  readonly translator: Translator;
  readonly notice: SafetyNotice;
  readonly dates: readonly string[];
}

const either = (translator: Translator, parts: readonly string[]): string =>
  listFormat(translator.locale, "disjunction").format(parts);

/** Returns a range such as "April 2011 – August 2016", or the end that is known. */
function spanText({ text, translator }: CheckIngredients, [from, to]: Span): string {
  const [first, last] = [from, to].map((end) => (end === null ? "" : isoDateText(translator, end)));
  if (last === "") return text("spanFrom", { from: first ?? "" });
  if (first === "") return text("spanTo", { to: last ?? "" });
  return first === last ? (first ?? "") : text("span", { from: first ?? "", to: last ?? "" });
}

/** Returns the markings of an affected gas control, part by part. */
function controlText(ingredients: CheckIngredients, { maker, models, codes, made }: NoticeControl): string {
  const { text, translator } = ingredients;
  const parts = [
    text("controlMaker", { maker }),
    ...(models.length === 0 ? [] : [text("controlModels", { models: either(translator, models) })]),
    ...(codes === undefined ? [] : [text("controlCodes", { from: codes[0], to: codes[1] })]),
    ...(codes === undefined && made !== undefined
      ? [text("controlMade", { span: spanText(ingredients, made) })]
      : []),
  ];
  return text("check-gas-control", {
    parts: listFormat(translator.locale, "unit").format(parts),
  });
}

function officialPageText({ text, notice: { link, makerPage, phones } }: CheckIngredients): string {
  if (makerPage !== undefined) return text("officialMaker");
  if (link !== undefined) return text("officialPage");
  return text(phones.length > 0 ? "officialPhone" : "officialNone");
}

function madeText(ingredients: CheckIngredients): string {
  const { text, translator, notice, dates } = ingredients;
  const span =
    notice.made === undefined
      ? either(
          translator,
          dates.map((date) => isoDateText(translator, date)),
        )
      : spanText(ingredients, notice.made);
  return text("made", { span });
}

const texts: Readonly<Record<CheckCode, (ingredients: CheckIngredients) => string>> = {
  capacity: ({ text, translator, notice: { heater } }) =>
    text("check-capacity", {
      capacities: either(
        translator,
        (heater?.capacities ?? []).map((gallons) => volume(translator, gallons)),
      ),
    }),
  fuel: ({ text, translator, notice: { heater } }) =>
    text("check-fuel", {
      fuels: either(
        translator,
        (heater?.fuels ?? []).map((fuel) => translator.formatMessage({ id: `model.fuel-${fuel}` })),
      ),
    }),
  type: ({ text, translator, notice: { heater } }) =>
    text("check-type", {
      types: either(
        translator,
        (heater?.types ?? []).map((type) => translator.formatMessage({ id: `model.type-${type}` })),
      ),
    }),
  "ultra-low-nox": ({ text }) => text("check-ultra-low-nox"),
  "converted-to-propane": ({ text }) => text("check-converted-to-propane"),
  "gas-control": (ingredients) =>
    ingredients.notice.control === undefined ? "" : controlText(ingredients, ingredients.notice.control),
  "made-date": madeText,
  "model-number": ({ text, translator, notice: { models } }) =>
    models === undefined || models.listed.length === 0
      ? text("modelsUnread")
      : text("check-model-number", { models: either(translator, models.listed) }),
  "official-page": officialPageText,
  "sale-date": (ingredients) =>
    ingredients.text("check-sale-date", {
      span: spanText(ingredients, ingredients.notice.sold ?? [null, null]),
    }),
  "serial-number": ({ text }) => text("check-serial-number"),
};

const printedOn = ({ models, control }: SafetyNotice, code: CheckCode): readonly string[] =>
  code === "model-number" ? (models?.listed ?? []) : code === "gas-control" ? (control?.models ?? []) : [];

/** Returns the conditions under which a notice covers a heater. Empty if it is known to cover it. */

/** Returns the conditions under which a notice covers a heater. Empty if it is known to cover it. */
export function checkTexts(
  translator: Translator,
  { check, notice, dates }: NoticeMatch,
): readonly SafetyCheckTexts[] {
  const ingredients = { text: areaTexts(translator, "safety"), translator, notice, dates };
  return check.map((code) => {
    const codes = code === "gas-control" ? notice.control?.codes : undefined;
    return {
      code,
      statement: stated(texts[code](ingredients), notice),
      printed: printedOn(notice, code),
      ...(codes !== undefined && { dateCodes: codes }),
    };
  });
}
