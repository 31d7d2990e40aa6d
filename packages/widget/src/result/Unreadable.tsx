import type { CheckInput, Reading } from "@heater-age/decoder/check";
import { datesText, equipmentText, problemText } from "@heater-age/messages/format";
import type { ShownResult } from "../check/run-check.ts";
import { useTranslator } from "../translator/translator.ts";
import { BrandChips } from "../view/BrandChips.tsx";
import { HeaterLine } from "../view/HeaterLine.tsx";
import { Section } from "../view/Section.tsx";

const maxBrands = 5;

/** Renders why there is no single date, and everything that may lead to one. */
export function Unreadable({
  result: { serialNumber, label, problem },
  onTry,
}: {
  readonly result: Extract<ShownResult, { readonly success: false }>;
  /** Checks the heater with changed fields. */
  readonly onTry: (change: Partial<CheckInput>) => void;
}) {
  const translator = useTranslator();
  const { formatMessage } = translator;
  const { equipment, repairs, readings } = problem;
  const listDates = ({ candidates }: Reading) => datesText(translator, candidates);
  const brands = readings.length === 0 ? problem.brands.slice(0, maxBrands) : [];
  return (
    <div class="answer">
      <div class="head">
        <h2 class="title" part="verdict" id="result" tabIndex={-1}>
          {formatMessage({ id: readings.length > 0 ? "result.identifyHeading" : "result.unreadableTitle" })}
        </h2>
        <p>{equipmentText(translator, equipment) ?? problemText(translator, problem, label || undefined)}</p>
        <HeaterLine brand={label} serial={serialNumber} />
      </div>

      {repairs.length > 0 && (
        <Section heading="result.repairsHeading">
          <ul class="rows" role="list">
            {repairs.map(({ serial, decoding }) => (
              <li key={serial}>
                <button
                  class="row"
                  part="choice"
                  type="button"
                  onClick={() => onTry({ serialNumber: serial })}
                >
                  <Repaired serial={serial} typed={serialNumber} />{" "}
                  <span class="quiet">{listDates(decoding)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}

      {readings.length > 0 && (
        <section class="section" part="section">
          <ul class="others" role="list">
            {[...Map.groupBy(readings, ({ decoding }) => listDates(decoding))].map(([dates, sameDates]) => (
              <li key={dates}>
                <p>
                  <strong>{dates}</strong>
                </p>
                <BrandChips brands={sameDates.map(({ brand }) => brand)} onTry={onTry} />
              </li>
            ))}
          </ul>
        </section>
      )}

      {brands.length > 0 && (
        <Section heading="result.brandsHeading">
          <BrandChips brands={brands} onTry={onTry} isSentence />
        </Section>
      )}
    </div>
  );
}

/** Renders a repaired number with the changed characters highlighted. */
function Repaired({ serial, typed }: { readonly serial: string; readonly typed: string }) {
  return (
    <span class="print">
      {[...serial].map((character, index) =>
        character === typed[index] ? character : <mark key={index}>{character}</mark>,
      )}
    </span>
  );
}
