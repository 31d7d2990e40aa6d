import type { CheckCode, NoticeControl, NoticeMatch, SafetyNotice, Span } from "@heater-age/decoder/safety";
import {
  type AreaTexts,
  areaTexts,
  isoDateText,
  listFormat,
  stated,
  volume,
} from "@heater-age/messages/format";
import type { Language } from "@heater-age/messages";
import { formatText, translatorIn } from "@heater-age/messages/server";
import type { SafetyCheck } from "./safety-schema.ts";

type Text = AreaTexts<"safety">;

/** The ingredients of a check's text. */
interface Said {
  readonly text: Text;
  readonly language: Language;
  readonly notice: SafetyNotice;
  readonly dates: readonly string[];
}

const either = (language: Language, parts: readonly string[]): string =>
  listFormat(language, "disjunction").format(parts);

/** Returns a range such as "April 2011 – August 2016", or the end that is known. */
function spanText({ text, language }: Said, [from, to]: Span): string {
  const [first, last] = [from, to].map((end) =>
    end === null ? "" : isoDateText(translatorIn(language), end),
  );
  if (last === "") return text("spanFrom", { from: first ?? "" });
  if (first === "") return text("spanTo", { to: last ?? "" });
  return first === last ? (first ?? "") : text("span", { from: first ?? "", to: last ?? "" });
}

/** Returns the markings of an affected gas control, part by part. */
function controlText(said: Said, { maker, models, codes, made }: NoticeControl): string {
  const { text, language } = said;
  const parts = [
    text("controlMaker", { maker }),
    ...(models.length === 0 ? [] : [text("controlModels", { models: either(language, models) })]),
    ...(codes === undefined ? [] : [text("controlCodes", { from: codes[0], to: codes[1] })]),
    ...(codes === undefined && made !== undefined
      ? [text("controlMade", { span: spanText(said, made) })]
      : []),
  ];
  return text("check-gas-control", {
    parts: listFormat(language, "unit").format(parts),
  });
}

function officialPageText({ text, notice: { link, makerPage, phones } }: Said): string {
  if (makerPage !== undefined) return text("officialMaker");
  if (link !== undefined) return text("officialPage");
  return text(phones.length > 0 ? "officialPhone" : "officialNone");
}

function madeText(said: Said): string {
  const { text, language, notice, dates } = said;
  const span =
    notice.made === undefined
      ? either(
          language,
          dates.map((date) => isoDateText(translatorIn(language), date)),
        )
      : spanText(said, notice.made);
  return text("made", { span });
}

const texts: Readonly<Record<CheckCode, (said: Said) => string>> = {
  capacity: ({ text, language, notice: { heater } }) =>
    text("check-capacity", {
      capacities: either(
        language,
        (heater?.capacities ?? []).map((gallons) => volume(translatorIn(language), gallons)),
      ),
    }),
  fuel: ({ text, language, notice: { heater } }) =>
    text("check-fuel", {
      fuels: either(
        language,
        (heater?.fuels ?? []).map((fuel) => formatText(language, "model", `fuel-${fuel}`)),
      ),
    }),
  type: ({ text, language, notice: { heater } }) =>
    text("check-type", {
      types: either(
        language,
        (heater?.types ?? []).map((type) => formatText(language, "model", `type-${type}`)),
      ),
    }),
  "ultra-low-nox": ({ text }) => text("check-ultra-low-nox"),
  "converted-to-propane": ({ text }) => text("check-converted-to-propane"),
  "gas-control": (said) => (said.notice.control === undefined ? "" : controlText(said, said.notice.control)),
  "made-date": madeText,
  "model-number": ({ text, language, notice: { models } }) =>
    models === undefined || models.listed.length === 0
      ? text("modelsUnread")
      : text("check-model-number", { models: either(language, models.listed) }),
  "official-page": officialPageText,
  "sale-date": (said) =>
    said.text("check-sale-date", { span: spanText(said, said.notice.sold ?? [null, null]) }),
  "serial-number": ({ text }) => text("check-serial-number"),
};

const printedOn = ({ models, control }: SafetyNotice, code: CheckCode): readonly string[] =>
  code === "model-number" ? (models?.listed ?? []) : code === "gas-control" ? (control?.models ?? []) : [];

/** Returns the conditions under which a notice covers a heater. Empty if it is known to cover it. */
export function checksOf({ check, notice, dates }: NoticeMatch, language: Language): readonly SafetyCheck[] {
  const text = areaTexts(translatorIn(language), "safety");
  const said = { text, language, notice, dates };
  return check.map((code) => {
    const codes = code === "gas-control" ? notice.control?.codes : undefined;
    return {
      code,
      statement: stated(texts[code](said), notice),
      printed: printedOn(notice, code),
      ...(codes !== undefined && { dateCodes: codes }),
    };
  });
}
