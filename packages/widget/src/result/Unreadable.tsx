import type { Decoding, Problem } from "@heater-age/decoder";
import { datesText, problemText } from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import type { CheckInput, Outcome, PossibleBrand } from "../check/run-check.ts";
import { type Translator, useTranslator, withElements } from "../translator/translator.ts";
import { BrandChips } from "../view/BrandChips.tsx";

const mostBrands = 5;

/** No single date: why, and everything that may lead to one. */
export function Unreadable({
  outcome,
  problem,
  onTry,
  children,
}: {
  readonly outcome: Outcome;
  readonly problem: Problem;
  /** Checks the number that another reading needs. */
  readonly onTry: (change: Partial<CheckInput>) => void;
  /** Beneath the heading. */
  readonly children: ComponentChildren;
}) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const { input, label, possible } = outcome;
  const readable = readableBrands(outcome);
  const brands = possible === undefined ? problem.brands.slice(0, mostBrands) : [];
  return (
    <>
      <div class="answer">
        <div class="head">
          <h2 class="title" part="verdict" id="result" tabIndex={-1}>
            {formatMessage({ id: readable.length > 0 ? "result.identifyHeading" : "result.unreadableTitle" })}
          </h2>
          <p>{whyText(translator, outcome, problem)}</p>
          <p class="quiet">
            {withElements(
              (serial) =>
                label === ""
                  ? formatMessage({ id: "result.serialOnly" }, { serial })
                  : formatMessage({ id: "result.brandAndSerial" }, { brand: label, serial }),
              <span class="print">{input.serial}</span>,
            )}
          </p>
          {children}
        </div>

        {problem.repairs.length === 0 ? null : (
          <section class="section" part="section">
            <h3>{formatMessage({ id: "result.repairsHeading" })}</h3>
            <p class="quiet">{formatMessage({ id: "result.repairsText" })}</p>
            <ul class="rows" role="list">
              {problem.repairs.map(({ serial, decoding }) => (
                <li key={serial}>
                  <button class="row" part="choice" type="button" onClick={() => onTry({ serial })}>
                    <Repaired serial={serial} typed={input.serial} />{" "}
                    <span class="quiet">{datesOf(translator, decoding)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}

        {readable.length === 0 ? null : (
          <section class="section" part="section">
            <p class="quiet">{formatMessage({ id: "result.identifyText" })}</p>
            <ul class="others" role="list">
              {[...Map.groupBy(readable, ({ decoding }) => datesOf(translator, decoding))].map(
                ([dates, sameDates]) => (
                  <li key={dates}>
                    <p>
                      <strong>{dates}</strong>
                    </p>
                    <BrandChips brands={sameDates.map(({ slug }) => slug)} onTry={onTry} />
                  </li>
                ),
              )}
            </ul>
          </section>
        )}

        {brands.length === 0 ? null : (
          <section class="section" part="section">
            <h3>{formatMessage({ id: "result.brandsHeading" })}</h3>
            <p class="quiet">{formatMessage({ id: "result.brandsText" })}</p>
            <BrandChips brands={brands} onTry={onTry} isSentence />
          </section>
        )}
      </div>
      <div class="advice">
        <section class="section" part="section">
          <h3>{formatMessage({ id: "result.tipsHeading" })}</h3>
          <ul class="tips">
            <li>
              {formatMessage(
                { id: "result.tipPlate" },
                { place: formatMessage({ id: `problems.${outcome.plate}` }) },
              )}
            </li>
            <li>{formatMessage({ id: "result.tipCharacters" })}</li>
            {label === "" ? null : <li>{formatMessage({ id: "result.tipBrand" })}</li>}
            <li>
              {formatMessage({
                id: problem.code === "looks-like-model" ? "result.tipModelField" : "result.tipModel",
              })}
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

/** A repaired number with the exchanged characters picked out. */
function Repaired({ serial, typed }: { readonly serial: string; readonly typed: string }) {
  return (
    <span class="print">
      {[...serial].map((character, index) =>
        character === typed[index] ? character : <mark key={index}>{character}</mark>,
      )}
    </span>
  );
}

/** The brands under which the number has a date, likeliest first. */
const readableBrands = ({ possible = [] }: Outcome): readonly PossibleBrand[] =>
  possible.filter(({ decoding }) => decoding.status !== "unreadable");

/** Why there is no single date, in a sentence or two. */
function whyText(translator: Translator, outcome: Outcome, { code }: Problem): string {
  const { label, withoutFormat, possible } = outcome;
  if (withoutFormat === "no-public-rule" || withoutFormat === "private-label")
    return problemText(translator, withoutFormat, label);
  if (possible === undefined || code === "looks-like-model") return problemText(translator, code, label);
  return problemText(translator, readableBrands(outcome).length > 0 ? "brand-open" : code, undefined);
}

const datesOf = (translator: Translator, decoding: Decoding): string =>
  decoding.status === "unreadable" ? "" : datesText(translator, decoding.candidates);
