import { slot, useTranslator, withElements } from "../translator/translator.ts";

/** Renders the brand and numbers that were checked, in a line. */
export function HeaterLine({
  brand,
  serial,
  model = "",
}: {
  /** Name of the brand. Empty for "other". */
  readonly brand: string;
  readonly serial: string;
  readonly model?: string;
}) {
  const { formatMessage } = useTranslator();
  const id =
    brand === "" ? "result.serialOnly" : model === "" ? "result.brandAndSerial" : "result.brandSerialModel";
  return (
    <p class="quiet">
      {withElements(
        formatMessage({ id }, { brand, serial: slot(0), model: slot(1) }),
        <span class="print">{serial}</span>,
        <span class="print">{model}</span>,
      )}
    </p>
  );
}
