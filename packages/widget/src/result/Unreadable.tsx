import type { Decoding, Problem } from "@heater-age/decoder";
import type { ComponentChildren } from "preact";
import type { CheckInput, Outcome, PossibleBrand } from "../check/run-check.ts";
import { datesText } from "../view/reading.ts";
import { filled, type Speech, useSpeech, withElements } from "../translator/translator.ts";
import { BrandChips } from "../view/BrandChips.tsx";

/** What the problem takes. */
export interface UnreadableProps {
  readonly outcome: Outcome;
  readonly problem: Problem;
  /** Checks the number that another reading needs. */
  readonly onTry: (change: Partial<CheckInput>) => void;
  /** What is said later right beneath the heading. */
  readonly children: ComponentChildren;
}

const LIKELIEST = 5;

/** No single date: why, and everything that may lead to one. */
export function Unreadable({ outcome, problem, onTry, children }: UnreadableProps) {
  const speech = useSpeech();
  const { texts } = speech;
  const { input, label, possible } = outcome;
  const readable = readableBrands(outcome);
  const isModel = problem.code === "looks-like-model";
  const brands = possible === undefined ? problem.brands.slice(0, LIKELIEST) : [];
  return (
    <>
      <div class="answer">
        <div class="head">
          <h2 class="title" part="verdict" id="result" tabIndex={-1}>
            {readable.length > 0 ? texts.result.identifyHeading : texts.result.unreadableTitle}
          </h2>
          <p>{whyText(speech, outcome, problem)}</p>
          <p class="quiet">
            {withElements(
              (serial) =>
                label === ""
                  ? texts.result.serialOnly({ serial })
                  : texts.result.brandAndSerial({ brand: label, serial }),
              <span class="print">{input.serial}</span>,
            )}
          </p>
          {children}
        </div>

        {problem.repairs.length === 0 ? null : (
          <section class="section" part="section">
            <h3>{texts.result.repairsHeading}</h3>
            <p class="quiet">{texts.result.repairsText}</p>
            <ul class="rows" role="list">
              {problem.repairs.map(({ serial, decoding }) => (
                <li key={serial}>
                  <button class="row" part="choice" type="button" onClick={() => onTry({ serial })}>
                    <Repaired serial={serial} typed={input.serial} />{" "}
                    <span class="quiet">{datesOf(speech, decoding)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}

        {readable.length === 0 ? null : (
          <section class="section" part="section">
            <p class="quiet">{texts.result.identifyText}</p>
            <ul class="others" role="list">
              {byDates(speech, readable).map(([dates, brandsOfDates]) => (
                <li key={dates}>
                  <p>
                    <strong>{dates}</strong>
                  </p>
                  <BrandChips brands={brandsOfDates.map(({ slug }) => slug)} onTry={onTry} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {brands.length === 0 ? null : (
          <section class="section" part="section">
            <h3>{texts.result.brandsHeading}</h3>
            <p class="quiet">{texts.result.brandsText}</p>
            <BrandChips brands={brands} onTry={onTry} tries />
          </section>
        )}
      </div>
      <div class="advice">
        <section class="section" part="section">
          <h3>{texts.result.tipsHeading}</h3>
          <ul class="tips">
            <li>{texts.result.tipPlate({ place: texts.problems[outcome.plate] })}</li>
            <li>{texts.result.tipCharacters}</li>
            {label === "" ? null : <li>{texts.result.tipBrand}</li>}
            <li>{isModel ? texts.result.tipModelField : texts.result.tipModel}</li>
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
function whyText({ texts }: Speech, outcome: Outcome, { code }: Problem): string {
  const { label: brand, withoutFormat, possible } = outcome;
  if (withoutFormat === "no-public-rule" || withoutFormat === "private-label") {
    return texts.problems[withoutFormat]({ brand });
  }
  if (possible === undefined || code === "looks-like-model") return filled(texts.problems[code], { brand });
  return texts.problems[readableBrands(outcome).length > 0 ? "other-some" : "other-none"];
}

/** Brands under which the number means the same, likeliest first. */
function byDates(
  speech: Speech,
  brands: readonly PossibleBrand[],
): readonly (readonly [dates: string, brands: readonly PossibleBrand[]])[] {
  const read = brands.map((brand) => ({ brand, dates: datesOf(speech, brand.decoding) }));
  return [...new Set(read.map(({ dates }) => dates))].map((dates) => [
    dates,
    read.filter((one) => one.dates === dates).map(({ brand }) => brand),
  ]);
}

const datesOf = (speech: Speech, decoding: Decoding): string =>
  decoding.status === "unreadable" ? "" : datesText(speech, decoding.candidates);
