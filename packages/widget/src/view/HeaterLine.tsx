import { slot, useTranslator, withElements } from "../translator/translator.ts";

/** Renders the brand and the number that were checked, in a line. */
export function HeaterLine({
  brand,
  serial,
}: {
  /** Name of the brand. Empty for "other". */
  readonly brand: string;
  readonly serial: string;
}) {
  const { formatMessage } = useTranslator();
  const id = brand === "" ? "result.serialOnly" : "result.brandAndSerial";
  return (
    <p class="quiet">
      {withElements(formatMessage({ id }, { brand, serial: slot(0) }), <span class="print">{serial}</span>)}
    </p>
  );
}
