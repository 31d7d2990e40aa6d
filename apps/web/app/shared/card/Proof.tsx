import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { findBrandPath } from "../check/choices.ts";
import * as styles from "../result/card.css.ts";
import type { Heater } from "../result/heater.ts";

/** Renders a link to the form where another date can be sent, and to the page with the rules of the brand. */
export function Proof({ heater: { language, check, choices } }: { readonly heater: Heater }) {
  const { result, label } = check;
  const { brand, serialNumber: serial, modelNumber: model } = result;
  const query = new URLSearchParams({ brand: label, serial, ...(model === "" ? {} : { model }) });
  const path = findBrandPath(choices, brand);
  return (
    <p className={`${styles.proof} ${screenOnly}`}>
      <Link to={`${pathIn(language, "/contact/")}?${query.toString()}`}>
        <FormattedMessage id="result.wrongDate" />
      </Link>
      {path === undefined ? null : (
        <Link to={pathIn(language, path)}>
          <FormattedMessage id="result.allRules" values={{ brand: label }} />
        </Link>
      )}
    </p>
  );
}
