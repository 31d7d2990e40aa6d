import { findBrand } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { PlateDrawing } from "../guide/PlateDrawing.tsx";
import { languageAt } from "../texts/language.ts";
import { WithTexts } from "../texts/WithTexts.tsx";
import * as styles from "./PlatePicture.css.ts";

/** Renders where heaters of a brand have their rating plate. */
export function PlatePicture({ brand }: { readonly brand: string }) {
  const language = languageAt(useLocation().pathname);
  return (
    <WithTexts language={language} areas={["problems"]} otherwise="without">
      <Place brand={brand} />
    </WithTexts>
  );
}

function Place({ brand }: { readonly brand: string }) {
  const { formatMessage } = useIntl();
  const plate = findBrand(brand)?.plate ?? "unknown";
  return (
    <div className={styles.place}>
      <PlateDrawing plate={plate} />
      <p>{formatMessage({ id: `problems.${plate}` })}</p>
    </div>
  );
}
