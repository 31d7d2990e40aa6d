import type { Language } from "@heater-age/messages";
import { Fold } from "@heater-age/ui/Fold";
import { FormattedMessage } from "react-intl";
import { WithTexts } from "../../../shared/texts/WithTexts.tsx";
import { BrandSection } from "./BrandSection.tsx";
import { Claims } from "./Claims.tsx";
import { Figures } from "./Figures.tsx";
import { Heaters } from "./Heaters.tsx";
import { datedHeaters, knownTally } from "./heaters-of.ts";
import { proofOf } from "./proof-of.ts";
import * as styles from "./proof.css.ts";

const areas = ["proof", "guide", "reading", "reasons", "problems", "result"] as const;

/** Props of the proof. */
export interface ProofProps {
  readonly language: Language;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/**
 * Renders the evidence for the rules. It is long and not interactive, so it is only rendered on the server, and
 * neither its scripts nor its data are in the browser.
 */
export function Proof({ language, today }: ProofProps) {
  return (
    <WithTexts language={language} areas={areas}>
      <Content language={language} today={today} />
    </WithTexts>
  );
}

function Content({ language, today }: ProofProps) {
  const { overview, brands } = proofOf(today);
  const heaters = datedHeaters(today);
  return (
    <>
      <Figures overview={overview} known={knownTally(heaters)} />
      <p className={styles.intro}>
        <FormattedMessage id="proof.photos" />
      </p>
      <Fold heading={<FormattedMessage id="proof.heaters" />} folded>
        <Heaters heaters={heaters} />
      </Fold>
      <Fold heading={<FormattedMessage id="proof.brands" />} folded>
        <div className={styles.brands} id="brands">
          {brands.map((brand) => (
            <BrandSection key={brand.slug} brand={brand} language={language} />
          ))}
        </div>
      </Fold>
      <Claims language={language} />
    </>
  );
}
