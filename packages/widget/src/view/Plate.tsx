import type { PlatePart } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";

const measureSize = (length: number) => (length <= 10 ? "short" : length <= 13 ? "medium" : "long");

/** Renders a serial number like a rating plate, with each run of characters tinted and labeled with its meaning. */
export function Plate({ serial, parts }: { readonly serial: string; readonly parts: readonly PlatePart[] }) {
  const { formatMessage } = useTranslator();
  return (
    <div
      class="plate"
      part="plate"
      role="group"
      aria-label={formatMessage({ id: "reading.plateLabel" }, { serial })}
    >
      <p class="plate-title">{formatMessage({ id: "reading.plateTitle" })}</p>
      <ol class={`plate-parts ${measureSize(serial.length)}`} role="list">
        {parts.map(({ from, text, tone, meaning, value }) => (
          <li key={from} class={`plate-part ${tone}`}>
            <span class="characters">{text}</span>{" "}
            <span class="meaning">
              {meaning} {value !== undefined && <span class="value">{value}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
