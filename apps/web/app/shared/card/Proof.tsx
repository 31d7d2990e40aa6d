import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import type { ShownCheck } from "../check/shown-check.ts";
import * as styles from "../result/card.css.ts";

interface ProofProps {
  readonly language: Language;
  readonly check: ShownCheck;
}

/** Renders links to the rules behind a date and to the form that corrects it, which load the whole page. */
export function Proof({ language, check: { result, label } }: ProofProps) {
  const { brand, serialNumber: serial } = result;
  const query = new URLSearchParams({ brand, serial }).toString();
  const path = pathIn(language, "/accuracy/");
  return (
    <p className={`${styles.proof} ${screenOnly}`}>
      <a href={`${path}?${query}#correction`}>
        <FormattedMessage id="result.wrongDate" />
      </a>
      {brand === otherBrand ? null : (
        <a href={`${path}#${brand}`}>
          <FormattedMessage id="result.allRules" values={{ brand: label }} />
        </a>
      )}
    </p>
  );
}
