import { findBrand } from "@heater-age/decoder";
import { useIntl } from "react-intl";
import { PlateDrawing } from "../shared/guide/PlateDrawing.tsx";
import * as styles from "./PlatePicture.css.ts";

/** Renders where heaters of a brand have their rating plate. */
export function PlatePicture({ brand }: { readonly brand: string }) {
  const { formatMessage } = useIntl();
  const plate = findBrand(brand)?.plate ?? "unknown";
  return (
    <div className={styles.place}>
      <PlateDrawing plate={plate} />
      <p>{formatMessage({ id: `problems.${plate}` })}</p>
    </div>
  );
}
